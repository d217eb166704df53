package tabuleiro.search.solo.frontier;

import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;

/**
 * The states from which a bounded search failed, with a lower bound on the bound that is needed to
 * succeed (Reinefeld and Marsland 1994 use such a table in IDA*).
 *
 * <p>There are two tables. A state that uses up its bound without any move to spare is in a small
 * one, which stays in the cache of the processor: such states are most of a search, their searches
 * are short, and those that repeat do so soon. All others are in a large one, where a lookup waits
 * for the main memory. A lookup in one table only can miss a bound, which costs time but no
 * solution. Not thread-safe.
 */
public final class FailedStates {
  /** The needed bound if no bound suffices. */
  public static final long FOREVER = Long.MAX_VALUE / 4;

  private static final long SMALL_BYTES = 1L << 20;
  private static final long LARGE_BYTES = 1L << 27;

  private final StateBounds small;
  private final StateBounds large;

  public FailedStates(int words, Budget budget) {
    long most = budget.limits().bytes() / 2;
    small = new StateBounds(words, Math.min(SMALL_BYTES, most / 4), budget);
    large = new StateBounds(words, Math.min(LARGE_BYTES, most - most / 4), budget);
  }

  public long bytes() {
    return small.bytes() + large.bytes();
  }

  public void clear() {
    small.clear();
    large.clear();
  }

  /**
   * The known lower bound on what a search from the state needs.
   *
   * @param canSpare whether the estimate of the state is less than what is left of the bound
   * @param moves the number of moves left: a search that failed with fewer proves nothing
   */
  public long needed(Puzzle state, boolean canSpare, int moves) {
    return (canSpare ? large : small).needed(state, moves);
  }

  /** Records that a search from the state needs at least that bound. */
  public void put(Puzzle state, boolean canSpare, long needed, int moves) {
    (canSpare ? large : small).put(state, needed, moves);
  }
}
