package tabuleiro.games.quatro.rules;

import java.util.Arrays;

/**
 * The lines of the board as pure functions over bits, used by the game and the puzzle. Square 4·row
 * + column is bit 0 (A1) to 15 (D4):
 *
 * <pre>
 *      A  B  C  D         a long holds four boards side by side, one lane of 16 bits per attribute:
 *  1   0  1  2  3
 *  2   4  5  6  7         63        48 47        32 31        16 15         0
 *  3   8  9 10 11          densidade  |  altura    |  forma     |  cor
 *  4  12 13 14 15
 * </pre>
 *
 * <p>All lines of all four lanes are tested at once by shifting the long over itself, so there is
 * no loop over lines and no table that could miss the cache. The nine 2×2 squares count as lines if
 * the rule {@code squares} is on. That rule is the mask {@code anchors} of their upper left
 * corners.
 */
public final class QuatroLines {
  /** The mask for {@code squares=off}: no 2×2 square counts. */
  public static final long NO_SQUARES = 0;

  /** The mask for {@code squares=on}: the upper left corners of the nine 2×2 squares. */
  public static final long ALL_SQUARES = 0x0777_0777_0777_0777L;

  /** Bit 0 of every lane. Multiplying by a 16-bit board copies that board to every lane. */
  public static final long LANES = 0x0001_0001_0001_0001L;

  private static final int[] STRAIGHT = {
    0x000F, 0x00F0, 0x0F00, 0xF000, 0x1111, 0x2222, 0x4444, 0x8888, 0x8421, 0x1248
  };
  private static final int[] WITH_SQUARES = withSquares();

  private QuatroLines() {}

  /**
   * The lines as sets of squares: rows, columns, the two diagonals, then the 2×2 squares if they
   * count.
   */
  public static int[] masks(long anchors) {
    return (anchors == NO_SQUARES ? STRAIGHT : WITH_SQUARES).clone();
  }

  private static int[] withSquares() {
    int[] lines = Arrays.copyOf(STRAIGHT, 19);
    int at = STRAIGHT.length;
    for (int corners = (int) ALL_SQUARES & 0xFFFF; corners != 0; corners &= corners - 1) {
      lines[at++] = 0x33 << Integer.numberOfTrailingZeros(corners);
    }
    return lines;
  }

  /** For each lane, the squares whose piece has the same value of the attribute as a piece. */
  public static long agreeing(long planes, int occupied, int piece) {
    return (planes ^ QuatroPiece.opposite(piece)) & occupied * LANES;
  }

  /** Whether some lane contains a whole line. */
  static boolean hasLine(long lanes, long anchors) {
    long pairs = lanes & lanes >>> 1;
    long rows = pairs & pairs >>> 2 & 0x1111_1111_1111_1111L;
    long columns = lanes & lanes >>> 4;
    columns &= columns >>> 8 & 0x000F_000F_000F_000FL;
    long falling = lanes & lanes >>> 5;
    falling &= falling >>> 10 & LANES;
    long rising = lanes & lanes >>> 3;
    rising &= rising >>> 6 & 8 * LANES;
    long squares = pairs & pairs >>> 4 & anchors;
    return (rows | columns | falling | rising | squares) != 0;
  }

  /** Whether a board has four in a line that share a value of some attribute. */
  static boolean isWon(long planes, int occupied, long anchors) {
    return hasLine(planes, anchors) || hasLine(~planes & occupied * LANES, anchors);
  }

  /** Whether a line mask is full and its four pieces share a value. */
  static boolean isWonAlong(int line, long planes, int occupied) {
    return (occupied & line) == line && shared(planes, line) != 0;
  }

  /** The squares of all complete lines, as a set. */
  static int wonSquares(long planes, int occupied, long anchors) {
    int won = 0;
    for (int line : masks(anchors)) {
      won |= isWonAlong(line, planes, occupied) ? line : 0;
    }
    return won;
  }

