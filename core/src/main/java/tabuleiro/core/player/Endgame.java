package tabuleiro.core.player;

import tabuleiro.core.Position;
import tabuleiro.core.limits.Budget;

/**
 * Exact knowledge of some endgames, used inside a search because it is much cheaper than searching
 * on. An endgame may have its own tables. Not thread-safe.
 *
 * <p>A search cannot check its clock while an endgame computes. An endgame that may take longer
 * than a few positions calls {@link Budget#checkClock} itself and must tolerate {@link Budget.Stop}
 * at that point.
 */
public interface Endgame<P extends Position> {

  /** The result for positions outside its knowledge. */
  int UNKNOWN = Integer.MIN_VALUE;

  /**
   * Whether the position may be within its knowledge. A search asks this at every node before it
   * prepares a window, so it must be quick.
   */
  default boolean covers(P position) {
    return true;
  }

  /**
   * The final margin under best play of both sides, seen from FIRST; or {@link #UNKNOWN}.
   *
   * @param budget the clock of the search that asks; not for counting
   */
  int margin(P position, Budget budget);

  /**
   * The final margin as far as a search with a window needs it, which may be much cheaper. A result
   * at most {@code low} is an upper bound of the final margin, a result at least {@code high} a
   * lower bound; any other is the final margin or {@link #UNKNOWN}.
   */
  default int margin(P position, int low, int high, Budget budget) {
    return margin(position, budget);
  }
}
