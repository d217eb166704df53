package tabuleiro.lab.study;

/**
 * What is tried on every problem of a study, and what the reader is told about it.
 *
 * @param name by which tables know it
 * @param how the algorithm and all that changes its work, as text
 */
public record Method(String name, String how) {}
