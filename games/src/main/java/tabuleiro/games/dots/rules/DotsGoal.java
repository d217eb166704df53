package tabuleiro.games.dots.rules;

import tabuleiro.core.Zobrist;

/**
 * What a problem asks for, shared by all its states: how many boxes must be closed on which grid.
 *
 * @param exactly whether more closed boxes than the target are too many
 */
public record DotsGoal(DotsGrid grid, int target, boolean exactly) {
  /** The largest target that can be asked for; a board that has fewer boxes cannot reach it. */
  public static final int MOST = 999_999;

  private static final long FAMILY = 0xD075_0006L << 32;

  public DotsGoal {
    if (target < 0 || target > MOST) {
      throw new IllegalArgumentException("target " + target);
    }
  }

  /** Whether that many closed boxes reach the goal. */
  public boolean isReachedBy(int closed) {
    return exactly ? closed == target : closed >= target;
  }

  /** Tells the states of different problems apart. */
  long key() {
    int size = grid.rows() * DotsGrid.MOST_ARCS + grid.columns();
    return Zobrist.key(FAMILY + ((long) size << 21) + 2 * target + (exactly ? 1 : 0));
  }
}
