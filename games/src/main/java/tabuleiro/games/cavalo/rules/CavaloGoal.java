package tabuleiro.games.cavalo.rules;

import org.jspecify.annotations.Nullable;

/**
 * The data shared by all states of one problem: its board, the target points, and the walks that
 * bound the distance to the goal. The walks are computed lazily. They depend only on the problem,
 * so it is harmless if two threads compute them at the same time. Thread-safe.
 */
public final class CavaloGoal {
  /** The largest number of points allowed in a target or a text. */
  public static final int MOST_POINTS = 999_999;

  private final CavaloBoard board;
  private final int target;
  private final int knight;
  private final int points;
  private volatile @Nullable CavaloWalkBound walks;

  /**
   * A problem that starts with a knight on a cell and a number of points.
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

  /** The knight's cell at the start, or {@link CavaloBoard#NONE}. */
  int knight() {
    return knight;
  }

  /** The points at the start. */
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
