package tabuleiro.games.blokus.rules;

import static tabuleiro.games.blokus.rules.BlokusBoard.covered;

import org.jspecify.annotations.Nullable;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Zobrist;

/**
 * A position of Blokus Uno for two. Players lay one piece per turn. Own pieces meet at corners and
 * never along an edge, and the first one covers the own starting corner (top left for player 1,
 * bottom right for player 2). A player who cannot lay a piece passes. When neither can, the game is
 * over, and the player with fewer squares left in hand wins.
 *
 * <pre>
 *   move   piece · 196 + row · 14 + column     of the anchor, 0 to 783
 *          pieces a = 0, b = 1, c1 = 2, c2 = 3
 *          784                                 pass, only when nothing can be laid
 *
 *   hands  bits 0 to 11 player 1, 12 to 23 player 2, each as in {@link BlokusHand}
 * </pre>
 *
 * The cells of each player are four longs in the layout of {@link BlokusBoard}. Own pieces never
 * share an edge, so the cells alone determine the hands, and the key does not include them. A stuck
 * player stays stuck, since later moves only take room away. A position stores who has passed, to
 * avoid repeating the test; equality and key ignore this. A position takes 96 bytes. Immutable.
 */
public final class Blokus implements Position {

  /** The move number of a pass. */
  public static final int PASS = BlokusBoard.PLACEMENTS;

  private static final long TURN_KEY = Zobrist.key(0xB10C_0000_0000_1000L);

  final long first0;
  final long first1;
  final long first2;
  final long first3;
  final long second0;
  final long second1;
  final long second2;
  final long second3;
  private final long key;
  private final int hands;
  private final byte turn;
  private final byte stuck;

  private Blokus(
      long first0,
      long first1,
      long first2,
      long first3,
      long second0,
      long second1,
      long second2,
      long second3,
      long key,
      int hands,
      int turn,
      int stuck) {
    this.first0 = first0;
    this.first1 = first1;
    this.first2 = first2;
    this.first3 = first3;
    this.second0 = second0;
    this.second1 = second1;
    this.second2 = second2;
    this.second3 = second3;
    this.key = key;
    this.hands = hands;
    this.turn = (byte) turn;
    this.stuck = (byte) stuck;
  }

  /** The empty board with a given side to move. */
  public static Blokus start(int turn) {
    long[] first = {BlokusBoard.FIRST_ROOT, 0, 0, 0};
    long[] second = {0, 0, 0, BlokusBoard.SECOND_ROOT};
    return of(first, second, BlokusHand.FULL, BlokusHand.FULL, turn);
  }

  /** A position set up from the cells of both players, roots included. */
  public static Blokus of(long[] first, long[] second, int firstHand, int secondHand, int turn) {
    long key = turn == FIRST ? 0 : TURN_KEY;
    for (int row = 0; row < BlokusBoard.SIZE; row++) {
      int word = BlokusBoard.word(row);
      for (int column = 0; column < BlokusBoard.SIZE; column++) {
        long bit = BlokusBoard.bit(row, column);
        key ^= (first[word] & bit) != 0 ? BlokusBoard.cellKey(FIRST, row, column) : 0;
        key ^= (second[word] & bit) != 0 ? BlokusBoard.cellKey(SECOND, row, column) : 0;
      }
    }
    return new Blokus(
        first[0],
        first[1],
        first[2],
        first[3],
        second[0],
        second[1],
        second[2],
        second[3],
        key,
        firstHand | (secondHand << BlokusHand.BITS),
        turn,
        0);
  }

  @Override
  public void moves(MoveList moves) {
    int before = moves.size();
    BlokusMobility.list(this, turn, moves);
    if (moves.size() == before && canLay(1 - turn)) {
      moves.add(PASS);
    }
  }

  @Override
  public int count(MoveList scratch) {
    int placements = placements(turn);
    return placements == 0 && canLay(1 - turn) ? 1 : placements;
  }

