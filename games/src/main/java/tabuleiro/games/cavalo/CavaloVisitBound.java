package tabuleiro.games.cavalo;

import tabuleiro.core.solver.Heuristic;
import tabuleiro.games.cavalo.rules.CavaloBoard;
import tabuleiro.games.cavalo.rules.CavaloJumps;
import tabuleiro.games.cavalo.rules.CavaloPuzzle;

/**
 * A lower bound of the number of visits that a knight needs if it could visit cells in any order.
 * The relaxation keeps these rules:
 *
 * <ul>
 *   <li>visit <i>i</i> is at most <i>i</i> jumps away over numbers that are still there;
 *   <li>a knight changes the colour of its cell with every jump, so of <i>k</i> visits the first,
 *       third, fifth … are on one colour and the others on the other: ⌈k/2⌉ and ⌊k/2⌋;
 *   <li>of a number and its twin only one is visited;
 *   <li>of <i>n</i> doubles at most ⌈n/2⌉ are visited, since each removes another one. If it
 *       removes the largest, the same holds for the <i>n</i> largest doubles for every <i>n</i>: a
 *       visit to one of them removes another of them. Doubles count whether they can be reached or
 *       not. One more may be visited if a placement on a double removes nothing.
 * </ul>
 *
 * The maximum points of <i>k</i> visits under these conditions are computed exactly. Without the
 * colours the sets of numbers form a matroid, whose best <i>k</i> are found greedily (Edmonds
 * 1971). The colours are handled by a price on every number of the first colour (Lagrange; Held and
 * Karp 1970): for every price, the best <i>k</i> at that price plus ⌈k/2⌉ times the price is an
 * upper bound. The best price gives the exact maximum, since matroid intersection has no duality
 * gap (Edmonds 1970). The bound is convex in the price, so the best integer price is found by
 * narrowing an interval.
 *
 * <p>Numbers are stored as sets of values, not of cells: two longs for each colour, values 0 to 63
 * in the low long and 64 to 99 in the high one, so the largest is found in one step. An instance is
 * used for one query and allocates no arrays. Not thread-safe.
 */
final class CavaloVisitBound {
  /** Prices range from minus this to this; larger ones would not change the order of numbers. */
  private static final int DEAREST = 1000;

  private static final int STEP = 8;

  private static final int LARGEST = 99;

  private final CavaloBoard board;
  private final int doubles; // those on the board, a bit for each digit
  private final boolean isLoose; // whether the first double visited may remove nothing

  private long unseenLow;
  private long unseenHigh;
  private long edgeLow; // the cells one jump beyond those already added
  private long edgeHigh;
  private int jumps;

  private long oddLow; // values an odd number of jumps away
  private long oddHigh;
  private long evenLow;
  private long evenHigh;

  // The result of take.
  private int taken;
  private int odd;
  private int sum;

  /**
   * The bound for a state whose next visit goes to one of the given cells, all of one colour.
   *
   * @param nextLow those cells, with or without a number
   */
  CavaloVisitBound(CavaloPuzzle state, long nextLow, long nextHigh) {
    board = state.board();
    unseenLow = state.low();
    unseenHigh = state.high();
    edgeLow = nextLow & unseenLow;
    edgeHigh = nextHigh & unseenHigh;
    doubles = board.doublesOf(unseenLow, unseenHigh);
    isLoose =
        !state.isPlaced()
            && !board.rules().placementDoubleRemoves()
            && board.doublesOf(edgeLow, edgeHigh) != 0;
  }

  /** The fewest visits that could score the missing points, or {@link Heuristic#NEVER}. */
  int visits(int missing) {
    int count = 0;
    boolean isAllSeen = false;
    while (true) {
      count++;
      if (!isAllSeen) {
        widen();
        isAllSeen = (edgeLow | edgeHigh) == 0;
        if (isAllSeen) {
          take(LARGEST, missing, 0);
          if (sum < missing) {
            return Heuristic.NEVER;
          }
          count = Math.max(count, taken);
        }
      }
      if (LARGEST * count >= missing && isEnough(count, missing)) {
        return count;
      } else if (isAllSeen && taken < count) {
        return Heuristic.NEVER;
      }
    }
  }

