package tabuleiro.games.blokus.rules;

/**
 * The pieces left to a player, as twelve bits, four for each kind:
 *
 * <pre>
 *   bits  11..8   7..4   3..0
 *         c       b      a         at the start 15, 10 and 10: 110 squares
 * </pre>
 *
 * Pure functions over that number.
 */
public final class BlokusHand {
  /** The number of pieces of each kind at the start. */
  private static final int[] AT_START = {10, 10, 15};

  static final int KINDS = 3;

  /** The number of bits of a hand. */
  static final int BITS = 12;

  /** The hand at the start. */
  static final int FULL = of(10, 10, 15);

  /** The number of squares of a full hand. */
  public static final int SQUARES = squares(FULL);

  private static final int MASK = 0xF;

  private BlokusHand() {}

  public static int of(int a, int b, int c) {
    return a | (b << 4) | (c << 8);
  }

  /** The number of pieces of a kind at the start. */
  static int atStart(int kind) {
    return AT_START[kind];
  }

  /** The number of pieces of a kind: 0 for a, 1 for b, 2 for c1 and c2 together. */
  public static int count(int hand, int kind) {
    return (hand >> (4 * kind)) & MASK;
  }

  /** One piece as a number to subtract from a hand. */
  public static int one(int piece) {
    return 1 << (4 * Math.min(piece, 2));
  }

  public static boolean hasA(int hand) {
    return (hand & MASK) != 0;
  }

  public static boolean hasB(int hand) {
    return (hand & (MASK << 4)) != 0;
  }

  public static boolean hasC(int hand) {
    return (hand & (MASK << 8)) != 0;
  }

  /** The pieces of four squares of a hand. */
  static int withoutA(int hand) {
    return hand & ~MASK;
  }

  /** The number of squares of the pieces of a hand: 1 for each a, 4 for every other. */
  public static int squares(int hand) {
    return count(hand, 0) + 4 * (count(hand, 1) + count(hand, 2));
  }

  /** The hand as a Lisp list: {@code (10 10 15)}. */
  static String text(int hand) {
    return "(" + count(hand, 0) + " " + count(hand, 1) + " " + count(hand, 2) + ")";
  }
}
