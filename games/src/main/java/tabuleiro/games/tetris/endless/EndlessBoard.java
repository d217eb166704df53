package tabuleiro.games.tetris.endless;

import java.util.Arrays;
import tabuleiro.games.tetris.rules.TetrisRotation;

/**
 * The well of endless Tetris: ten columns of bits, as many rows as wanted up to {@value
 * #MOST_ROWS}. Pieces drop straight; complete rows go at once. A piece that does not lie wholly
 * inside the well before rows go ends the game, as in the programs of Thiery and Scherrer
 * (“Building controllers for Tetris”, 2009).
 *
 * <pre>
 * columns[c + 2]   bit r is the cell in row r, row 0 lowest
 * columns[0..1], columns[12..13]   the walls: filled from row 0 to the highest
 * </pre>
 *
 * <p>Columns and not rows, because a piece changes at most four of ten columns, while what {@link
 * EndlessFeatures} measures of the other columns stays as it was. Changes in place; for one thread.
 */
public final class EndlessBoard {
  public static final int COLUMNS = 10;
  static final int MOST_ROWS = 24;

  /** How many walls stand left of column 0 in the arrays; as many stand right of column 9. */
  static final int WALLS = 2;

  /** The height that walls are given: too far from any column’s to be taken for its neighbour. */
  static final int WALL_HEIGHT = 28;

  /** By 4 * rotation + column of the piece: its cells there, row 0 being its lowest row. */
  static final int[] CELLS = new int[4 * TetrisRotation.BOMB.number()];

  /** By 4 * rotation + column of the piece: one more than its highest cell there. */
  static final int[] TOPS = new int[CELLS.length];

  /** By rotation: how many columns it spans. */
  static final int[] WIDTHS = new int[TetrisRotation.BOMB.number()];

  /** By rotation: how many rows it spans. */
  static final int[] HEIGHTS = new int[WIDTHS.length];

  /** By 4 * rotation + column of the piece: its lowest cell there. */
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

  /** One more than the highest filled row of each column; arranged like the columns. */
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

  /** Fills a cell, whatever lies below it. */
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

  /** The row in which the lowest cells of a rotation come to rest, its left side in a column. */
  public int landing(int rotation, int column) {
    int row = 0;
    for (int j = 0; j < WIDTHS[rotation]; j++) {
      row = Math.max(row, heights[column + WALLS + j] - BOTTOMS[4 * rotation + j]);
    }
    return row;
  }

  /** Whether a rotation that lands in a row stays inside the well. */
  public boolean fits(int rotation, int row) {
    return row + HEIGHTS[rotation] <= rows;
  }

  /** Drops a piece by the number of a move that fits and returns how many rows went. */
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
    return Integer.bitCount(full);
  }

  /** The complete rows, as bits. */
  static int full(int[] columns) {
    int full = -1;
    for (int i = WALLS; i < WALLS + COLUMNS; i++) {
      full &= columns[i];
    }
    return full;
  }

  /** A column after some rows have gone. */
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
