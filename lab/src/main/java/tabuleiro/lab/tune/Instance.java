package tabuleiro.lab.tune;

/**
 * A game, board or opening on which weights are scored. All weights that are compared share the
 * same instances, so that random effects are equal for all.
 *
 * @param name the name of a problem; empty if the instance is generated from a seed
 * @param seed the random seed
 */
public record Instance(String name, long seed) {}
