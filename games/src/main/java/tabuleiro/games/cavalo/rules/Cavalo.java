package tabuleiro.games.cavalo.rules;

import tabuleiro.core.MoveList;
import tabuleiro.core.Zobrist;
import tabuleiro.core.player.Additive;

/**
 * A position of the game of two knights. They take turns to jump onto numbers and score them. Every
 * visit also removes a twin or a double from the board. Player 1 has the white knight, player 2 the
 * black one.
 *
 * <p>A move is {@code cell * 11 + choice}, where cell is {@code row * 10 + column} and choice is
 * the digit of the removed double, or 10 if there is no choice. {@link #PASS} is 1100.
 *
 * <pre>
 * low, high   the numbers still on the board, a bit for each cell
 * rest        bit  0       the side to move
 *             bits 1..7    cell of the white knight      8..14   of the black one
 *             bits 15..31  points of player 1            32..48  of player 2
 * hash        the keys of the numbers still on the board
 * </pre>
 *
 * A position takes 48 bytes; the numbers themselves are shared by all positions of a game. The key
 * of the knights, points and side to move is computed from {@code rest} on demand, which costs less
 * than four table lookups per move. Immutable.
 */
public final class Cavalo implements Additive {

  /** The move of a player whose knight cannot jump while the other one can. */
  public static final int PASS = CavaloMoves.PASS;

  /** The sum of all numbers from 0 to 99, the most points of both players together. */
  public static final int MOST_POINTS = 4950;

  private static final int TURN = 1;
  private static final long KNIGHT = 0x7F;
  private static final long POINTS = 0x1FFFF;
  private static final long KEY_TAG = 1L << 62;

  private final CavaloBoard board;
  private final long low;
  private final long high;
  private final long rest;
  private final long hash;

  private Cavalo(CavaloBoard board, long low, long high, long rest, long hash) {
    this.board = board;
    this.low = low;
    this.high = high;
    this.rest = rest;
    this.hash = hash;
  }

  /** A position with both knights placed on cells without a number. */
  public static Cavalo of(CavaloBoard board, int[] knights, int[] points, int turn) {
    long rest = turn;
    for (int side = FIRST; side <= SECOND; side++) {
      rest |= (knights[side] & KNIGHT) << knightShift(side);
      rest |= (long) points[side] << pointsShift(side);
    }
    long hash = board.key(board.low(), board.high());
    return new Cavalo(board, board.low(), board.high(), rest, hash);
  }

  private static int knightShift(int side) {
    return 1 + 7 * side;
  }

  private static int pointsShift(int side) {
    return 15 + 17 * side;
  }

  /** The cell of a player's knight, 0 to 99 by rows. */
  public int knight(int side) {
    return (int) (rest >>> knightShift(side) & KNIGHT);
  }

  /** The points that a player has collected. */
  public int points(int side) {
    return (int) (rest >>> pointsShift(side) & POINTS);
  }

  /** Whether a cell still has its number. */
  public boolean has(int cell) {
    return CavaloJumps.has(low, high, cell);
  }

  /** The number of a cell, or its former number if it is gone; -1 if it never had one. */
  public int value(int cell) {
    return board.value(cell);
  }

  /** The number of cells a player's knight could jump to if it were that player's turn. */
  public int mobility(int side) {
    return Long.bitCount(openLow(side)) + Long.bitCount(openHigh(side));
  }

  public CavaloBoard board() {
    return board;
  }

  /** The numbers still on the board: low long. */
  public long low() {
    return low;
  }

  /** The numbers still on the board: high long. */
  public long high() {
    return high;
  }

  /** The cells that a player's knight could jump to: low long. */
  public long openLow(int side) {
    long attacked = board.rules().threat() ? CavaloJumps.attackedLow(knight(1 - side)) : 0;
    return CavaloJumps.attackedLow(knight(side)) & low & ~attacked;
  }

  /** The cells that a player's knight could jump to: high long. */
  public long openHigh(int side) {
    long attacked = board.rules().threat() ? CavaloJumps.attackedHigh(knight(1 - side)) : 0;
    return CavaloJumps.attackedHigh(knight(side)) & high & ~attacked;
  }

  private boolean isStuck(int side) {
    return (openLow(side) | openHigh(side)) == 0;
  }

