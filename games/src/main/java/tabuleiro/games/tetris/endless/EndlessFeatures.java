package tabuleiro.games.tetris.endless;

import tabuleiro.games.tetris.rules.Well;

/**
 * The nine features of published one-piece controllers, and the placement with the greatest
 * weighted sum. Six are Dellacherie’s (in Fahey, “Tetris AI”, 2003), hole depth and rows with holes
 * are from Thiery and Scherrer (“Building controllers for Tetris”, 2009), pattern diversity is from
 * Gabillon, Ghavamzadeh and Scherrer (“Approximate dynamic programming finally performs well in the
 * game of Tetris”, 2013). All but the first two are measured after complete rows are removed:
 *
 * <ul>
 *   <li>landing height: the row where the piece lands plus half its height;
 *   <li>eroded piece cells: rows removed times the cells of the piece that are removed with them;
 *   <li>row transitions: changes between filled and empty along the rows; the walls are filled, so
 *       an empty row has two;
 *   <li>column transitions: the same along the columns, filled below, empty above;
 *   <li>holes: empty cells with a filled one anywhere above;
 *   <li>board wells: for every empty cell between two filled ones of its row, walls included, the
 *       empty cells from it down to the first filled one;
 *   <li>hole depth: filled cells with an empty one anywhere below;
 *   <li>rows with holes;
 *   <li>pattern diversity: how many of −2, −1, 0, 1 and 2 occur as differences of the heights of
 *       neighbouring columns.
 * </ul>
 *
 * <p>The parts that a placement does not change are summed once per piece: {@code before} and
 * {@code after} hold the sums outside the reach of the piece, for every column where it can start
 * or end. So a placement costs only the columns it touches and their neighbours. The whole board is
 * measured only if rows are removed. The sums of five features share a long of twelve-bit fields,
 * of which the highest is wider:
 *
 * <pre>
 * bits 0..11 row transitions, 12..23 column transitions, 24..35 holes, 36..47 hole depth, 48.. wells
 * </pre>
 */
public final class EndlessFeatures implements EndlessController {
  static final int COUNT = 9;

  private static final int WALLS = EndlessBoard.WALLS;
  private static final int END = WALLS + EndlessBoard.COLUMNS;
  private static final int COLUMN_TRANSITIONS = 12;
  private static final int HOLES = 24;
  private static final int DEPTH = 36;
  private static final int WELLS = 48;
  private static final int FIELD = (1 << 12) - 1;

  /**
   * The depths of wells that are open to the top, in their field, by the well cells from the first
   * row above the column on. This covers almost all wells without a loop.
   */
  private static final long[] OPEN_DEPTHS = new long[1 << 10];

  static {
    for (int open = 1; open < OPEN_DEPTHS.length; open++) {
      int highest = Integer.highestOneBit(open);
      OPEN_DEPTHS[open] = OPEN_DEPTHS[open ^ highest] + ((long) EndlessBoard.height(open) << WELLS);
    }
  }

  private final double[] weights;

  /** By the first column of a piece: the sums left of its reach. */
  private final long[] before = new long[END + 1];

  /** By the column after the last column of a piece: the sums right of its reach. */
  private final long[] after = new long[END + 1];

  // The same for features that are not sums: complete rows, rows with holes, height differences.
  private final int[] fullBefore = new int[END + 1];
  private final int[] fullAfter = new int[END + 1];
  private final int[] holesBefore = new int[END + 1];
  private final int[] holesAfter = new int[END + 1];
  private final int[] stepsBefore = new int[END + 1];
  private final int[] stepsAfter = new int[END + 1];

  // For each column of the board: its own features, its wells, transitions to its left, its holes.
  private final long[] own = new long[END + 1];
  private final long[] deep = new long[END + 1];
  private final int[] across = new int[END + 1];
  private final int[] pits = new int[END + 1];

  private final int[] scratch = new int[END + WALLS];