  @Override
  public Blokus play(int move) {
    if (move == PASS) {
      return pass();
    }
    long laid0 = covered(move, 0);
    long laid1 = covered(move, 1);
    long laid2 = covered(move, 2);
    long laid3 = covered(move, 3);
    int rest = hands - (BlokusHand.one(move / BlokusBoard.CELLS) << (BlokusHand.BITS * turn));
    long next = key ^ TURN_KEY ^ BlokusBoard.placementKey(turn, move);
    return turn == FIRST
        ? new Blokus(
            first0 | laid0,
            first1 | laid1,
            first2 | laid2,
            first3 | laid3,
            second0,
            second1,
            second2,
            second3,
            next,
            rest,
            SECOND,
            stuck)
        : new Blokus(
            first0,
            first1,
            first2,
            first3,
            second0 | laid0,
            second1 | laid1,
            second2 | laid2,
            second3 | laid3,
            next,
            rest,
            FIRST,
            stuck);
  }

  private Blokus pass() {
    return new Blokus(
        first0,
        first1,
        first2,
        first3,
        second0,
        second1,
        second2,
        second3,
        key ^ TURN_KEY,
        hands,
        1 - turn,
        stuck | (1 << turn));
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public boolean isOver() {
    return !canLay(turn) && !canLay(1 - turn);
  }

  /** The squares left of player 2 minus those of player 1, since fewer are better. */
  @Override
  public int margin() {
    return squaresLeft(SECOND) - squaresLeft(FIRST);
  }

  @Override
  public long key() {
    return key;
  }

  /** The number of squares of the pieces left in a player's hand; 110 at the start. */
  public int squaresLeft(int player) {
    return BlokusHand.squares(hand(player));
  }

  /** A player's pieces of a kind: 0 for a, 1 for b, 2 for c1 and c2 together. */
  public int piecesLeft(int player, int kind) {
    return BlokusHand.count(hand(player), kind);
  }

  /** The contents of a cell: 0 for empty, 1 or 2 for a piece of that player. */
  public int cell(int row, int column) {
    long bit = BlokusBoard.bit(row, column);
    int word = BlokusBoard.word(row);
    return (word(FIRST, word) & bit) != 0 ? 1 : (word(SECOND, word) & bit) != 0 ? 2 : 0;
  }

  /** The number of placements of a player if it were their turn; 0 if the player is stuck. */
  public int placements(int player) {
    if (((stuck >> player) & 1) != 0) {
      return 0;
    }
    return BlokusMobility.count(this, player);
  }

  /** The number of placements of pieces of four squares of a player if it were their turn. */
  public int placementsOfFours(int player) {
    return BlokusMobility.count(this, player, BlokusHand.withoutA(hand(player)));
  }

  /** Whether a player would have a placement if it were their turn. */
  public boolean canLay(int player) {
    if (((stuck >> player) & 1) != 0) {
      return false;
    }
    return BlokusMobility.isAny(this, player);
  }

  /** A player's hand, as in {@link BlokusHand}. */
  public int hand(int player) {
    return (hands >> (BlokusHand.BITS * player)) & ((1 << BlokusHand.BITS) - 1);
  }

  /** One of the four words of a player's cells, root included. */
  public long word(int player, int word) {
    return switch (word) {
      case 0 -> player == FIRST ? first0 : second0;
      case 1 -> player == FIRST ? first1 : second1;
      case 2 -> player == FIRST ? first2 : second2;
      default -> player == FIRST ? first3 : second3;
    };
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof Blokus other
        && key == other.key
        && first0 == other.first0
        && first1 == other.first1
        && first2 == other.first2
        && first3 == other.first3
        && second0 == other.second0
        && second1 == other.second1
        && second2 == other.second2
        && second3 == other.second3
        && hands == other.hands
        && turn == other.turn;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key);
  }

  @Override
  public String toString() {
    return BlokusNotation.text(this);
  }
}
