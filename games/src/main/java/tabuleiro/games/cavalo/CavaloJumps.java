package tabuleiro.games.cavalo;

import java.util.Arrays;

/**
 * Where a knight can jump on an empty board of 10×10, and sets of cells as two longs.
 *
 * <pre>
 *      A   B   C  ...  J          cell = row * 10 + column
 *  1   0   1   2  ...  9          cells 0 to 63 are the bits of the low long,
 *  2  10  11  12  ... 19          cells 64 to 99 the bits 0 to 35 of the high long
 *  :
 * 10  90  91  92  ... 99
 * </pre>
 *
 * The order in which jumps are tried decides node counts and ties of textbook searches. It is that
 * of the course programs: one order in the game, another in the puzzle. Tables never change, so all
 * threads share them.
 */
final class CavaloJumps {
  static final int SIZE = 10;
  static final int CELLS = SIZE * SIZE;

  /** All cells of the board that lie in the high long. */
  static final long HIGH_CELLS = (1L << (CELLS - 64)) - 1;

  /** The cells that a knight on a cell attacks: the low long of each set. */
  static final long[] LOW = new long[CELLS];

  /** The cells that a knight on a cell attacks: the high long of each set. */
  static final long[] HIGH = new long[CELLS];

  /** The same cells, in the order of the course's game program. */
  static final int[][] GAME_ORDER =
      targets(new int[][] {{2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}, {2, -1}});

  /** The same cells, in the order of the course's puzzle program. */
  static final int[][] PUZZLE_ORDER =
      targets(new int[][] {{2, -1}, {2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}});

  static {
    for (int cell = 0; cell < CELLS; cell++) {
      for (int target : GAME_ORDER[cell]) {
        LOW[cell] |= low(target);
        HIGH[cell] |= high(target);
      }
    }
  }

  private CavaloJumps() {}

  /** The low long of the set that holds only this cell. */
  static long low(int cell) {
    return cell < 64 ? 1L << cell : 0;
  }

  /** The high long of the set that holds only this cell. */
  static long high(int cell) {
    return cell < 64 ? 0 : 1L << (cell - 64);
  }

  /** Whether a set has a cell. */
  static boolean has(long low, long high, int cell) {
    // A shift counts modulo 64, so the same number serves both longs.
    return ((cell < 64 ? low : high) >>> cell & 1) != 0;
  }

  private static int[][] targets(int[][] steps) {
    int[][] targets = new int[CELLS][];
    for (int cell = 0; cell < CELLS; cell++) {
      int[] found = new int[steps.length];
      int size = 0;
      for (int[] step : steps) {
        int row = cell / SIZE + step[0];
        int column = cell % SIZE + step[1];
        if (row >= 0 && row < SIZE && column >= 0 && column < SIZE) {
          found[size++] = row * SIZE + column;
        }
      }
      targets[cell] = Arrays.copyOf(found, size);
    }
    return targets;
  }
}