  // The measures of the last placement.
  private long sums;
  private int holes;
  private int steps;
  private int eroded;

  public EndlessFeatures(double... weights) {
    if (weights.length != COUNT) {
      throw new IllegalArgumentException(weights.length + " weights");
    }
    this.weights = weights.clone();
  }

  @Override
  public int best(EndlessBoard board, int piece) {
    prepare(board);
    int best = LOST;
    double most = Double.NEGATIVE_INFINITY;
    for (int move : Well.moves(piece)) {
      int rotation = move / EndlessBoard.COLUMNS;
      int column = move - EndlessBoard.COLUMNS * rotation;
      int row = board.landing(rotation, column);
      if (board.fits(rotation, row)) {
        measure(board, rotation, column + WALLS, row);
        double value = weigh(rotation, row);
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
    prepare(board);
    int rotation = move / EndlessBoard.COLUMNS;
    int column = move % EndlessBoard.COLUMNS;
    int row = board.landing(rotation, column);
    measure(board, rotation, column + WALLS, row);
    return new double[] {
      row + 0.5 * EndlessBoard.HEIGHTS[rotation],
      eroded,
      (int) sums & FIELD,
      (int) (sums >>> COLUMN_TRANSITIONS) & FIELD,
      (int) (sums >>> HOLES) & FIELD,
      (int) (sums >>> WELLS),
      (int) (sums >>> DEPTH) & FIELD,
      Integer.bitCount(holes),
      Integer.bitCount(steps)
    };
  }

  private double weigh(int rotation, int row) {
    double[] w = weights;
    return w[0] * (row + 0.5 * EndlessBoard.HEIGHTS[rotation])
        + w[1] * eroded
        + w[2] * ((int) sums & FIELD)
        + w[3] * ((int) (sums >>> COLUMN_TRANSITIONS) & FIELD)
        + w[4] * ((int) (sums >>> HOLES) & FIELD)
        + w[5] * (int) (sums >>> WELLS)
        + w[6] * ((int) (sums >>> DEPTH) & FIELD)
        + w[7] * Integer.bitCount(holes)
        + w[8] * Integer.bitCount(steps);
  }

  /** Computes the sums of the board from both sides, column by column. */
  private void prepare(EndlessBoard board) {
    int[] columns = board.columns;
    int[] heights = board.heights;
    for (int i = WALLS; i < END; i++) {
      int x = columns[i];
      own[i] = alone(x);
      deep[i] = wells(columns[i - 1], x, columns[i + 1]);
      across[i] = Integer.bitCount(columns[i - 1] ^ x);
      pits[i] = holes(x);
    }
    across[END] = Integer.bitCount(columns[END - 1] ^ columns[END]);
    fullBefore[WALLS] = -1;
    fullAfter[END] = -1;
    for (int i = WALLS; i < END; i++) {
      before[i + 1] = before[i] + own[i] + across[i] + deep[i - 1];
      fullBefore[i + 1] = fullBefore[i] & columns[i];
      holesBefore[i + 1] = holesBefore[i] | pits[i];
      stepsBefore[i + 1] = stepsBefore[i] | step(heights[i - 1], heights[i]);
    }
    for (int i = END - 1; i >= WALLS; i--) {
      after[i] = after[i + 1] + own[i] + across[i + 1] + deep[i + 1];
      fullAfter[i] = fullAfter[i + 1] & columns[i];
      holesAfter[i] = holesAfter[i + 1] | pits[i];
      stepsAfter[i] = stepsAfter[i + 1] | step(heights[i], heights[i + 1]);
    }
  }

  /** Measures the board as it would be after a placement; {@code begin} counts the walls. */
  private void measure(EndlessBoard board, int rotation, int begin, int row) {
    int[] columns = board.columns;
    int[] heights = board.heights;
    int end = begin + EndlessBoard.WIDTHS[rotation];
    long sum = before[begin] + after[end];
    int full = fullBefore[begin] & fullAfter[end];
    int open = holesBefore[begin] | holesAfter[end];
    int kinds = stepsBefore[begin] | stepsAfter[end];
    int farther = columns[begin - 2];
    int left = columns[begin - 1];
    int height = heights[begin - 1];
    for (int i = begin, part = 4 * rotation; i < end; i++, part++) {
      int x = columns[i] | (EndlessBoard.CELLS[part] << row);
      int top = row + EndlessBoard.TOPS[part];
      full &= x;
      open |= ((1 << top) - 1) & ~x;
      kinds |= step(height, top);
      sum += alone(x) + Integer.bitCount(left ^ x) + wells(farther, left, x);
      farther = left;
      left = x;
      height = top;
    }
    if (full != 0) {
      lookAfterRemoval(board, rotation, begin, row, full);
      return;
    }
    int right = columns[end];
    sums =
        sum
            + Integer.bitCount(left ^ right)
            + wells(farther, left, right)
            + wells(left, right, columns[end + 1]);
    holes = open;
    steps = kinds | step(height, heights[end]);
    eroded = 0;
  }

  private void lookAfterRemoval(EndlessBoard board, int rotation, int begin, int row, int full) {
    int[] columns = scratch;
    System.arraycopy(board.columns, 0, columns, 0, columns.length);
    int cells = 0;
    for (int j = 0; j < EndlessBoard.WIDTHS[rotation]; j++) {
      int part = EndlessBoard.CELLS[4 * rotation + j] << row;
      columns[begin + j] |= part;
      cells += Integer.bitCount(part & full);
    }
    for (int i = WALLS; i < END; i++) {
      columns[i] = EndlessBoard.without(columns[i], full);
    }
    long sum = Integer.bitCount(columns[END - 1] ^ columns[END]);
    int open = 0;
    int kinds = 0;
    int height = EndlessBoard.WALL_HEIGHT;
    for (int i = WALLS; i < END; i++) {
      int x = columns[i];
      int top = EndlessBoard.height(x);
      sum += alone(x) + Integer.bitCount(columns[i - 1] ^ x);
      sum += wells(columns[i - 1], x, columns[i + 1]);
      open |= holes(x);
      kinds |= step(height, top);
      height = top;
    }
    sums = sum;
    holes = open;
    steps = kinds;
    eroded = Integer.bitCount(full) * cells;
  }

  /** The empty cells of a column with a filled cell above. */
  private static int holes(int column) {
    return ((1 << EndlessBoard.height(column)) - 1) & ~column;
  }

  /** Column transitions, holes and hole depth of a column, in their fields. */
  private static long alone(int column) {
    int cells = Integer.bitCount(column);
    // Only the filled cells at the bottom have no empty cell below.
    int depth = cells - Integer.numberOfTrailingZeros(~column);
    return ((long) Integer.bitCount(column ^ (column << 1 | 1)) << COLUMN_TRANSITIONS)
        + ((long) (EndlessBoard.height(column) - cells) << HOLES)
        + ((long) depth << DEPTH);
  }

  /** The depths of the wells of a column between two others, in their field. */
  private static long wells(int left, int column, int right) {
    int well = left & ~column & right;
    int height = EndlessBoard.height(column);
    int open = well >>> height;
    if (well == open << height && open < OPEN_DEPTHS.length) {
      return OPEN_DEPTHS[open];
    }
    int sum = 0;
    for (int rest = well; rest != 0; rest = (rest >>> 1) & ~column) {
      sum += Integer.bitCount(rest);
    }
    return (long) sum << WELLS;
  }

  /** A bit for the difference of two heights if it is one of the five; 0 next to a wall. */
  private static int step(int left, int right) {
    // Shifts are modulo 32, and no other difference of heights from 0 to 24 wraps around.
    return 0b11111 & (1 << (right - left + 2));
  }
}
