package tabuleiro.games.tetris.endless;

import java.util.Arrays;
import tabuleiro.games.tetris.rules.TetrisRotation;

/**
 * The well of endless Tetris: ten columns of bits with up to {@value #MOST_ROWS} rows. Pieces drop
 * straight, and complete rows are removed at once. A piece that is not entirely inside the well
 * before rows are removed ends the game, as in the programs of Thiery and Scherrer (“Building
 * controllers for Tetris”, 2009).
 *
 * <pre>
 * columns[c + 2]   bit r is the cell in row r, row 0 lowest
 * columns[0..1], columns[12..13]   the walls: filled from row 0 to the top
 * </pre>
 *
 * <p>The layout is by columns, not rows, because a piece changes at most four of ten columns, so
 * {@link EndlessFeatures} can reuse its measures of the other columns. Mutable and not thread-safe.
 */
public final class EndlessBoard {
  public static final int COLUMNS = 10;
  static final int MOST_ROWS = 24;

  /** The number of wall columns left of column 0 in the arrays, and right of column 9. */
  static final int WALLS = 2;

  /** The height of the walls: too far from any column's height to count as a small difference. */
  static final int WALL_HEIGHT = 28;

  /** By 4 * rotation + column of the piece: its cells, from its lowest row up. */
  static final int[] CELLS = new int[4 * TetrisRotation.BOMB.number()];

  /** By 4 * rotation + column of the piece: one more than the highest cell. */
  static final int[] TOPS = new int[CELLS.length];

  /** By rotation: the width in columns. */
  static final int[] WIDTHS = new int[TetrisRotation.BOMB.number()];

  /** By rotation: the height in rows. */
  static final int[] HEIGHTS = new int[WIDTHS.length];

  /** By 4 * rotation + column of the piece: the lowest cell. */
  private static final int[] BOTTOMS = new int[CELLS.length];

  static {
    for (int number = 0; number < WIDTHS.length; number++) {
      TetrisRotation rotation = TetrisRotation.of(number);
      WIDTHS[number] = rotation.width();
      HEIGHTS[number] = rotation.height();
      for (int j = 0; j < rotation.width(); j++) {
        BOTTOMS[4 * number + j] = rotation.bottom(j);
        TOPS[4 * number + j] = rotation.top(j);
        for (int row = 0; row < rotation.height(); row++) {
          CELLS[4 * number + j] |= rotation.isFilled(row, j) ? 1 << row : 0;
        }
      }
    }
  }

  final int[] columns = new int[COLUMNS + 2 * WALLS];

  /** One more than the highest filled row of each column, with the same indices as the columns. */
  final int[] heights = new int[COLUMNS + 2 * WALLS];

  private final int rows;
  private final int wall;

  public EndlessBoard(int rows) {
    if (rows < 4 || rows > MOST_ROWS) {
      throw new IllegalArgumentException(rows + " rows");
    }
    this.rows = rows;
    wall = (1 << rows) - 1;
    clear();
  }

  public int rows() {
    return rows;
  }

  /** A wall as a column of cells. */
  int wall() {
    return wall;
  }

  public boolean isFilled(int row, int column) {
    return (columns[column + WALLS] >>> row & 1) != 0;
  }

  /** Empties the well. */
  public void clear() {
    Arrays.fill(columns, wall);
    Arrays.fill(heights, WALL_HEIGHT);
    Arrays.fill(columns, WALLS, WALLS + COLUMNS, 0);
    measure();
  }

  /** Fills a cell; the cells below it may be empty. */
  public void fill(int row, int column) {
    int i = column + WALLS;
    columns[i] |= 1 << row;
    heights[i] = height(columns[i]);
  }

  private void measure() {
    for (int i = WALLS; i < WALLS + COLUMNS; i++) {
      heights[i] = height(columns[i]);
    }
  }

  /** One more than the highest cell of a column. */
  static int height(int column) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(column);
  }

  /** The row in which the lowest cells of a rotation land, given its leftmost column. */
  public int landing(int rotation, int column) {
    int row = 0;
    for (int j = 0; j < WIDTHS[rotation]; j++) {
      row = Math.max(row, heights[column + WALLS + j] - BOTTOMS[4 * rotation + j]);
    }
    return row;
  }

  /** Whether a piece in a rotation fits into the well if its lowest cells land in a row. */
  public boolean fits(int rotation, int row) {
    return row + HEIGHTS[rotation] <= rows;
  }

  /** Drops a piece by the number of a valid move and returns the removed rows, as bits. */
  public int place(int move) {
    int rotation = move / COLUMNS;
    int column = move % COLUMNS;
    int row = landing(rotation, column);
    for (int j = 0; j < WIDTHS[rotation]; j++) {
      columns[column + WALLS + j] |= CELLS[4 * rotation + j] << row;
    }
    int full = full(columns);
    if (full != 0) {
      for (int i = WALLS; i < WALLS + COLUMNS; i++) {
        columns[i] = without(columns[i], full);
      }
    }
    measure();
    return full;
  }

  /** The complete rows, as bits. */
  static int full(int[] columns) {
    int full = -1;
    for (int i = WALLS; i < WALLS + COLUMNS; i++) {
      full &= columns[i];
    }
    return full;
  }

  /** A column after removing some rows. */
  static int without(int column, int rows) {
    int left = column;
    for (int rest = rows; rest != 0; ) {
      int highest = Integer.highestOneBit(rest);
      int below = highest - 1;
      left = (left & below) | ((left >>> 1) & ~below);
      rest ^= highest;
    }
    return left;
  }
}
