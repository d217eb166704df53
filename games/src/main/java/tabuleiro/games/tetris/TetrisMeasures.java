package tabuleiro.games.tetris;

import tabuleiro.games.tetris.rules.Well;

/**
 * Features of a board for heuristics and evaluations, as pure functions over the words of {@code
 * Well}. Heights and holes are those of the course; the others are the features of Dellacherie and
 * of Thiery and Scherrer (“Building controllers for Tetris”, 2009). The walls and the floor count
 * as filled.
 */
final class TetrisMeasures {
  private static final long FIRST = 1L | 1L << 10 | 1L << 20 | 1L << 30 | 1L << 40 | 1L << 50;
  private static final long LAST = FIRST << 9;
  private static final long INNER = Well.WORD & ~LAST;

  private TetrisMeasures() {}

  /** The course's <em>altura geral</em>: the sum of the heights. */
  static int height(long heights) {
    int sum = 0;
    for (int column = 0; column < Well.COLUMNS; column++) {
      sum += (int) (heights >>> (5 * column)) & 31;
    }
    return sum;
  }

  /** The course's <em>relevo</em>: the sum of the differences between neighbouring heights. */
  static int relief(long heights) {
    int sum = 0;
    for (int column = 0; column + 1 < Well.COLUMNS; column++) {
      sum +=
          Math.abs(
              ((int) (heights >>> (5 * column)) & 31)
                  - ((int) (heights >>> (5 * column + 5)) & 31));
    }
    return sum;
  }

  /** The course's <em>buracos</em>: empty cells directly below a filled one. */
  static int holes(long low, long middle, long high) {
    return Long.bitCount(Well.sunk(low, middle) & ~low)
        + Long.bitCount(Well.sunk(middle, high) & ~middle)
        + Long.bitCount(Well.sunk(high, 0) & ~high);
  }

  /** Transitions between filled and empty along all rows; an empty row has two. */
  static int rowTransitions(long word) {
    return Long.bitCount((word ^ (word >>> 1)) & INNER)
        + Long.bitCount(~word & FIRST)
        + Long.bitCount(~word & LAST);
  }

  /** Transitions between filled and empty along all columns; the space above the well is empty. */
  static int columnTransitions(long low, long middle, long high) {
    return Long.bitCount(~low & Well.ROW)
        + Long.bitCount(low ^ Well.sunk(low, middle))
        + Long.bitCount(middle ^ Well.sunk(middle, high))
        + Long.bitCount(high ^ Well.sunk(high, 0));
  }

  /**
   * The cells of a word that have a filled cell anywhere above them.
   *
   * @param roof the columns with a filled cell in the words above, as ten bits
   */
  static long covered(long word, long roof) {
    long below = word >>> 10;
    below |= below >>> 10;
    below |= below >>> 20;
    below |= below >>> 40;
    return below | (roof * FIRST);
  }

  /** The columns of a word with any filled cell, as ten bits. */
  static long roof(long word) {
    long rows = word | (word >>> 30);
    return (rows | (rows >>> 10) | (rows >>> 20)) & Well.ROW;
  }

  /** The number of rows of a word that contain any of the given cells. */
  static int rows(long cells) {
    int count = 0;
    for (long rest = cells; rest != 0; count++) {
      rest &= ~(Well.ROW << (10 * (Long.numberOfTrailingZeros(rest) / 10)));
    }
    return count;
  }

  /** The empty cells of a word between two filled cells of their row, walls included. */
  static long wells(long word) {
    long left = ((word << 1) & ~FIRST) | FIRST;
    long right = ((word >>> 1) & ~LAST) | LAST;
    return ~word & left & right & Well.WORD;
  }

  /** The cells of wells; a cell with d cells of its well above it counts d + 1 times. */
  static int wellDepths(long low, long middle, long high) {
    long lowest = wells(low);
    long between = wells(middle);
    long highest = wells(high);
    long a = lowest;
    long b = between;
    long c = highest;
    int sum = 0;
    while ((a | b | c) != 0) {
      sum += Long.bitCount(a) + Long.bitCount(b) + Long.bitCount(c);
      a = lowest & Well.sunk(a, b);
      b = between & Well.sunk(b, c);
      c = highest & Well.sunk(c, 0);
    }
    return sum;
  }
}
