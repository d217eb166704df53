package tabuleiro.games.quatro.rules;

import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Zobrist;

/**
 * A position of the game for two. A player who completes a line of four pieces that share an
 * attribute wins at once. A full board without such a line is a draw.
 *
 * <p>If the side to move chooses the piece ({@code give=mover}), a move is a square and a piece:
 *
 * <pre>
 *    7     4 3     0
 *   | square | piece |      0 to 255
 * </pre>
 *
 * If the opponent hands over the piece ({@code give=opponent}), a move is the square for the piece
 * in hand and the piece for the opponent, {@code 17 · square + piece}, with 16 for no piece if the
 * game ends there. The very first move only hands over a piece, {@code 272 + piece}. So moves are 0
 * to 287. A square is 4·row + column, and a piece is four bits (see {@link QuatroPiece}).
 *
 * <p>The board is four planes of 16 bits in one long (see {@link QuatroLines}). Lines are checked
 * once, when a piece is placed, and the result is stored. Two positions are equal if board,
 * reserve, piece in hand, side to move and rules are equal; the order of the reserve is only for
 * display. Immutable.
 */
public final class Quatro implements Position {
  /** The piece in hand if there is none. */
  public static final int NO_PIECE = QuatroPiece.NONE;

  /** The number of choices when handing over after a placement: 16 pieces, or none. */
  public static final int GIVES = 17;

  /** The first of the moves that only hand over a piece. */
  public static final int OPENING = 16 * GIVES;

  private static final long[] PLACED = Zobrist.keys(1, 256);
  private static final long[] IN_HAND = Zobrist.keys(2, 17);
  private static final long SECOND_MOVES = Zobrist.key(3L << 32);

  private static final byte OPEN = 0;
  private static final byte WON = 1;
  private static final byte DRAWN = 2;

  static {
    IN_HAND[NO_PIECE] = 0;
  }

  private final QuatroSetup deal;
  private final long planes;
  private final long key;
  // Low half: the occupied squares. High half: the reserve, as indices of the setup.
  private final int sets;
  private final byte hand;
  private final byte turn;
  private final byte end;

  private Quatro(QuatroSetup deal, long planes, long key, int sets, int hand, int turn, byte end) {
    this.deal = deal;
    this.planes = planes;
    this.key = key;
    this.sets = sets;
    this.hand = (byte) hand;
    this.turn = (byte) turn;
    this.end = end;
  }

  /** The position with the whole reserve of a setup and a given board, hand and side. */
  public static Quatro of(QuatroSetup deal, long planes, int occupied, int hand, int turn) {
    long key = deal.key() ^ IN_HAND[hand] ^ (turn == SECOND ? SECOND_MOVES : 0);
    for (int left = occupied; left != 0; left &= left - 1) {
      int square = Integer.numberOfTrailingZeros(left);
      key ^= PLACED[square << 4 | QuatroPiece.at(planes, square)];
    }
    int reserve = deal.fullReserve();
    byte end =
        QuatroLines.isWon(planes, occupied, deal.anchors)
            ? WON
            : reserve == 0 && hand == NO_PIECE ? DRAWN : OPEN;
    return new Quatro(deal, planes, key, occupied | reserve << 16, hand, turn, end);
  }

  /** An exclusive upper bound of all moves. */
  public static int moveLimit(boolean handsOver) {
    return handsOver ? OPENING + 16 : 256;
  }

  @Override
  public void moves(MoveList moves) {
    if (end != OPEN) {
      return;
    }
    if (!deal.handsOver) {
      for (int free = free(); free != 0; free &= free - 1) {
        deal.addEach(reserve(), Integer.numberOfTrailingZeros(free) << 4, moves);
      }
    } else if (hand == NO_PIECE) {
      deal.addEach(reserve(), OPENING, moves);
    } else {
      placements(moves);
    }
  }

  private void placements(MoveList moves) {
    int reserve = reserve();
    int last = reserve == 0 ? 0xFFFF : winningSquares(hand);
    for (int free = free(); free != 0; free &= free - 1) {
      int square = Integer.numberOfTrailingZeros(free);
      if ((last >> square & 1) != 0) {
        moves.add(square * GIVES + NO_PIECE);
      } else {
        deal.addEach(reserve, square * GIVES, moves);
      }
    }
  }

