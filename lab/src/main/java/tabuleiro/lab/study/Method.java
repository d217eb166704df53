package tabuleiro.lab.study;

/**
 * A method that a study tries on every problem.
 *
 * @param name the name in tables
 * @param how the algorithm and all its settings, as text
 */
public record Method(String name, String how) {}
