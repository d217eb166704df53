package tabuleiro.core;

/**
 * A state of a problem for one agent: reach a solved state at the least total cost.
 *
 * <p>Frontiers hold many millions of states, so a puzzle also says how to pack itself into a few
 * longs and back. The packed form is exact: equal states pack equally and different ones
 * differently, which is what makes proofs of optimality independent of hash collisions.
 */
public interface Puzzle extends State {

  /** Whether the goal is reached here. */
  boolean isSolved();

  /** What a legal move costs; never negative. */
  default int cost(int move) {
    return 1;
  }

  /** What has been scored so far, in worlds that score; for people, not for searches. */
  default int points() {
    return 0;
  }

  @Override
  Puzzle play(int move);

  /** How many longs hold a state of this problem exactly. */
  int words();

  /** Writes this state into {@link #words} longs, beginning at {@code at}. */
  void save(long[] into, int at);

  /** The state that {@link #save} wrote there. It belongs to the same problem as this one. */
  Puzzle load(long[] from, int at);
}
