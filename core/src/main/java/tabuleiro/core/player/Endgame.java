package tabuleiro.core.player;

import tabuleiro.core.Position;
import tabuleiro.core.limits.Budget;

/**
 * Exact knowledge of some endgames, used inside a search because it is much cheaper than searching
 * on. An endgame may have its own tables. Not thread-safe.
 *
 * <p>A search looks at its clock now and then, but not while an endgame thinks. One that may think
 * for longer than a few positions would take looks at the search's clock itself ({@link
 * Meter#look}), and so must be able to bear being left by {@link Budget.Stop}.
 */
public interface Endgame<P extends Position> {

  /** The result for positions outside its knowledge. */
  int UNKNOWN = Integer.MIN_VALUE;

  /**
   * The final margin under best play of both sides, seen from FIRST; or {@link #UNKNOWN}.
   *
   * @param budget the clock of the search that asks; not for counting
   */
  int margin(P position, Budget budget);
}
