package tabuleiro.games.cavalo.rules;

import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.Zobrist;

/**
 * A state of the puzzle of one knight: place it on any number of row 1, then jump from number to
 * number until the points reach the target, in as few visits as possible. Every visit scores the
 * number and removes its twin or another double.
 *
 * <p>A move is {@code cell * 11 + choice}, where cell is {@code row * 10 + column} and choice is
 * the digit of the removed double, or 10 if there is no choice. Placements and jumps use the same
 * numbers, since a state never offers both.
 *
 * <pre>
 * word 0   the numbers still on cells 0 to 63
 * word 1   bits 0..35  the numbers still on cells 64 to 99
 *          bits 36..42 the knight's cell, 127 before it is placed
 *          bits 43..62 the points
 * </pre>
 *
 * The points are part of the state: two paths to the same board can score differently, since
 * removed numbers are not scored. Immutable.
 */
public final class CavaloPuzzle implements Puzzle {
  private static final int NOWHERE = 127;
  private static final int KNIGHT_SHIFT = 36;
  private static final int POINTS_SHIFT = 43;

  /** In place of the hash: a search that unpacks a state seldom needs its key. */
  private static final long UNKNOWN = 0;

  private final CavaloGoal goal;
  private final long low;
  private final long high;
  private final int knight;
  private final int points;

  /** The key without the knight and the points; 0 if it is not known. */
  private final long hash;

  private CavaloPuzzle(CavaloGoal goal, long low, long high, int knight, int points, long hash) {
    this.goal = goal;
    this.low = low;
    this.high = high;
    this.knight = knight;
    this.points = points;
    this.hash = hash;
  }

  /** The initial state of a problem: every number of its board is still there. */
  public static CavaloPuzzle of(CavaloGoal goal) {
    long low = goal.board().low();
    long high = goal.board().high();
    int knight = goal.knight() == CavaloBoard.NONE ? NOWHERE : goal.knight();
    return new CavaloPuzzle(goal, low, high, knight, goal.points(), hash(goal, low, high));
  }

  private static long hash(CavaloGoal goal, long low, long high) {
    return goal.board().key(low, high) ^ Zobrist.key(1L << 59 | goal.target());
  }

  /** Whether the knight has been placed. */
  public boolean isPlaced() {
    return knight != NOWHERE;
  }

  /** The cell of the knight, 0 to 99 by rows; -1 before it is placed. */
  public int knight() {
    return isPlaced() ? knight : CavaloBoard.NONE;
  }

  /** The points collected so far. */
  @Override
  public int points() {
    return points;
  }

  /** The target points. */
  public int target() {
    return goal.target();
  }

  /** Whether a cell still has its number. */
  public boolean has(int cell) {
    return CavaloJumps.has(low, high, cell);
  }

  /** The number of a cell, or its former number if it is gone; -1 if it never had one. */
  public int value(int cell) {
    return board().value(cell);
  }

  public CavaloBoard board() {
    return goal.board();
  }

  /** The walks that give a lower bound for all states of this problem. */
  public CavaloWalkBound walks() {
    return goal.walks();
  }

  /** The numbers still on the board: low long. */
  public long low() {
    return low;
  }

  /** The numbers still on the board: high long. */
  public long high() {
    return high;
  }

  /** Every move costs 1. */
  @Override
  public int cheapestMove() {
    return 1;
  }

  @Override
  public boolean isSolved() {
    return points >= goal.target();
  }

  @Override
  public void moves(MoveList moves) {
    if (isPlaced()) {
      long openLow = CavaloJumps.attackedLow(knight) & low;
      long openHigh = CavaloJumps.attackedHigh(knight) & high;
      if ((openLow | openHigh) == 0) {
        return; // the end of most walks on a board with few numbers
      }
      for (int cell : CavaloJumps.PUZZLE_ORDER[knight]) {
        if (has(cell)) {
          board().addVisits(low, high, cell, moves);
        }
      }
    } else {
      for (int cell = 0; cell < CavaloJumps.SIZE; cell++) {
        if (has(cell) && removes(cell)) {
          board().addVisits(low, high, cell, moves);
        } else if (has(cell)) {
          moves.add(CavaloMoves.of(cell, CavaloMoves.NO_CHOICE));
        }
      }
    }
  }

  @Override
  public int count(MoveList scratch) {
    if (!isPlaced()) {
      return Puzzle.super.count(scratch);
    }
    long openLow = CavaloJumps.attackedLow(knight) & low;
    long openHigh = CavaloJumps.attackedHigh(knight) & high;
    return board().countVisits(low, high, openLow, openHigh);
  }

  /** Whether a visit to a cell now removes another number, if there is one to remove. */
  private boolean removes(int cell) {
    return isPlaced() || board().rules().placementDoubleRemoves() || !board().isDouble(cell);
  }

  @Override
  public CavaloPuzzle play(int move) {
    CavaloBoard board = goal.board();
    int cell = CavaloMoves.cell(move);
    int removed =
        removes(cell) ? board.removed(low, high, cell, CavaloMoves.choice(move)) : CavaloBoard.NONE;
    long goneLow = CavaloJumps.low(cell);
    long goneHigh = CavaloJumps.high(cell);
    long change = board.key(cell);
    if (removed != CavaloBoard.NONE) {
      goneLow |= CavaloJumps.low(removed);
      goneHigh |= CavaloJumps.high(removed);
      change ^= board.key(removed);
    }
    return new CavaloPuzzle(
        goal,
        low & ~goneLow,
        high & ~goneHigh,
        cell,
        points + board.value(cell),
        hash == UNKNOWN ? UNKNOWN : hash ^ change);
  }

  @Override
  public long key() {
    long board = hash == UNKNOWN ? hash(goal, low, high) : hash;
    return board ^ Zobrist.key(packed() | 1L << 63);
  }

  /** The knight and the points at their positions in word 1. */
  private long packed() {
    return (long) points << POINTS_SHIFT | (long) knight << KNIGHT_SHIFT;
  }

  @Override
  public int words() {
    return 2;
  }

  @Override
  public void save(long[] into, int at) {
    into[at] = low;
    into[at + 1] = high | packed();
  }

  @Override
  public CavaloPuzzle load(long[] from, int at) {
    long second = from[at + 1];
    long newHigh = second & CavaloJumps.HIGH_CELLS;
    int newKnight = (int) (second >>> KNIGHT_SHIFT) & NOWHERE;
    int newPoints = (int) (second >>> POINTS_SHIFT);
    return new CavaloPuzzle(goal, from[at], newHigh, newKnight, newPoints, UNKNOWN);
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof CavaloPuzzle other
        && low == other.low
        && high == other.high
        && packed() == other.packed()
        && goal.target() == other.goal.target()
        && board().agrees(other.board(), low, high);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }
}
