package tabuleiro.games.cavalo;

import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Zobrist;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Endgame;
import tabuleiro.games.cavalo.rules.Cavalo;
import tabuleiro.games.cavalo.rules.CavaloBoard;
import tabuleiro.games.cavalo.rules.CavaloJumps;
import tabuleiro.games.cavalo.rules.CavaloMoves;
import tabuleiro.games.cavalo.rules.CavaloRules;

/**
 * Solves endgames in which one knight is permanently stuck.
 *
 * <p>A knight is permanently stuck if no cell it attacks has a number, since numbers never come
 * back. A knight stopped only by the other knight's threat is not, since that knight changes colour
 * with its next jump and then attacks none of the same cells. A permanently stuck knight does not
 * threaten any number either. So the rest is a walk of the other knight alone, and the value is the
 * best walk:
 *
 * <ul>
 *   <li>{@code end=official}: the most points, over whole walks;
 *   <li>{@code end=course}: the walk ends as soon as its side leads, so the best last jump
 *       overshoots the lead;
 *   <li>{@code end=brainking}: one jump if it is the free knight's turn, otherwise none.
 * </ul>
 *
 * All three are the same problem: the best walk that ends with the first jump after which the
 * points exceed a <em>lead</em> (unbounded, the points behind, or -1).
 *
 * <p>Depth-first branch and bound (Land and Doig 1960) with a table solves it. The upper bound sums
 * the largest numbers in reach, as many as the alternation of colours allows, one of each pair of
 * twins and half of the doubles ({@link CavaloWalkLimit}). A search with a window stops as soon as
 * the walk is outside of it. The longest path is NP-hard, so whole walks over more than {@link
 * #NUMBERS} numbers are not tried, and a search may take at most {@link #EFFORT} steps. Beyond that
 * the result is {@link #UNKNOWN}, which is also stored.
 *
 * <pre>
 * entry  bits 63..16 of the key | 13 bits of points | 2 bits: exact, at least, at most, or unknown
 * </pre>
 *
 * The index of an entry is bits 15..0 of its key, so all 64 bits are compared. Not thread-safe.
 */
final class CavaloEndgame implements Endgame<Cavalo> {
  /** The maximum number of positions per search. */
  static final int EFFORT = 3000;

  /** The number of positions between two checks of the clock. */
  private static final int LOOK_EVERY = 64;

  /** With more numbers on the board, a search rarely finds a whole walk with that effort. */
  static final int NUMBERS = 44;

  /** A lead that no walk exceeds. */
  private static final int WHOLE = 1 << 14;

  private static final int BITS = 16;
  private static final int MASK = (1 << BITS) - 1;
  private static final int AT_LEAST = 0;
  private static final int EXACT = 1;
  private static final int AT_MOST = 2;
  private static final int TOO_LONG = 3;
  private static final long KEY_TAG = 1L << 58;
  private static final int LONGEST = 50; // one of each pair of twins, and half of the doubles

  private final long[] table = new long[1 << BITS];
  private final MoveList[] visits = new MoveList[LONGEST + 2];

  /** The points from which on a search for more is useless, for each ply of a walk. */
  private final int[] enough = new int[LONGEST + 3];

  private final CavaloWalkLimit limit = new CavaloWalkLimit();
  private final int effort;

  private CavaloBoard board = new CavaloBoard(CavaloRules.OFFICIAL, new int[CavaloJumps.CELLS]);
  private Budget clock = new Budget(Limits.NONE);
  private int steps;

  CavaloEndgame() {
    this(EFFORT);
  }

  /** An endgame solver with a maximum number of positions per search. */
  CavaloEndgame(int effort) {
    this.effort = effort;
    for (int i = 0; i < visits.length; i++) {
      visits[i] = new MoveList();
    }
  }

  @Override
  public boolean covers(Cavalo position) {
    return position.isStuckForGood(Position.FIRST) || position.isStuckForGood(Position.SECOND);
  }

  @Override
  public int margin(Cavalo position, Budget budget) {
    return margin(position, -WHOLE, WHOLE, budget);
  }

  @Override
  public int margin(Cavalo position, int low, int high, Budget budget) {
    return within(position, clamp(low), clamp(high), budget);
  }

  private static int clamp(int margin) {
    return Math.max(-WHOLE, Math.min(margin, WHOLE));
  }

  private int within(Cavalo position, int low, int high, Budget budget) {
    boolean isFirstDone = position.isStuckForGood(Position.FIRST);
    boolean isSecondDone = position.isStuckForGood(Position.SECOND);
    if (!isFirstDone && !isSecondDone) {
      return UNKNOWN;
    } else if (position.isOver()) {
      return position.margin();
    }
    clock = budget;
    int side = isFirstDone ? Position.SECOND : Position.FIRST;
    int now = position.margin();
    int floor = isFirstDone ? now - high : low - now;
    int ceiling = isFirstDone ? now - low : high - now;
    int gain = most(position, side, Math.max(floor, -1), ceiling);
    return gain == UNKNOWN ? UNKNOWN : now + (isFirstDone ? -gain : gain);
  }

