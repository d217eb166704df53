package tabuleiro.lab.tune;

/**
 * One game, board or opening on which weights are judged. The same for all weights that are to be
 * compared, so that luck is the same for all of them.
 *
 * @param name the name of a problem; empty if a seed makes the instance
 * @param seed what chance decides by
 */
public record Instance(String name, long seed) {}
