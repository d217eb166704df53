package tabuleiro.core;

/**
 * The symmetries of a world: ways to turn a state into another one with the same future. Tables of
 * solved states store one representative of each class of symmetric states.
 */
public interface Symmetry<S extends State> {

  /** How many symmetries there are; number 0 leaves every state as it is. */
  int size();

  /** The state seen through a symmetry. */
  S apply(int symmetry, S state);

  /** A key that all symmetric states share, and others do not. */
  long canonicalKey(S state);
}
