package tabuleiro.core;

/**
 * A state of a single-agent problem: reach a solved state at the lowest total cost.
 *
 * <p>A frontier holds many millions of states, so a puzzle can pack itself into a few longs and
 * back. The packed form is exact: two states are equal if and only if their packed forms are equal.
 * Proofs of optimality therefore do not depend on hash collisions.
 */
public interface Puzzle extends State {

  boolean isSolved();

  /** The cost of a legal move; never negative. */
  default int cost(int move) {
    return 1;
  }

  /**
   * The cost of a legal move to a state that was generated already. Worlds override it if the cost
   * is easier to find from both states.
   *
   * @param next the state after the move
   */
  default int cost(int move, Puzzle next) {
    return cost(move);
  }

  /**
   * A lower bound on the cost of every move of this problem, the same in all its states. A search
   * that has seen a move of this cost need not look for a cheaper one.
   */
  default int cheapestMove() {
    return 0;
  }

  /**
   * The move that undoes a legal move of this state: played after it, it returns to this state at
   * the cost of a detour. A search without a table of states leaves it out. {@link State#NO_MOVE}
   * if there is none or it is not known.
   */
  default int inverse(int move) {
    return NO_MOVE;
  }

  /**
   * The points scored so far, in worlds that have a score. They are only displayed; searches ignore
   * them.
   */
  default int points() {
    return 0;
  }

  @Override
  Puzzle play(int move);

  /** The number of longs that hold a state of this problem exactly. */
  int words();

  /** Writes this state into {@link #words} longs, starting at index {@code at}. */
  void save(long[] into, int at);

  /** The state that {@link #save} wrote there, which belongs to the same problem as this state. */
  Puzzle load(long[] from, int at);
}