  /**
   * The most points still in reach of a side whose opponent is permanently stuck: an upper bound if
   * at most {@code floor}, a lower bound if at least {@code enough}.
   */
  private int most(Cavalo position, int side, int floor, int ceiling) {
    if (ceiling <= 0) {
      return 0;
    }
    board = position.board();
    int lead =
        switch (board.rules().end()) {
          case OFFICIAL -> WHOLE;
          case COURSE -> position.points(1 - side) - position.points(side);
          case BRAINKING -> -1;
        };
    if (lead == WHOLE && floor >= 0) {
      int bound = limit.of(board, position.knight(side), position.low(), position.high());
      if (bound <= floor) {
        return bound;
      }
    }
    if (lead == WHOLE && Long.bitCount(position.low()) + Long.bitCount(position.high()) > NUMBERS) {
      return UNKNOWN;
    }
    long hash = board.key(position.low(), position.high());
    int knight = position.knight(side);
    long key = key(hash, knight, lead);
    long entry = table[(int) key & MASK];
    if (isOf(entry, key) && (entry & 3) == TOO_LONG) {
      return UNKNOWN;
    }
    steps = effort;
    enough[0] = ceiling;
    int gain = walk(knight, position.low(), position.high(), hash, lead, floor, 0);
    if (steps < 0) {
      put(key, 0, TOO_LONG);
      return UNKNOWN;
    }
    return gain;
  }

  private static long key(long hash, int knight, int lead) {
    return hash ^ Zobrist.key(KEY_TAG | (long) (lead + 1) << 7 | knight);
  }

  private void put(long key, int points, int kind) {
    table[(int) key & MASK] = (key & ~MASK) | (points << 2) | kind;
  }

  private static boolean isOf(long entry, long key) {
    return entry != 0 && ((entry ^ key) & ~MASK) == 0;
  }

  /**
   * The points of the best walk. They are an upper bound if at most {@code floor}, and may be a
   * lower bound if at least {@link #enough} of this ply. Undefined once the steps are used up.
   */
  private int walk(int knight, long low, long high, long hash, int lead, int floor, int ply) {
    long openLow = CavaloJumps.attackedLow(knight) & low;
    long openHigh = CavaloJumps.attackedHigh(knight) & high;
    if ((openLow | openHigh) == 0 || --steps < 0) {
      return 0;
    }
    if (steps % LOOK_EVERY == 0) {
      clock.checkClock();
    }
    // 1. Look the position up in the table.
    long key = key(hash, knight, lead);
    long entry = table[(int) key & MASK];
    if (isOf(entry, key)) {
      int known = (int) (entry & MASK) >> 2;
      int kind = (int) entry & 3;
      if (kind == EXACT
          || (kind == AT_MOST && known <= floor)
          || (kind == AT_LEAST && known >= enough[ply])) {
        return known;
      }
    }
    // 2. Return if the upper bound does not exceed the floor.
    int bound = Math.min(Math.max(lead, 0) + 99, limit.of(board, knight, low, high));
    if (bound <= floor) {
      return bound;
    }
    // 3. Try all visits, the largest number first.
    MoveList moves = visits[ply];
    list(openLow, openHigh, low, high, moves);
    int best = -1;
    int most = Math.min(bound, enough[ply]);
    for (int i = 0; i < moves.size() && best < most; i++) {
      int move = moves.pick(i);
      int cell = CavaloMoves.cell(move);
      int value = board.value(cell);
      if (value <= lead) {
        int removed = board.removed(low, high, cell, CavaloMoves.choice(move));
        long goneLow = CavaloJumps.low(cell);
        long goneHigh = CavaloJumps.high(cell);
        long newHash = hash ^ board.key(cell);
        if (removed != CavaloBoard.NONE) {
          goneLow |= CavaloJumps.low(removed);
          goneHigh |= CavaloJumps.high(removed);
          newHash ^= board.key(removed);
        }
        int left = lead == WHOLE ? WHOLE : lead - value;
        int above = Math.max(floor, best) - value;
        enough[ply + 1] = enough[ply] - value;
        value += walk(cell, low & ~goneLow, high & ~goneHigh, newHash, left, above, ply + 1);
      }
      best = Math.max(best, value);
    }
    if (steps >= 0) {
      boolean isExact = best < enough[ply] || best >= bound;
      put(key, best, best <= floor ? AT_MOST : isExact ? EXACT : AT_LEAST);
    }
    return best;
  }

  /** Lists the visits to open cells, scored for {@link MoveList#pick}. */
  private void list(long openLow, long openHigh, long low, long high, MoveList moves) {
    moves.clear();
    for (long left = openLow; left != 0; left &= left - 1) {
      board.addVisits(low, high, Long.numberOfTrailingZeros(left), moves);
    }
    for (long left = openHigh; left != 0; left &= left - 1) {
      board.addVisits(low, high, 64 + Long.numberOfTrailingZeros(left), moves);
    }
    for (int i = 0; i < moves.size(); i++) {
      moves.score(i, board.value(CavaloMoves.cell(moves.get(i))));
    }
  }
}