  @Override
  public int count(MoveList scratch) {
    if (end != OPEN) {
      return 0;
    }
    int free = free();
    int pieces = Integer.bitCount(reserve());
    if (!deal.handsOver) {
      return Integer.bitCount(free) * pieces;
    } else if (hand == NO_PIECE) {
      return pieces;
    } else if (pieces == 0) {
      return Integer.bitCount(free);
    }
    int wins = winningSquares(hand);
    return Integer.bitCount(wins) + Integer.bitCount(free & ~wins) * pieces;
  }

  @Override
  public Quatro play(int move) {
    if (!deal.handsOver) {
      int piece = move & 15;
      return place(move >> 4, piece, NO_PIECE, reserve() & ~deal.bit(piece));
    } else if (move >= OPENING) {
      int given = move - OPENING;
      int rest = reserve() & ~deal.bit(given);
      long nextKey = key ^ IN_HAND[hand] ^ IN_HAND[given] ^ SECOND_MOVES;
      return new Quatro(deal, planes, nextKey, occupied() | rest << 16, given, 1 - turn, OPEN);
    }
    int given = move % GIVES;
    return place(move / GIVES, hand, given, reserve() & ~deal.bit(given));
  }

  private Quatro place(int square, int piece, int given, int rest) {
    long board = planes | QuatroPiece.spread(piece) << square;
    int filled = occupied() | 1 << square;
    boolean won = QuatroLines.hasLine(QuatroLines.agreeing(board, filled, piece), deal.anchors);
    byte nextEnd = won ? WON : rest == 0 && given == NO_PIECE ? DRAWN : OPEN;
    long nextKey =
        key ^ PLACED[square << 4 | piece] ^ IN_HAND[hand] ^ IN_HAND[given] ^ SECOND_MOVES;
    return new Quatro(deal, board, nextKey, filled | rest << 16, given, 1 - turn, nextEnd);
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public boolean isOver() {
    return end != OPEN;
  }

  /** 1 if player 1 completed a line, -1 if player 2 did, otherwise 0. */
  @Override
  public int margin() {
    return end != WON ? 0 : turn == FIRST ? -1 : 1;
  }

  @Override
  public long key() {
    return key;
  }

  /** The piece on a square, as four bits; {@link #NO_PIECE} if the square is free. */
  public int pieceOn(int square) {
    return (occupied() >> square & 1) == 0 ? NO_PIECE : QuatroPiece.at(planes, square);
  }

  /** The piece to be placed, as four bits; {@link #NO_PIECE} if there is none. */
  public int hand() {
    return hand;
  }

  /** The free squares on which a piece would complete a line, as a set of squares. */
  public int winningSquares(int piece) {
    long agreeing = QuatroLines.agreeing(planes, occupied(), piece);
    return QuatroLines.completions(agreeing, deal.anchors) & free();
  }

  /** The occupied squares, as a set. */
  public int occupied() {
    return sets & 0xFFFF;
  }

  /** The board as four planes of 16 bits: where attribute a has value 1, bit 16·a + square. */
  public long planes() {
    return planes;
  }

  /** The pieces of the reserve in the order of the setup, each as four bits. */
  public int[] listed() {
    return deal.listed(reserve());
  }

  /** The squares of all complete lines, as a set. */
  public int wonSquares() {
    return QuatroLines.wonSquares(planes, occupied(), deal.anchors);
  }

  /** Whether a player hands over the piece that the opponent must place. */
  public boolean handsOver() {
    return deal.handsOver;
  }

  private int free() {
    return ~sets & 0xFFFF;
  }

  /** The reserve as a set of indices into the order of the setup. */
  public int reserve() {
    return sets >>> 16;
  }

  public QuatroSetup deal() {
    return deal;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Quatro other
        && planes == other.planes
        && occupied() == other.occupied()
        && hand == other.hand
        && turn == other.turn
        && deal.isLike(other.deal);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key);
  }

  @Override
  public String toString() {
    return new QuatroNotation(deal.rules()).write(this);
  }
}
