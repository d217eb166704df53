package tabuleiro.core;

/**
 * The symmetries of a world: mappings of a state to a state with the same future. Tables of solved
 * states store one representative of each class of symmetric states.
 */
public interface Symmetry<S extends State> {

  /** The number of symmetries; number 0 is the identity. */
  int size();

  /** The image of a state under a symmetry. */
  S apply(int symmetry, S state);

  /** A key that is equal for symmetric states and different for all others. */
  long canonicalKey(S state);
}
