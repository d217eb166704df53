package tabuleiro.games.tetris.endless;

import tabuleiro.games.tetris.rules.Well;

/**
 * The features of the small controllers: sum of heights, rows removed, their square, holes (empty
 * cells with a filled one anywhere above) and bumpiness, the sum of the differences of neighbouring
 * heights. Lee (“Tetris AI – The (near) perfect bot”, 2013) uses the first two and the last two;
 * group 41 of the course at IST (2015) uses the square instead of the rows. All but the rows are
 * measured after complete rows are removed. Written for readability, not for speed.
 */
public final class EndlessFour implements EndlessController {
  static final int COUNT = 5;

  private static final int WALLS = EndlessBoard.WALLS;
  private static final int END = WALLS + EndlessBoard.COLUMNS;

  private final double[] weights;
  private final int[] scratch = new int[END];

  public EndlessFour(double... weights) {
    if (weights.length != COUNT) {
      throw new IllegalArgumentException(weights.length + " weights");
    }
    this.weights = weights.clone();
  }

  @Override
  public int best(EndlessBoard board, int piece) {
    int best = LOST;
    double most = Double.NEGATIVE_INFINITY;
    for (int move : Well.moves(piece)) {
      int rotation = move / EndlessBoard.COLUMNS;
      if (board.fits(rotation, board.landing(rotation, move % EndlessBoard.COLUMNS))) {
        double value = 0;
        double[] features = features(board, move);
        for (int i = 0; i < COUNT; i++) {
          value += weights[i] * features[i];
        }
        if (value > most || best == LOST) {
          most = value;
          best = move;
        }
      }
    }
    return best;
  }

  /** The features of a valid placement, in the order of the weights. */
  public double[] features(EndlessBoard board, int move) {
    int rotation = move / EndlessBoard.COLUMNS;
    int column = move % EndlessBoard.COLUMNS;
    int row = board.landing(rotation, column);
    System.arraycopy(board.columns, 0, scratch, 0, END);
    for (int j = 0; j < EndlessBoard.WIDTHS[rotation]; j++) {
      scratch[WALLS + column + j] |= EndlessBoard.CELLS[4 * rotation + j] << row;
    }
    int full = EndlessBoard.full(scratch);
    int removed = Integer.bitCount(full);
    int sum = 0;
    int holes = 0;
    int bumpiness = 0;
    int previous = -1;
    for (int i = WALLS; i < END; i++) {
      int cells = EndlessBoard.without(scratch[i], full);
      int height = EndlessBoard.height(cells);
      sum += height;
      holes += height - Integer.bitCount(cells);
      bumpiness += previous < 0 ? 0 : Math.abs(height - previous);
      previous = height;
    }
    return new double[] {sum, removed, removed * removed, holes, bumpiness};
  }
}
