package tabuleiro.core.player;

import tabuleiro.core.Position;
import tabuleiro.core.limits.Budget;

/**
 * Knows how some positions end, and tells it inside a search for much less than searching on would
 * cost. An endgame may keep tables of its own: it is made for one thread.
 *
 * <p>A search looks at its clock now and then, but not while an endgame thinks. One that may think
 * for longer than a few positions would take looks at the search's clock itself ({@link
 * Meter#look}), and so must be able to bear being left by {@link Budget.Stop}.
 */
public interface Endgame<P extends Position> {

  /** What is said of positions that are not of the kind it knows. */
  int UNKNOWN = Integer.MIN_VALUE;

  /**
   * The final margin if both play as well as can be, seen from FIRST; or {@link #UNKNOWN}.
   *
   * @param budget the clock of the search that asks; not for counting
   */
  int margin(P position, Budget budget);
}
