package tabuleiro.games.tetris;

import tabuleiro.games.tetris.rules.RowFillBound;
import tabuleiro.games.tetris.rules.Well;

/**
 * Evaluates a board for beam search, in points: the upper bound of {@link RowFillBound} minus a
 * penalty for boards that are hard to play on. The penalty uses the features of Thiery and
 * Scherrer's controller BCTS (2009) that depend on the board and not on the move, with about its
 * weights, and the heights. One unit of those weights counts as one point.
 */
final class TetrisEvaluation {
  /** The penalty per feature, tuned on the built-in lists of 16 and more pieces. */
  private static final int ROW_TRANSITION = 9;

  private static final int COLUMN_TRANSITION = 20;
  private static final int HOLE = 13;
  private static final int WELL = 10;
  private static final int ROW_WITH_HOLES = 24;
  private static final int HEIGHT = 3;

  private final RowFillBound.Memory bounds;
  private final int size;

  /**
   * An evaluation.
   *
   * @param size the number of pieces of the sequence
   */
  TetrisEvaluation(RowFillBound.Memory bounds, int size) {
    this.bounds = bounds;
    this.size = size;
  }

  /** The value of a board with a number of pieces left, without the points won so far. */
  int of(long low, long middle, long high, int left) {
    return bounds.bound(RowFillBound.lacks(low, middle, high), size - left)
        - ROW_TRANSITION * rowTransitions(low, middle, high)
        - COLUMN_TRANSITION * TetrisMeasures.columnTransitions(low, middle, high)
        - holes(low, middle, high)
        - WELL * TetrisMeasures.wellDepths(low, middle, high)
        - HEIGHT * TetrisMeasures.height(Well.heights(low, middle, high));
  }

  private static int rowTransitions(long low, long middle, long high) {
    return TetrisMeasures.rowTransitions(low)
        + TetrisMeasures.rowTransitions(middle)
        + TetrisMeasures.rowTransitions(high);
  }

  private static int holes(long low, long middle, long high) {
    long highRoof = TetrisMeasures.roof(high);
    long middleRoof = highRoof | TetrisMeasures.roof(middle);
    return holes(TetrisMeasures.covered(high, 0) & ~high)
        + holes(TetrisMeasures.covered(middle, highRoof) & ~middle)
        + holes(TetrisMeasures.covered(low, middleRoof) & ~low);
  }

  private static int holes(long holes) {
    return HOLE * Long.bitCount(holes) + ROW_WITH_HOLES * TetrisMeasures.rows(holes);
  }
}
