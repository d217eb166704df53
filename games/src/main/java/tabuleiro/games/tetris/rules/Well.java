package tabuleiro.games.tetris.rules;

import java.util.stream.IntStream;

/**
 * The rules as pure functions over bits, and their tables. A well is three words of six rows each.
 * A row is ten bits with column 0 lowest; the four highest bits of a word are 0:
 *
 * <pre>
 * low     rows  0..5    bit 10 * row + column
 * middle  rows  6..11   bit 10 * (row - 6) + column
 * high    rows 12..17   bit 10 * (row - 12) + column      row 17 is the one that must stay free
 *
 * heights   column c in bits 5c..5c+4: one more than its highest filled row, 0..18
 *           bits 50..54: one more than the row of the last piece, 0 if it is gone
 * </pre>
 *
 * <p>Java methods return one value, so changing three words takes three calls. The heights are
 * stored beside the words because every drop needs the maximum of up to four of them. Only removals
 * and bombs, which are rare, recompute them.
 */
public final class Well {
  static final int ROWS = 18;
  public static final int COLUMNS = 10;

  public static final long ROW = (1L << COLUMNS) - 1;
  public static final long WORD = (1L << (6 * COLUMNS)) - 1;

  /** The top row, in the high word. */
  static final long TOP = ROW << (5 * COLUMNS);

  /** Column 0 of every row of a word. */
  private static final long FIRST = 1L | 1L << 10 | 1L << 20 | 1L << 30 | 1L << 40 | 1L << 50;

  /** Column 9 of every row of a word: the result bits of {@link #complete}. */
  private static final long LAST = FIRST << 9;

  private static final int[] POINTS = {0, 100, 300, 500, 800};
  private static final int BOMB = 10 * TetrisRotation.BOMB.number();

  /** By move: the cells when dropped to row 0. */
  private static final long[] SHAPE = new long[TetrisMove.LIMIT];

  /**
   * By move: bits 0..5 five times the column; bits 6..25 the lowest cell of each of four columns,
   * 31 beyond the width of the piece; from bit 26 the height.
   */
  private static final int[] DROP = new int[TetrisMove.LIMIT];

  /** By move: the heights of its columns when dropped to row 0. */
  private static final long[] SURFACE = new long[TetrisMove.LIMIT];

  /** By move: a 1 in the height field of each of its columns. */
  private static final long[] SPAN = new long[TetrisMove.LIMIT];

  /** By piece: its moves, in order. */
  private static final int[][] MOVES = new int[TetrisPiece.values().length][];

  static {
    for (TetrisRotation rotation : TetrisRotation.values()) {
      for (int column = 0; column + rotation.width() <= COLUMNS; column++) {
        fillTables(rotation, column);
      }
    }
    for (TetrisPiece piece : TetrisPiece.values()) {
      MOVES[piece.number()] =
          piece.rotations().stream()
              .flatMapToInt(
                  r ->
                      IntStream.rangeClosed(0, COLUMNS - r.width())
                          .map(column -> new TetrisMove(column, r).number()))
              .toArray();
    }
  }

  private Well() {}

  private static void fillTables(TetrisRotation rotation, int column) {
    int move = new TetrisMove(column, rotation).number();
    int bottoms = 0;
    for (int j = 0; j < 4; j++) {
      if (j >= rotation.width()) {
        bottoms |= 31 << (5 * j);
        continue;
      }
      bottoms |= rotation.bottom(j) << (5 * j);
      SURFACE[move] |= (long) rotation.top(j) << (5 * (column + j));
      SPAN[move] |= 1L << (5 * (column + j));
      for (int row = 0; row < rotation.height(); row++) {
        if (rotation.isFilled(row, j)) {
          SHAPE[move] |= 1L << (COLUMNS * row + column + j);
        }
      }
    }
    DROP[move] = (rotation.height() << 26) | (bottoms << 6) | (5 * column);
  }

  /** The moves of a piece by its number. Callers must not modify the array. */
  public static int[] moves(int piece) {
    return MOVES[piece];
  }

  static boolean isBomb(int move) {
    return move >= BOMB;
  }

