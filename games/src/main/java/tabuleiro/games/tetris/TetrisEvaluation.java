package tabuleiro.games.tetris;

import tabuleiro.games.tetris.rules.RowFillBound;
import tabuleiro.games.tetris.rules.Well;

/**
 * How promising a board is for a beam, in points: what {@link RowFillBound} lets the pieces to come
 * win, less what makes a board hard to play on. The latter are the features of Thiery and
 * Scherrer's controller BCTS (2009) that belong to a board and not to a move, with about its
 * weights, and the heights. One unit of those weights counts as one point.
 */
final class TetrisEvaluation {
  /** What one of each costs; tuned on the lists of 16 and more pieces that ship with the world. */
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
   * @param size how many pieces the sequence has
   */
  TetrisEvaluation(RowFillBound.Memory bounds, int size) {
    this.bounds = bounds;
    this.size = size;
  }

  /** The value of a board with some pieces left, without the points won so far. */
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
