package tabuleiro.games.tetris.rules;

import java.util.Objects;

/**
 * The course's board as a value: 18 rows, row 0 at the bottom, and 10 columns. Immutable: the
 * course's operations that change a board return a new one here.
 *
 * <pre>
 * low     rows  0..5    bit 10 * row + column
 * middle  rows  6..11   bit 10 * (row - 6) + column
 * high    rows 12..17   bit 10 * (row - 12) + column
 * </pre>
 */
public record TetrisBoard(long low, long middle, long high) {
  public static final int ROWS = Well.ROWS;
  public static final int COLUMNS = Well.COLUMNS;

  /** The board without any cell. */
  public static final TetrisBoard EMPTY = new TetrisBoard(0, 0, 0);

  public TetrisBoard {
    if (((low | middle | high) & ~Well.WORD) != 0) {
      throw new IllegalArgumentException("a word of a board has sixty bits");
    }
  }

  /** The board with the filled cells of an array by row and column, which is copied. */
  public static TetrisBoard of(boolean[][] filled) {
    if (filled.length != ROWS) {
      throw new IllegalArgumentException("a board has " + ROWS + " rows, not " + filled.length);
    }
    TetrisBoard board = EMPTY;
    for (int row = 0; row < ROWS; row++) {
      if (filled[row].length != COLUMNS) {
        throw new IllegalArgumentException("a row has " + COLUMNS + " columns");
      }
      for (int column = 0; column < COLUMNS; column++) {
        board = filled[row][column] ? board.fill(row, column) : board;
      }
    }
    return board;
  }

  /** A new array by row and column. */
  public boolean[][] toArray() {
    boolean[][] filled = new boolean[ROWS][COLUMNS];
    for (int row = 0; row < ROWS; row++) {
      for (int column = 0; column < COLUMNS; column++) {
        filled[row][column] = isFilled(row, column);
      }
    }
    return filled;
  }

  public boolean isFilled(int row, int column) {
    return (row(row) >>> Objects.checkIndex(column, COLUMNS) & 1) != 0;
  }

  /** A row as ten bits, column 0 lowest. */
  public int row(int row) {
    Objects.checkIndex(row, ROWS);
    return (int) (word(row / 6) >>> (COLUMNS * (row % 6)) & Well.ROW);
  }

  /** One more than the highest filled row of a column; 0 if the column is empty. */
  public int columnHeight(int column) {
    Objects.checkIndex(column, COLUMNS);
    return (int) (Well.heights(low, middle, high) >>> (5 * column) & 31);
  }

  public boolean isRowComplete(int row) {
    return row(row) == Well.ROW;
  }

  /** Whether the top row has any cell, so that the game is lost. */
  public boolean isTopFilled() {
    return (high & Well.TOP) != 0;
  }

  /** The board with one more cell; the same board if the cell is outside. */
  public TetrisBoard fill(int row, int column) {
    if (row < 0 || row >= ROWS || column < 0 || column >= COLUMNS) {
      return this;
    }
    long cell = 1L << column;
    return new TetrisBoard(
        low | Well.part(cell, row),
        middle | Well.part(cell, row - 6),
        high | Well.part(cell, row - 12));
  }

  /** The board without a row: the rows above it move down, and the top row is empty. */
  public TetrisBoard removeRow(int row) {
    Objects.checkIndex(row, ROWS);
    long bit = 1L << (COLUMNS * (row % 6) + 9);
    return switch (row / 6) {
      case 0 ->
          new TetrisBoard(
              Well.without(low, bit, middle), Well.sunk(middle, high), Well.sunk(high, 0));
      case 1 -> new TetrisBoard(low, Well.without(middle, bit, high), Well.sunk(high, 0));
      default -> new TetrisBoard(low, middle, Well.without(high, bit, 0));
    };
  }

  private long word(int index) {
    return index == 0 ? low : index == 1 ? middle : high;
  }
}
