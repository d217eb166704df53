package tabuleiro.examples.connectfour;

import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Zobrist;

/**
 * Connect Four. A move is the column, 0 to 6. A set of discs has seven bits per column, the lowest
 * cell first. The seventh bit is always 0, so that lines do not continue into the next column
 * (Tromp's Fhourstones, 1996).
 */
public record ConnectFour(long first, long second) implements Position {
  static final int ROWS = 6;
  static final int COLUMNS = 7;
  private static final int HEIGHT = ROWS + 1;
  private static final int[] DIRECTIONS = {1, HEIGHT - 1, HEIGHT, HEIGHT + 1};

  /** The bit of a cell; row 0 is the top row. */
  static long bit(int row, int column) {
    return 1L << (column * HEIGHT + ROWS - 1 - row);
  }

  @Override
  public void moves(MoveList moves) {
    for (int column = 0; column < COLUMNS && margin() == 0; column++) {
      if (((first | second) & bit(0, column)) == 0) {
        moves.add(column);
      }
    }
  }

  @Override
  public ConnectFour play(int column) {
    long all = first | second;
    long disc = (all + bit(ROWS - 1, column)) & ~all & (bit(-1, column) - bit(ROWS - 1, column));
    return turn() == FIRST
        ? new ConnectFour(first | disc, second)
        : new ConnectFour(first, second | disc);
  }

  @Override
  public int turn() {
    return Long.bitCount(first | second) & 1;
  }

  @Override
  public boolean isOver() {
    return margin() != 0 || Long.bitCount(first | second) == ROWS * COLUMNS;
  }

  @Override
  public int margin() {
    return hasFour(first) ? 1 : hasFour(second) ? -1 : 0;
  }

  @Override
  public long key() {
    return Zobrist.key(first) ^ Zobrist.key(~second);
  }

  private static boolean hasFour(long discs) {
    for (int step : DIRECTIONS) {
      long pairs = discs & (discs >>> step);
      if ((pairs & (pairs >>> (2 * step))) != 0) {
        return true;
      }
    }
    return false;
  }
}
