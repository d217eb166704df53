package tabuleiro.games.quatro.rules;

import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.Zobrist;

/**
 * A state of the puzzle: put pieces of the reserve on free squares until some line is complete,
 * with as few pieces as possible. A move is {@code square · 16 + piece}, as in the game. Moves
 * remain possible after the problem is solved, as long as pieces are left.
 *
 * <p>Packed, a state is two longs: the four planes of the board, and
 *
 * <pre>
 *   63        32 31            16 15             0
 *  |     0      | reserve (index) | occupied      |
 * </pre>
 *
 * <p>The key is computed on demand: frontier searches compare packed words, and a state without a
 * key is smaller. Immutable.
 */
public final class QuatroPuzzle implements Puzzle {
  private final QuatroSetup deal;
  private final long planes;
  private final int sets;
  private final boolean solved;

  private QuatroPuzzle(QuatroSetup deal, long planes, int sets, boolean solved) {
    this.deal = deal;
    this.planes = planes;
    this.sets = sets;
    this.solved = solved;
  }

  /** The state with the whole reserve of a setup and a given board. */
  static QuatroPuzzle of(QuatroSetup deal, long planes, int occupied) {
    return of(deal, planes, occupied, deal.fullReserve());
  }

  private static QuatroPuzzle of(QuatroSetup deal, long planes, int occupied, int reserve) {
    boolean solved = QuatroLines.isWon(planes, occupied, deal.anchors);
    return new QuatroPuzzle(deal, planes, occupied | reserve << 16, solved);
  }

  @Override
  public void moves(MoveList moves) {
    for (int free = ~sets & 0xFFFF; free != 0; free &= free - 1) {
      deal.addEach(reserve(), Integer.numberOfTrailingZeros(free) << 4, moves);
    }
  }

  @Override
  public int count(MoveList scratch) {
    return Integer.bitCount(~sets & 0xFFFF) * Integer.bitCount(reserve());
  }

  @Override
  public QuatroPuzzle play(int move) {
    int square = move >> 4;
    int piece = move & 15;
    long board = planes | QuatroPiece.spread(piece) << square;
    int next = (sets | 1 << square) & ~(deal.bit(piece) << 16);
    boolean nextSolved =
        solved
            || QuatroLines.hasLine(QuatroLines.agreeing(board, next & 0xFFFF, piece), deal.anchors);
    return new QuatroPuzzle(deal, board, next, nextSolved);
  }

  /** Every move costs 1. */
  @Override
  public int cheapestMove() {
    return 1;
  }

  @Override
  public boolean isSolved() {
    return solved;
  }

  @Override
  public long key() {
    return Zobrist.key(planes ^ Zobrist.key(deal.key() ^ occupied()));
  }

  @Override
  public int words() {
    return 2;
  }

  @Override
  public void save(long[] into, int at) {
    into[at] = planes;
    into[at + 1] = Integer.toUnsignedLong(sets);
  }

  @Override
  public QuatroPuzzle load(long[] from, int at) {
    int loaded = (int) from[at + 1];
    return of(deal, from[at], loaded & 0xFFFF, loaded >>> 16);
  }

  /** The piece on a square, as four bits; {@link Quatro#NO_PIECE} if the square is free. */
  public int pieceOn(int square) {
    return (sets >> square & 1) == 0 ? QuatroPiece.NONE : QuatroPiece.at(planes, square);
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

  /** The reserve as a set of indices into the order of the setup. */
  public int reserve() {
    return sets >>> 16;
  }

  public QuatroSetup deal() {
    return deal;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof QuatroPuzzle other
        && planes == other.planes
        && occupied() == other.occupied()
        && deal.isLike(other.deal);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }

  @Override
  public String toString() {
    return new QuatroPuzzleNotation(deal.rules()).write(this);
  }
}
