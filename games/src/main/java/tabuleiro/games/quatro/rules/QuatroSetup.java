package tabuleiro.games.quatro.rules;

import java.util.Arrays;
import tabuleiro.core.MoveList;
import tabuleiro.core.Zobrist;

/**
 * What stays the same through a game: the rules, the pieces that take no part, and the order in
 * which the reserve is listed. States share one deal and keep their reserve as a set of indexes
 * into its order, so that listing a reserve in order is a walk over bits. The order is presentation
 * only: two deals that differ in nothing else count as alike. Never changes; safe to share.
 */
public final class QuatroSetup {
  /** The order of the full reserve in which the course program lists it. */
  private static final int[] USUAL_ORDER = usualOrder();

  private static final int FAMILY = 5;

  private final QuatroRules rules;
  private final byte[] pieces;
  // By piece, and 0 for no piece, so that taking nothing from a reserve needs no question.
  private final int[] bits = new int[17];
  private final int[] ones = new int[4]; // by attribute
  private final int absent;
  private final long key;
  public final long anchors;
  final boolean handsOver;

  /**
   * A deal.
   *
   * @param reserve the pieces of the reserve in order
   * @param elsewhere the set of the pieces on the board or in hand
   */
  public QuatroSetup(QuatroRules rules, int[] reserve, int elsewhere) {
    this.rules = rules;
    anchors = rules.anchors();
    handsOver = rules.handsOver();
    pieces = new byte[reserve.length];
    int present = elsewhere;
    for (int index = 0; index < reserve.length; index++) {
      pieces[index] = (byte) reserve[index];
      bits[reserve[index]] = 1 << index;
      for (int attribute = 0; attribute < ones.length; attribute++) {
        ones[attribute] |= (reserve[index] >> attribute & 1) << index;
      }
      present |= 1 << reserve[index];
    }
    absent = 0xFFFF & ~present;
    int switches = (handsOver ? 1 : 0) + (rules.squares() ? 2 : 0);
    key = Zobrist.key(((long) FAMILY << 32) + (switches << 16) + absent);
  }

  private static int[] usualOrder() {
    String codes =
        "bqbc bqac brao prao brbo prbo bqao pqao bqbo pqbo brac prac brbc prbc pqac pqbc";
    return Arrays.stream(codes.split(" ")).mapToInt(QuatroPiece::ofCode).toArray();
  }

  /** The pieces that are not in a set, in the usual order. */
  public static int[] allBut(int set) {
    return Arrays.stream(USUAL_ORDER).filter(piece -> (set >> piece & 1) == 0).toArray();
  }

  public QuatroRules rules() {
    return rules;
  }

  /** The set of all indexes: the reserve when the deal was made. */
  int fullReserve() {
    return (1 << pieces.length) - 1;
  }

  /** The piece at an index of the order. */
  int piece(int index) {
    return pieces[index];
  }

  /** The index of a piece as a set; empty for {@link QuatroPiece#NONE} or a piece elsewhere. */
  int bit(int piece) {
    return bits[piece];
  }

  /** The pieces of the order whose value of an attribute is 1, as a set of indexes. */
  public int ones(int attribute) {
    return ones[attribute];
  }

  /** The pieces that are neither on the board nor in the reserve nor in hand, as a set. */
  public int absent() {
    return absent;
  }

  /** The part of the key that never changes. */
  long key() {
    return key;
  }

  /** Whether the same future follows from the same board, whatever the order. */
  boolean isLike(QuatroSetup other) {
    return this == other || (absent == other.absent && rules.equals(other.rules));
  }

  /** The pieces of a reserve in order. */
  public int[] listed(int reserve) {
    int[] listed = new int[Integer.bitCount(reserve)];
    int left = reserve;
    for (int i = 0; i < listed.length; i++, left &= left - 1) {
      listed[i] = pieces[Integer.numberOfTrailingZeros(left)];
    }
    return listed;
  }

  /** Adds {@code base} plus each piece of a reserve, in order. */
  void addEach(int reserve, int base, MoveList moves) {
    for (int left = reserve; left != 0; left &= left - 1) {
      moves.add(base + pieces[Integer.numberOfTrailingZeros(left)]);
    }
  }
}
