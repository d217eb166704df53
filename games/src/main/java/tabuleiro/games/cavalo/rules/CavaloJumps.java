package tabuleiro.games.cavalo.rules;

import java.util.Arrays;
import java.util.OptionalInt;

/**
 * The jumps of a knight on an empty 10×10 board, and sets of cells as two longs.
 *
 * <pre>
 *      A   B   C  ...  J          cell = row * 10 + column
 *  1   0   1   2  ...  9          cells 0 to 63 are the bits of the low long,
 *  2  10  11  12  ... 19          cells 64 to 99 the bits 0 to 35 of the high long
 *  :
 * 10  90  91  92  ... 99
 * </pre>
 *
 * The move order determines node counts and tie-breaking of textbook searches. It is that of the
 * course programs: one order in the game, another in the puzzle. The tables are immutable.
 */
public final class CavaloJumps {
  public static final int SIZE = 10;
  public static final int CELLS = SIZE * SIZE;

  /** All cells of the board that lie in the high long. */
  public static final long HIGH_CELLS = (1L << (CELLS - 64)) - 1;

  private static final long[] LOW = new long[CELLS];
  private static final long[] HIGH = new long[CELLS];

  /** The jumps as rows and columns, in the order of {@code operador-1} to {@code operador-8}. */
  private static final int[][] OPERATORS = {
    {2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}, {2, -1}
  };

  /** The target cells of each cell, in the order of the course's game program. */
  public static final int[][] GAME_ORDER = targets(OPERATORS);

  /** The target cells of each cell, in the order of the course's puzzle program. */
  static final int[][] PUZZLE_ORDER =
      targets(new int[][] {{2, -1}, {2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}});

  private static final long LOW_A = lowColumn(0);
  private static final long HIGH_A = highColumn(0);
  private static final long LOW_B = lowColumn(1);
  private static final long HIGH_B = highColumn(1);
  private static final long LOW_I = lowColumn(8);
  private static final long HIGH_I = highColumn(8);
  private static final long LOW_J = lowColumn(9);
  private static final long HIGH_J = highColumn(9);

  static {
    for (int cell = 0; cell < CELLS; cell++) {
      for (int target : GAME_ORDER[cell]) {
        LOW[cell] |= low(target);
        HIGH[cell] |= high(target);
      }
    }
  }

  private CavaloJumps() {}

  /** The cells that a knight on a cell attacks: the low long of the set. */
  public static long attackedLow(int cell) {
    return LOW[cell];
  }

  /** The cells that a knight on a cell attacks: the high long of the set. */
  public static long attackedHigh(int cell) {
    return HIGH[cell];
  }

  /** The low long of the set that holds only this cell. */
  public static long low(int cell) {
    return cell < 64 ? 1L << cell : 0;
  }

  /** The high long of the set that holds only this cell. */
  public static long high(int cell) {
    return cell < 64 ? 0 : 1L << (cell - 64);
  }

  /** Whether a set contains a cell. */
  public static boolean has(long low, long high, int cell) {
    // Shift distances are taken modulo 64, so the same number works for both longs.
    return ((cell < 64 ? low : high) >>> cell & 1) != 0;
  }

  /**
   * The cells attacked by knights on all cells of a set: low long. The whole set is shifted by each
   * of the eight jumps, without the columns from which the jump leaves the board.
   */
  public static long spreadLow(long low, long high) {
    long right1 = low & ~LOW_J;
    long right2 = right1 & ~LOW_I;
    long left1 = low & ~LOW_A;
    long left2 = left1 & ~LOW_B;
    long highRight1 = high & ~HIGH_J;
    long highRight2 = highRight1 & ~HIGH_I;
    long highLeft1 = high & ~HIGH_A;
    long highLeft2 = highLeft1 & ~HIGH_B;
    return (right1 << 21 | left1 << 19 | right2 << 12 | left2 << 8)
        | (right1 >>> 19 | left1 >>> 21 | right2 >>> 8 | left2 >>> 12)
        | (highRight1 << 45 | highLeft1 << 43 | highRight2 << 56 | highLeft2 << 52);
  }

  /** The cells attacked by knights on all cells of a set: high long. */
  public static long spreadHigh(long low, long high) {
    long right1 = high & ~HIGH_J;
    long right2 = right1 & ~HIGH_I;
    long left1 = high & ~HIGH_A;
    long left2 = left1 & ~HIGH_B;
    long lowRight1 = low & ~LOW_J;
    long lowRight2 = lowRight1 & ~LOW_I;
    long lowLeft1 = low & ~LOW_A;
    long lowLeft2 = lowLeft1 & ~LOW_B;
    long spread =
        (right1 << 21 | left1 << 19 | right2 << 12 | left2 << 8)
            | (right1 >>> 19 | left1 >>> 21 | right2 >>> 8 | left2 >>> 12)
            | (lowRight1 >>> 43 | lowLeft1 >>> 45 | lowRight2 >>> 52 | lowLeft2 >>> 56);
    return spread & HIGH_CELLS;
  }

  /** The target of a jump of the course program, numbered from 1; empty if there is none. */
  static OptionalInt target(int cell, int operator) {
    if (operator < 1 || operator > OPERATORS.length) {
      return OptionalInt.empty();
    }
    int[] target = targets(cell, new int[][] {OPERATORS[operator - 1]});
    return target.length == 0 ? OptionalInt.empty() : OptionalInt.of(target[0]);
  }

  private static long lowColumn(int column) {
    long set = 0;
    for (int cell = column; cell < CELLS; cell += SIZE) {
      set |= low(cell);
    }
    return set;
  }

  private static long highColumn(int column) {
    long set = 0;
    for (int cell = column; cell < CELLS; cell += SIZE) {
      set |= high(cell);
    }
    return set;
  }

  private static int[][] targets(int[][] steps) {
    int[][] targets = new int[CELLS][];
    for (int cell = 0; cell < CELLS; cell++) {
      targets[cell] = targets(cell, steps);
    }
    return targets;
  }

  private static int[] targets(int cell, int[][] steps) {
    int[] found = new int[steps.length];
    int size = 0;
    for (int[] step : steps) {
      int row = cell / SIZE + step[0];
      int column = cell % SIZE + step[1];
      if (row >= 0 && row < SIZE && column >= 0 && column < SIZE) {
        found[size++] = row * SIZE + column;
      }
    }
    return Arrays.copyOf(found, size);
  }
}
