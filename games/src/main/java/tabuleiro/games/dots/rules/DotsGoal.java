package tabuleiro.games.dots.rules;

import tabuleiro.core.Zobrist;

/**
 * The goal of a problem, shared by all its states: the grid and the number of boxes to close.
 *
 * @param exactly whether closing more boxes than the target misses the goal
 */
public record DotsGoal(DotsGrid grid, int target, boolean exactly) {
  /** The largest allowed target. A board with fewer boxes cannot reach it. */
  public static final int MOST = 999_999;

  private static final long FAMILY = 0xD075_0006L << 32;

  public DotsGoal {
    if (target < 0 || target > MOST) {
      throw new IllegalArgumentException("target " + target);
    }
  }

  /** Whether a number of closed boxes reaches the goal. */
  public boolean isReachedBy(int closed) {
    return exactly ? closed == target : closed >= target;
  }

  /** A key that distinguishes the states of different problems. */
  long key() {
    int size = grid.rows() * DotsGrid.MOST_ARCS + grid.columns();
    return Zobrist.key(FAMILY + ((long) size << 21) + 2 * target + (exactly ? 1 : 0));
  }
}