  /** Whether no cell that a player's knight attacks has a number, so that it never moves again. */
  public boolean isStuckForGood(int side) {
    int knight = knight(side);
    return ((CavaloJumps.attackedLow(knight) & low) | (CavaloJumps.attackedHigh(knight) & high))
        == 0;
  }

  @Override
  public void moves(MoveList moves) {
    int side = turn();
    if (isStuck(side)) {
      if (!isOver()) {
        moves.add(PASS);
      }
    } else if (!isWonEarly(side)) {
      jumps(moves);
    }
  }

  /**
   * Appends the jumps of the side to move, without a pass, even if the game is over by the rules.
   * The search of the course program needs this.
   */
  public void jumps(MoveList moves) {
    int side = turn();
    long openLow = openLow(side);
    long openHigh = openHigh(side);
    for (int target : CavaloJumps.GAME_ORDER[knight(side)]) {
      if (CavaloJumps.has(openLow, openHigh, target)) {
        board.addVisits(low, high, target, moves);
      }
    }
  }

  @Override
  public int count(MoveList scratch) {
    int side = turn();
    long openLow = openLow(side);
    long openHigh = openHigh(side);
    if ((openLow | openHigh) == 0) {
      return isOver() ? 0 : 1;
    }
    return isWonEarly(side) ? 0 : board.countVisits(low, high, openLow, openHigh);
  }

  @Override
  public boolean isOver() {
    int side = turn();
    if (!isStuck(side)) {
      return isWonEarly(side);
    }
    return board.rules().end() == CavaloEnd.BRAINKING || isStuck(1 - side) || isWonEarly(1 - side);
  }

  /** Whether the course program would stop because the other knight is stuck and behind. */
  private boolean isWonEarly(int side) {
    return board.rules().end() == CavaloEnd.COURSE
        && points(side) > points(1 - side)
        && isStuck(1 - side);
  }

  @Override
  public Cavalo play(int move) {
    return move == PASS
        ? new Cavalo(board, low, high, rest ^ TURN, hash)
        : visit(turn(), CavaloMoves.cell(move), CavaloMoves.choice(move), rest ^ TURN);
  }

  private Cavalo visit(int side, int cell, int choice, long before) {
    return arrive(side, cell, board.removed(low, high, cell, choice), before);
  }

  private Cavalo arrive(int side, int cell, int removed, long before) {
    long after = before & ~(KNIGHT << knightShift(side));
    after |= (long) cell << knightShift(side);
    after += (long) board.value(cell) << pointsShift(side);
    long goneLow = CavaloJumps.low(cell);
    long goneHigh = CavaloJumps.high(cell);
    long newHash = hash ^ board.key(cell);
    if (removed != CavaloBoard.NONE) {
      goneLow |= CavaloJumps.low(removed);
      goneHigh |= CavaloJumps.high(removed);
      newHash ^= board.key(removed);
    }
    return new Cavalo(board, low & ~goneLow, high & ~goneHigh, after, newHash);
  }

  /** The largest number left in the row where a player's knight is placed, or none. */
  public int placement(int side) {
    return board.largestOfRow(low, high, side == FIRST ? 0 : CavaloJumps.SIZE - 1);
  }

  /** The position after placing a knight; the side to move stays the same. */
  public Cavalo place(int side, int cell) {
    return board.isDouble(cell) && !board.rules().placementDoubleRemoves()
        ? arrive(side, cell, CavaloBoard.NONE, rest)
        : visit(side, cell, CavaloMoves.NO_CHOICE, rest);
  }

  @Override
  public int turn() {
    return (int) rest & TURN;
  }

  @Override
  public int margin() {
    return points(FIRST) - points(SECOND);
  }

  @Override
  public long key() {
    return hash ^ Zobrist.key(rest | KEY_TAG);
  }

  /**
   * A key of the future: equal for positions that differ only in the points so far, unless the end
   * of the game depends on who leads. A table under this key must store the points still to be won,
   * not the final margin.
   */
  @Override
  public long futureKey() {
    long future = rest & ((1L << pointsShift(FIRST)) - 1);
    if (board.rules().end() == CavaloEnd.COURSE) {
      future |= (margin() & 0xFFFFFFFFL) << pointsShift(FIRST);
    }
    return hash ^ Zobrist.key(future | KEY_TAG);
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Cavalo other
        && rest == other.rest
        && low == other.low
        && high == other.high
        && board.agrees(other.board, low, high);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }
}
