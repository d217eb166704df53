package tabuleiro.games.quatro.rules;

import java.util.Arrays;
import tabuleiro.core.MoveList;
import tabuleiro.core.Zobrist;
import tabuleiro.core.text.Words;

/**
 * The constants of a game: the rules, the pieces that are not in the game, and the order of the
 * reserve. States share one setup and store their reserve as a set of indices into its order, so
 * listing a reserve in order is a scan over bits. The order is only for display: setups that differ
 * only in it are equivalent. Immutable.
 */
public final class QuatroSetup {
  /** The order in which the course program lists the full reserve. */
  private static final int[] USUAL_ORDER = usualOrder();

  private static final int FAMILY = 5;

  private final QuatroRules rules;
  private final byte[] pieces;
  // By piece, with 0 for no piece, so that removing no piece needs no special case.
  private final int[] bits = new int[17];
  private final int[] ones = new int[4]; // by attribute
  private final int absent;
  private final long key;
  public final long anchors;
  final boolean handsOver;

  /**
   * Creates a setup.
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
    return Words.of(codes).stream().mapToInt(QuatroPiece::ofCode).toArray();
  }

  /** The pieces that are not in a set, in the usual order. */
  public static int[] allBut(int set) {
    return Arrays.stream(USUAL_ORDER).filter(piece -> (set >> piece & 1) == 0).toArray();
  }

  public QuatroRules rules() {
    return rules;
  }

  /** The set of all indices: the reserve at the start. */
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

  /** The pieces of the order whose value of an attribute is 1, as a set of indices. */
  public int ones(int attribute) {
    return ones[attribute];
  }

  /** The pieces that are neither on the board nor in the reserve nor in hand, as a set. */
  public int absent() {
    return absent;
  }

  /** The constant part of the key. */
  long key() {
    return key;
  }

  /** Whether both setups lead to the same future from the same board, ignoring the order. */
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
