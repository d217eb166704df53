package tabuleiro.games.quatro.engine;

import java.util.Arrays;
import tabuleiro.games.quatro.rules.QuatroLines;
import tabuleiro.games.quatro.rules.QuatroPiece;

/**
 * The threats on each free square of a board. A <em>value</em> is one of the two values of an
 * attribute. A set of values is eight bits, as returned by {@link QuatroLines#shared}:
 *
 * <pre>
 *    7 6 5 4   3 2 1 0
 *   |value 0  |value 1  |   of the attributes densidade, altura, forma, cor
 * </pre>
 *
 * <p>A line with one free square gives the values that complete it there. A line with two free
 * squares gives the values that make it a line of three, which the next player can complete. The
 * two sets of each square tell which moves win and which let the opponent win, without trying them.
 * The object is reused; not thread-safe.
 */
final class QuatroThreats {
  private static final int[] VALUES = new int[17];
  private static final int[] HAVING = new int[256];

  static {
    for (int piece = 0; piece < 16; piece++) {
      VALUES[piece] = piece | (~piece & 15) << 4;
    }
    for (int values = 0; values < 256; values++) {
      for (int piece = 0; piece < 16; piece++) {
        HAVING[values] |= ((VALUES[piece] & values) != 0 ? 1 : 0) << piece;
      }
    }
  }

  private final int[] lines;
  private final int[] completing = new int[16];
  private final int[] growing = new int[16];
  private int once;
  private int twice;

  QuatroThreats(long anchors) {
    lines = QuatroLines.masks(anchors);
  }

  /** The values of a piece; empty for {@link QuatroPiece#NONE}. */
  static int values(int piece) {
    return VALUES[piece];
  }

  /** The set of the pieces that have at least one of the given values. */
  static int having(int values) {
    return HAVING[values];
  }

  /** Looks at a board. */
  void compute(long planes, int occupied) {
    Arrays.fill(completing, 0);
    Arrays.fill(growing, 0);
    once = 0;
    twice = 0;
    for (int line : lines) {
      int free = line & ~occupied;
      int others = free & (free - 1);
      if (free == 0 || (others & (others - 1)) != 0) {
        continue;
      }
      int shared = QuatroLines.shared(planes, line & occupied);
      int square = Integer.numberOfTrailingZeros(free);
      if (others == 0) {
        completing[square] |= shared;
      } else {
        growing[square] |= shared;
        growing[Integer.numberOfTrailingZeros(others)] |= shared;
      }
    }
    for (int free = ~occupied & 0xFFFF; free != 0; free &= free - 1) {
      int values = completing[Integer.numberOfTrailingZeros(free)];
      twice |= once & values;
      once |= values;
    }
  }

  /** The values that complete a line on a free square. */
  int completing(int square) {
    return completing[square];
  }

  /** The values that complete a line on any square. */
  int completing() {
    return once;
  }

  /** The values that complete a line on any square except this one. */
  int completingBeside(int square) {
    return (once & ~completing[square]) | twice;
  }

  /** The values with which a piece on a square would make a line of three with one free square. */
  int growing(int square) {
    return growing[square];
  }

  /**
   * Whether a line can still be completed with the given pieces: the pieces of some line share a
   * value, and at least as many of the given pieces have it as the line has free squares.
   */
  boolean isAlive(long planes, int occupied, int pieces) {
    for (int line : lines) {
      int missing = Integer.bitCount(line & ~occupied);
      int shared = missing == 0 ? 0 : QuatroLines.shared(planes, line & occupied);
      for (; shared != 0; shared &= shared - 1) {
        if (Integer.bitCount(HAVING[shared & -shared] & pieces) >= missing) {
          return true;
        }
      }
    }
    return false;
  }
}