  /** The cells of a move when dropped to row 0; up to four rows. */
  static long shape(int move) {
    return SHAPE[move];
  }

  /** The row in which the lowest cells of a move land. */
  static int landing(long heights, int move) {
    int drop = DROP[move];
    int column = drop & 63;
    int left = (int) (heights >>> column) & 0xFFFFF;
    int bottoms = drop >>> 6;
    return Math.max(
        Math.max((left & 31) - (bottoms & 31), (left >>> 5 & 31) - (bottoms >>> 5 & 31)),
        Math.max(
            (left >>> 10 & 31) - (bottoms >>> 10 & 31), (left >>> 15) - (bottoms >>> 15 & 31)));
  }

  /** Whether a move that lands in a row reaches the top row. */
  static boolean reachesTop(int move, int row) {
    return row + (DROP[move] >>> 26) >= ROWS;
  }

  /**
   * The part of some rows that lies in a word.
   *
   * @param row the row where the rows start, relative to the lowest row of the word; may be
   *     negative
   */
  static long part(long rows, int row) {
    if (row >= 0) {
      return row < 6 ? (rows << (COLUMNS * row)) & WORD : 0;
    }
    return row > -6 ? rows >>> (-COLUMNS * row) : 0;
  }

  /** The heights after a move that removes no row. */
  static long raised(long heights, int move, int row) {
    long span = SPAN[move];
    long others = heights & ~((31L << 50) | (31 * span));
    return others | (SURFACE[move] + row * span) | mark(row);
  }

  /** The bits beside the heights that store the row of the last piece. */
  static long mark(int row) {
    return (row + 1L) << 50;
  }

  /** The row of the last piece; -1 if it is gone or unknown. */
  static int markedRow(long heights) {
    return (int) (heights >>> 50) - 1;
  }

  /** The heights, computed from the cells. */
  public static long heights(long low, long middle, long high) {
    long heights = 0;
    for (int column = COLUMNS - 1; column >= 0; column--) {
      heights = (heights << 5) | height(low, middle, high, FIRST << column);
    }
    return heights;
  }

  private static int height(long low, long middle, long high, long column) {
    if ((high & column) != 0) {
      return 13 + highestRow(high & column);
    }
    return (middle & column) != 0 ? 7 + highestRow(middle & column) : 1 + highestRow(low & column);
  }

  /** The highest row with a cell; -1 for an empty word. */
  private static int highestRow(long word) {
    return word == 0 ? -1 : (63 - Long.numberOfLeadingZeros(word)) / COLUMNS;
  }

  /** The complete rows of a word, each as its bit of column 9. */
  static long complete(long word) {
    // Adding 1 to nine bits carries into the tenth if and only if all nine are set.
    return ((word & ~LAST) + FIRST) & word & LAST;
  }

  /** The points for removing a number of rows at once; more than four count as four. */
  public static int points(int rows) {
    return POINTS[Math.min(rows, 4)];
  }

  /**
   * A word without one row.
   *
   * @param row the bit of column 9 of that row
   * @param above the word above, whose lowest row moves down
   */
  static long without(long word, long row, long above) {
    long below = (row >>> 9) - 1;
    return (word & below) | ((word >>> COLUMNS) & ~below) | ((above << 50) & TOP);
  }

  /** A word moved down by one row, together with the rows above it. */
  public static long sunk(long word, long above) {
    return (word >>> COLUMNS) | ((above << 50) & TOP);
  }

  /**
   * A word moved up by one row.
   *
   * @param row the row that comes in below, as the lowest ten bits
   */
  static long risen(long word, long row) {
    return ((word << COLUMNS) & WORD) | row;
  }

  /** The rows that a bomb destroys, starting with the row below it if there is one. */
  static long blast(int move, int row) {
    long cells = ((0b111L << (move - BOMB)) >>> 1) & ROW;
    return row == 0 ? cells | (cells << 10) : cells | (cells << 10) | (cells << 20);
  }

  /** The points of a bomb that destroys a number of cells, including itself. */
  static int blastPoints(int cells) {
    return 5 << (cells - 1);
  }
}