  /** Adds the cells one jump farther. */
  private void widen() {
    long low = edgeLow;
    long high = edgeHigh;
    unseenLow &= ~low;
    unseenHigh &= ~high;
    edgeLow = 0;
    edgeHigh = 0;
    jumps++;
    for (long left = low; left != 0; left &= left - 1) {
      see(Long.numberOfTrailingZeros(left));
    }
    for (long left = high; left != 0; left &= left - 1) {
      see(64 + Long.numberOfTrailingZeros(left));
    }
    edgeLow &= unseenLow;
    edgeHigh &= unseenHigh;
  }

  private void see(int cell) {
    int value = board.value(cell);
    if ((jumps & 1) != 0) {
      oddLow |= CavaloJumps.low(value);
      oddHigh |= CavaloJumps.high(value);
    } else {
      evenLow |= CavaloJumps.low(value);
      evenHigh |= CavaloJumps.high(value);
    }
    edgeLow |= CavaloJumps.attackedLow(cell);
    edgeHigh |= CavaloJumps.attackedHigh(cell);
  }

  /**
   * Whether {@code count} visits can score the missing points. If fewer numbers are compatible,
   * fewer are taken.
   */
  private boolean isEnough(int count, int missing) {
    int odds = (count + 1) / 2;
    int cheapest = -DEAREST;
    int dearest = DEAREST;
    int price = 0;
    while (cheapest <= dearest) {
      take(count, Integer.MAX_VALUE, price);
      int most = sum + price * odds;
      if (taken < count || most < missing) {
        return false;
      }
      // At any other price the bound is at least most + slope * (other price - price). Good prices
      // are near 0, so the next one is not simply the middle.
      int slope = odds - odd;
      if (slope == 0) {
        return true;
      } else if (slope > 0) {
        dearest = price - (most - missing) / slope - 1;
        price = Math.max((cheapest + dearest) >> 1, dearest - Math.abs(dearest) - STEP);
      } else {
        cheapest = price + (most - missing) / -slope + 1;
        price = Math.min((cheapest + dearest) >> 1, cheapest + Math.abs(cheapest) + STEP);
      }
    }
    return true;
  }

  /**
   * Greedily takes the best compatible numbers until there are {@code count} or their sum is
   * enough.
   *
   * @param price the amount by which a number an odd number of jumps away is worth less
   */
  private void take(int count, int enough, int price) {
    long low1 = oddLow;
    long high1 = oddHigh;
    long low2 = evenLow;
    long high2 = evenHigh;
    int takenDoubles = 0;
    taken = 0;
    odd = 0;
    sum = 0;
    while (taken < count && sum < enough && (low1 | high1 | low2 | high2) != 0) {
      int first = (low1 | high1) == 0 ? Integer.MIN_VALUE : largest(low1, high1) - price;
      int second = (low2 | high2) == 0 ? Integer.MIN_VALUE : largest(low2, high2);
      int value = first >= second ? first + price : second;
      int twin = CavaloBoard.twin(value);
      long goneLow = ~(CavaloJumps.low(value) | CavaloJumps.low(twin));
      long goneHigh = ~(CavaloJumps.high(value) | CavaloJumps.high(twin));
      low1 &= goneLow;
      high1 &= goneHigh;
      low2 &= goneLow;
      high2 &= goneHigh;
      int digit = value / 11;
      if (value == twin && (doubles >> digit & 1) != 0) {
        if (!mayJoin(digit, takenDoubles)) {
          continue;
        }
        takenDoubles |= 1 << digit;
      }
      taken++;
      odd += first >= second ? 1 : 0;
      sum += Math.max(first, second);
    }
  }

  private static int largest(long low, long high) {
    return high != 0 ? 127 - Long.numberOfLeadingZeros(high) : 63 - Long.numberOfLeadingZeros(low);
  }

  /** Whether a double can be visited in addition to others. */
  private boolean mayJoin(int digit, int others) {
    int all = others | 1 << digit;
    int lowest = board.rules().choice() ? 0 : digit;
    for (int from = lowest; from >= 0; from--) {
      int there = Integer.bitCount(doubles >> from);
      if (Integer.bitCount(all >> from) > (isLoose ? there / 2 + 1 : (there + 1) / 2)) {
        return false;
      }
    }
    return true;
  }
}
