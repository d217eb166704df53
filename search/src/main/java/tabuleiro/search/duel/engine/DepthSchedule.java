package tabuleiro.search.duel.engine;

import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;

/**
 * The depths that iterative deepening searches. Usually each depth is one more than the previous
 * one. There are two exceptions:
 *
 * <ul>
 *   <li>If depth is the only limit, every other depth is skipped: where a depth costs twice as much
 *       as the previous one, that saves a third.
 *   <li>If many lines reach the end of the game and most of the limits is left, the depth grows by
 *       half. The remaining depths would each search most of the same tree again before the value
 *       is proved.
 * </ul>
 */
final class DepthSchedule {
  /** The share of the limits, as a divisor, that may be spent before depths are skipped. */
  private static final int MOST_SPENT = 8;

  private final Limits limits;
  private final Budget budget;
  private final int step;
  private final int last;

  /**
   * Creates the schedule of a search.
   *
   * @param limits the limits of the whole search
   * @param budget the budget of the search thread, which may have only a share of the limits
   */
  DepthSchedule(Limits limits, Budget budget) {
    this.limits = limits;
    this.budget = budget;
    step = limits.hasNodes() || limits.hasTime() ? 1 : 2;
    last = Math.min(TranspositionTable.MOST_DEPTH, Math.max(1, limits.depth()));
  }

  /** The first depth, chosen such that the last one is exactly the depth limit. */
  int first() {
    return last % step == 0 ? step : 1;
  }

  /** The last depth. */
  int last() {
    return last;
  }

  /**
   * The depth after this one; greater than the last if there is none.
   *
   * @param isNearEnd whether many lines of this depth reached the end of the game
   */
  int after(int depth, boolean isNearEnd) {
    if (!isNearEnd || limits.hasDepth() || !isMostLeft()) {
      return depth + step;
    }
    int next = depth + Math.max(step, depth / 2);
    return depth < last ? Math.min(next, last) : next;
  }

  private boolean isMostLeft() {
    boolean areNodesLeft = budget.nodes() <= budget.limits().nodes() / MOST_SPENT;
    return areNodesLeft && !budget.isSpent(1.0 / MOST_SPENT);
  }
}