  /**
   * The values that the pieces on some squares share: bit a if all have value 1 of attribute a, bit
   * 4+a if all have value 0. An empty set of pieces shares every value.
   */
  public static int shared(long planes, int squares) {
    long wanted = squares * LANES;
    return (~lanesWith(wanted & ~planes) & 15) | (~lanesWith(wanted & planes) & 15) << 4;
  }

  /** The set of non-empty lanes, as four bits. */
  private static int lanesWith(long lanes) {
    long carries = (lanes & 0x7FFF_7FFF_7FFF_7FFFL) + 0x7FFF_7FFF_7FFF_7FFFL;
    long tops = (carries | lanes) >>> 15 & LANES;
    // Moves bit 16·i to bit 48 + i; all other products fall outside of these four bits.
    return (int) ((tops * (1L << 48 | 1L << 33 | 1L << 18 | 1L << 3)) >>> 48) & 15;
  }

  /**
   * The squares, free or not, that would complete a line of some lane: those whose three companions
   * in a line are all present. Every line is rotated within itself by one, two and three places, so
   * that each square meets its three companions.
   */
  static int completions(long lanes, long anchors) {
    long rows =
        turned(lanes, 1, 0xEEEE_EEEE_EEEE_EEEEL)
            & turned(lanes, 2, 0xCCCC_CCCC_CCCC_CCCCL)
            & turned(lanes, 3, 0x8888_8888_8888_8888L);
    // Columns are rotated within their lane in the same way, by whole rows.
    long columns =
        turnedColumns(lanes, 4, 0xFFF0_FFF0_FFF0_FFF0L)
            & turnedColumns(lanes, 8, 0xFF00_FF00_FF00_FF00L)
            & turnedColumns(lanes, 12, 0xF000_F000_F000_F000L);
    long all = rows | columns | diagonals(lanes);
    if (anchors != NO_SQUARES) {
      all |= squares(lanes, anchors);
    }
    all |= all >>> 32;
    return (int) (all | all >>> 16) & 0xFFFF;
  }

  private static long turned(long lanes, int by, long upper) {
    return (lanes << by & upper) | (lanes >>> (4 - by) & ~upper);
  }

  private static long turnedColumns(long lanes, int by, long upper) {
    return (lanes << by & upper) | (lanes >>> (16 - by) & ~upper);
  }

  private static long diagonals(long lanes) {
    // A1 B2 C3 D4 are bits 0, 5, 10, 15; D1 C2 B3 A4 are bits 3, 6, 9, 12.
    long falling =
        ((lanes << 5 & 0x8420_8420_8420_8420L) | (lanes >>> 15 & LANES))
            & ((lanes << 10 & 0x8400_8400_8400_8400L) | (lanes >>> 10 & 0x0021_0021_0021_0021L))
            & ((lanes << 15 & 0x8000_8000_8000_8000L) | (lanes >>> 5 & 0x0421_0421_0421_0421L));
    long rising =
        ((lanes << 3 & 0x1240_1240_1240_1240L) | (lanes >>> 9 & 0x0008_0008_0008_0008L))
            & ((lanes << 6 & 0x1200_1200_1200_1200L) | (lanes >>> 6 & 0x0048_0048_0048_0048L))
            & ((lanes << 9 & 0x1000_1000_1000_1000L) | (lanes >>> 3 & 0x0248_0248_0248_0248L));
    return falling | rising;
  }

  private static long squares(long lanes, long anchors) {
    long upperLeft = lanes >>> 1 & lanes >>> 4 & lanes >>> 5 & anchors;
    long upperRight = lanes << 1 & lanes >>> 3 & lanes >>> 4 & anchors << 1;
    long lowerLeft = lanes << 4 & lanes << 3 & lanes >>> 1 & anchors << 4;
    long lowerRight = lanes << 5 & lanes << 4 & lanes << 1 & anchors << 5;
    return upperLeft | upperRight | lowerLeft | lowerRight;
  }
}
