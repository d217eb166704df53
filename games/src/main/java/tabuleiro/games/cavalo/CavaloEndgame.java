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
 * twins and half of the doubles. The longest path is NP-hard, so whole walks over more than {@link
 * #NUMBERS} numbers are not tried, and a search may take at most {@link #EFFORT} steps. Beyond that
 * the result is {@link #UNKNOWN}, which is also stored.
 *
 * <pre>
 * entry  bits 63..16 of the key | 13 bits of points | 2 bits: exact, at most, or unknown
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
  private static final int EXACT = 1;
  private static final int AT_MOST = 2;
  private static final int TOO_LONG = 3;
  private static final long KEY_TAG = 1L << 58;
  private static final int LONGEST = 50; // one of each pair of twins, and half of the doubles

  private final long[] table = new long[1 << BITS];
  private final MoveList[] visits = new MoveList[LONGEST + 2];
  private final int effort;

  private CavaloBoard board = new CavaloBoard(CavaloRules.OFFICIAL, new int[CavaloJumps.CELLS]);
  private Budget clock = new Budget(Limits.NONE);
  private int steps;

  // The result of reach.
  private long valuesLow; // values of the reachable cells, not the cells
  private long valuesHigh;
  private int longest;

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
  public int margin(Cavalo position, Budget budget) {
    boolean isFirstDone = position.isStuckForGood(Position.FIRST);
    boolean isSecondDone = position.isStuckForGood(Position.SECOND);
    if (!isFirstDone && !isSecondDone) {
      return UNKNOWN;
    } else if (position.isOver()) {
      return position.margin();
    }
    int side = isFirstDone ? Position.SECOND : Position.FIRST;
    clock = budget;
    int gain = most(position, side);
    return gain == UNKNOWN ? UNKNOWN : position.margin() + (isFirstDone ? -gain : gain);
  }

  /** The most points still in reach of a side whose opponent is permanently stuck. */
  private int most(Cavalo position, int side) {
    board = position.board();
    int lead =
        switch (board.rules().end()) {
          case OFFICIAL -> WHOLE;
          case COURSE -> position.points(1 - side) - position.points(side);
          case BRAINKING -> -1;
        };
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
    int gain = walk(knight, position.low(), position.high(), hash, lead, -1, 0);
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
   * The points of the best walk if they exceed {@code floor}, otherwise an upper bound of them.
   * Undefined once the steps are used up.
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
      if ((entry & 3) == EXACT || ((entry & 3) == AT_MOST && known <= floor)) {
        return known;
      }
    }
    // 2. Return if the upper bound does not exceed the floor.
    reach(openLow, openHigh, low, high);
    int bound = Math.min(lead + 99, most(board.doublesOf(low, high)));
    if (bound <= floor) {
      return bound;
    }
    // 3. Try all visits, the largest number first.
    MoveList moves = visits[ply];
    list(openLow, openHigh, low, high, moves);
    int best = -1;
    for (int i = 0; i < moves.size() && best < bound; i++) {
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
        value += walk(cell, low & ~goneLow, high & ~goneHigh, newHash, left, above, ply + 1);
      }
      best = Math.max(best, value);
    }
    if (steps >= 0) {
      put(key, best, best > floor ? EXACT : AT_MOST);
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

  /** Computes the reachable numbers and an upper bound of the number of visits. */
  private void reach(long openLow, long openHigh, long low, long high) {
    valuesLow = 0;
    valuesHigh = 0;
    long edgeLow = openLow;
    long edgeHigh = openHigh;
    long unseenLow = low;
    long unseenHigh = high;
    int odd = 0;
    int even = 0;
    for (int jumps = 1; (edgeLow | edgeHigh) != 0; jumps++) {
      unseenLow &= ~edgeLow;
      unseenHigh &= ~edgeHigh;
      int count = Long.bitCount(edgeLow) + Long.bitCount(edgeHigh);
      odd += (jumps & 1) != 0 ? count : 0;
      even += (jumps & 1) != 0 ? 0 : count;
      long nextLow = 0;
      long nextHigh = 0;
      for (int i = 0; i < count; i++) {
        boolean isLow = edgeLow != 0;
        int cell =
            isLow ? Long.numberOfTrailingZeros(edgeLow) : 64 + Long.numberOfTrailingZeros(edgeHigh);
        edgeLow &= edgeLow - 1;
        edgeHigh = isLow ? edgeHigh : edgeHigh & (edgeHigh - 1);
        nextLow |= CavaloJumps.attackedLow(cell);
        nextHigh |= CavaloJumps.attackedHigh(cell);
        int value = board.value(cell);
        valuesLow |= CavaloJumps.low(value);
        valuesHigh |= CavaloJumps.high(value);
      }
      edgeLow = nextLow & unseenLow;
      edgeHigh = nextHigh & unseenHigh;
    }
    longest = Math.min(odd, even + 1) + Math.min(even, odd);
  }

  /** An upper bound of the points: the largest reachable numbers that a walk can visit. */
  private int most(int doubles) {
    long low = valuesLow;
    long high = valuesHigh;
    int doublesLeft = (Integer.bitCount(doubles) + 1) / 2;
    int sum = 0;
    for (int left = longest; left > 0 && (low | high) != 0; left--) {
      int value =
          high != 0 ? 127 - Long.numberOfLeadingZeros(high) : 63 - Long.numberOfLeadingZeros(low);
      int twin = CavaloBoard.twin(value);
      low &= ~(CavaloJumps.low(value) | CavaloJumps.low(twin));
      high &= ~(CavaloJumps.high(value) | CavaloJumps.high(twin));
      if (value != twin || value == 0 || doublesLeft-- > 0) {
        sum += value;
      } else {
        left++;
      }
    }
    return sum;
  }
}
