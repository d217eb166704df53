package tabuleiro.core.grid;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.Zobrist;

/**
 * A board of small numbers, with 0 for an empty cell. Immutable: {@link #with} returns the board
 * after a change. Rules written with it are short and fast enough to search a few million positions
 * per second. Use bitboards if the rules must be faster.
 */
public final class Cells {
  private static final int BITS = 8;
  private static final int PER_WORD = Long.SIZE / BITS;

  private final int columns;
  private final byte[] numbers;
  private final long key;

  private Cells(int columns, byte[] numbers, long key) {
    this.columns = columns;
    this.numbers = numbers;
    this.key = key;
  }

  /** An empty board. */
  public static Cells empty(int rows, int columns) {
    return new Cells(columns, new byte[rows * columns], 0);
  }

  /** A board with these numbers, 0 to 99, in rows of equal length. */
  public static Cells of(int[][] rows) {
    Cells cells = empty(rows.length, rows[0].length);
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < rows[row].length; column++) {
        cells = cells.with(row, column, rows[row][column]);
      }
    }
    return cells;
  }

  public int rows() {
    return numbers.length / columns;
  }

  public int columns() {
    return columns;
  }

  /** The number of cells. */
  public int size() {
    return numbers.length;
  }

  /** Whether the cell is on the board. */
  public boolean has(int row, int column) {
    return row >= 0 && row < rows() && column >= 0 && column < columns;
  }

  public int at(int row, int column) {
    if (!has(row, column)) {
      throw new IndexOutOfBoundsException(
          "no cell in row " + row + ", column " + column + " of " + rows() + " × " + columns);
    }
    return numbers[row * columns + column];
  }

  /** The number in a cell. Cells are counted row by row from 0. */
  public int at(int cell) {
    return numbers[cell];
  }

  /** The number of cells that hold a number. */
  public int count(int number) {
    int count = 0;
    for (byte each : numbers) {
      count += each == number ? 1 : 0;
    }
    return count;
  }

  /** The board with one cell changed. */
  public Cells with(int row, int column, int number) {
    return with(row * columns + column, number);
  }

  /** The board with one cell changed. Cells are counted row by row from 0. */
  public Cells with(int cell, int number) {
    byte[] changed = numbers.clone();
    changed[cell] = (byte) number;
    return new Cells(columns, changed, key ^ key(cell, numbers[cell]) ^ key(cell, number));
  }

  private static long key(int cell, int number) {
    return number == 0 ? 0 : Zobrist.key(((long) cell << BITS) + number);
  }

  private static int shift(int cell) {
    return (cell % PER_WORD) * BITS;
  }

  /** Equal boards have equal keys. */
  public long key() {
    return key;
  }

  /** The number of longs that hold the board exactly. */
  public int words() {
    return (numbers.length + PER_WORD - 1) / PER_WORD;
  }

  /** Writes the board into {@link #words} longs. */
  public void save(long[] into, int at) {
    Arrays.fill(into, at, at + words(), 0);
    for (int cell = 0; cell < numbers.length; cell++) {
      into[at + cell / PER_WORD] |= (long) numbers[cell] << shift(cell);
    }
  }

  /** The board of the same size that {@link #save} wrote. */
  public Cells load(long[] from, int at) {
    byte[] loaded = new byte[numbers.length];
    long newKey = 0;
    for (int cell = 0; cell < loaded.length; cell++) {
      loaded[cell] = (byte) (from[at + cell / PER_WORD] >>> shift(cell));
      newKey ^= key(cell, loaded[cell]);
    }
    return new Cells(columns, loaded, newKey);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Cells cells
        && cells.columns == columns
        && Arrays.equals(cells.numbers, numbers);
  }

  @Override
  public int hashCode() {
    return 31 * columns + Arrays.hashCode(numbers);
  }

  @Override
  public String toString() {
    return columns + " columns " + Arrays.toString(numbers);
  }
}
