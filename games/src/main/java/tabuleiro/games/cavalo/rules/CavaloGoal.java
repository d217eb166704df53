package tabuleiro.games.cavalo.rules;

import org.jspecify.annotations.Nullable;

/**
 * What all states of one problem share: its board, the points to be reached, and the walks that
 * bound how far that is. The walks are worked out when they are first asked for; they depend on
 * nothing but the problem, so it does no harm if two threads do so at the same time. Thread-safe.
 */
public final class CavaloGoal {
  /** The most points that a target or a text may name. */
  public static final int MOST_POINTS = 999_999;

  private final CavaloBoard board;
  private final int target;
  private final int knight;
  private final int points;
  private volatile @Nullable CavaloWalkBound walks;

  /**
   * A problem that begins with a knight on a cell and some points.
   *
   * @param knight the knight's cell, or {@link CavaloBoard#NONE} before it is placed
   */
  public CavaloGoal(CavaloBoard board, int target, int knight, int points) {
    this.board = board;
    this.target = target;
    this.knight = knight;
    this.points = points;
  }

  CavaloBoard board() {
    return board;
  }

  int target() {
    return target;
  }

  /** The knight's cell at the beginning, or {@link CavaloBoard#NONE}. */
  int knight() {
    return knight;
  }

  /** The points at the beginning. */
  int points() {
    return points;
  }

  CavaloWalkBound walks() {
    CavaloWalkBound known = walks;
    if (known == null) {
      known = new CavaloWalkBound(board, knight, target - points);
      walks = known;
    }
    return known;
  }
}
