package tabuleiro.games.cavalo.rules;

import java.util.Arrays;
import tabuleiro.core.solver.Heuristic;

/**
 * A lower bound of the number of visits that a knight needs if it may walk over the whole board and
 * revisit cells, but pays for breaking the rules ({@link CavaloPrices}).
 *
 * <p>The best walk of <i>k</i> visits from a cell is found by dynamic programming over cells and
 * lengths. Its worth plus the refund of the rules at a state is an upper bound of the points that
 * <i>k</i> visits can score there. So the smallest <i>k</i> for which it reaches the missing points
 * is an admissible estimate. The estimate is also consistent: let <i>k</i> be enough after a visit.
 * Before the visit, the same walk with the visit in front is worth more by the points of the visit
 * minus its price, and the refund is larger by at least that price, since every rule that the visit
 * counts for allows one less after it. So <i>k</i> + 1 is enough before. A walk never makes more
 * visits than there are numbers, twins counted once.
 *
 * <p>Prices are trained once per problem. Training refutes one number of visits after another at
 * the start by raising the prices of the rules that the best walk breaks. It keeps the prices that
 * come closest to refuting the first number it cannot refute. Walks use all cells of the problem's
 * board, even those whose number is gone in a state. This makes the estimate of a state cheap: its
 * refund is a sum of 14 table entries, and the rest is a search in a sorted row.
 *
 * <pre>
 * best     [cell * (items + 1) + k]   the best walk of 1 to k visits from a cell; cell 100: to row 1
 * refunds  [byte * 256 + bits]        the refund of the numbers among eight cells
 * doubles  [digits], [1024 + digits]  the refund of the rules on doubles; the second if a placement
 *                                     on a double may remove nothing
 * </pre>
 *
 * Immutable.
 */
public final class CavaloWalkBound {
  private static final int NOWHERE = CavaloJumps.CELLS;
  private static final int BYTES = 13;
  private static final int IMPOSSIBLE = Integer.MIN_VALUE / 2;
  private static final int ROUNDS_PER_ITEM = 40;
  private static final int PATIENCE = 30;
  private static final double SHORTER = 0.7;

  /** Prices aim at this much less than the missing points: about the points of one visit. */
  private static final int AIM = 60 * CavaloPrices.UNIT;

  private final CavaloBoard board;
  private final int[][] jumps = new int[NOWHERE + 1][];
  private final boolean canBeLoose;
  private final int items;
  private final long itemsLow;
  private final long itemsHigh;
  private final int[] best;
  private final int[] refunds = new int[BYTES * 256];
  private final int[] doubles = new int[2048];

  /**
   * The walks of a problem.
   *
   * @param knight the knight's cell at the start, or {@link CavaloBoard#NONE} before it is placed
   * @param missing the points still to score
   */
  CavaloWalkBound(CavaloBoard board, int knight, int missing) {
    this.board = board;
    for (int cell = 0; cell < NOWHERE; cell++) {
      jumps[cell] = numbered(CavaloJumps.GAME_ORDER[cell]);
    }
    jumps[NOWHERE] = numbered(new int[] {0, 1, 2, 3, 4, 5, 6, 7, 8, 9});
    canBeLoose =
        !board.rules().placementDoubleRemoves()
            && Arrays.stream(jumps[NOWHERE]).anyMatch(board::isDouble);
    CavaloPrices prices = new CavaloPrices(board);
    long low = 0;
    long high = 0;
    for (int cell = 0; cell < NOWHERE; cell++) {
      if (prices.isItem(cell)) {
        low |= CavaloJumps.low(cell);
        high |= CavaloJumps.high(cell);
      }
    }
    itemsLow = low;
    itemsHigh = high;
    items = Long.bitCount(low) + Long.bitCount(high);
    CavaloPrices trained = train(prices, knight == CavaloBoard.NONE ? NOWHERE : knight, missing);
    best = best(trained);
    fillRefunds(trained);
  }

  private int[] numbered(int[] cells) {
    return Arrays.stream(cells).filter(cell -> board.value(cell) != CavaloBoard.NONE).toArray();
  }

  /** Prices that refute as many visits from the start as possible. */
  private CavaloPrices train(CavaloPrices first, int start, int missing) {
    int enough = missing * CavaloPrices.UNIT;
    boolean isLoose = start == NOWHERE && canBeLoose;
    int[][] layers = new int[items + 1][NOWHERE + 1];
    int[] visits = new int[NOWHERE];
    CavaloPrices prices = first;
    CavaloPrices kept = first.copy();
    int least = Integer.MAX_VALUE;
    int count = 1;
    int stale = 0;
    double step = 1;
    for (int round = ROUNDS_PER_ITEM * items; round > 0; round--) {
      int[] worths = prices.worths();
      fill(layers, count, worths);
      int bound = layers[count][start] + prices.refund(isLoose);
      while (bound < enough && count < items) {
        // Refuted: continue with one visit more.
        count++;
        fillLayer(layers, count, worths);
        bound = layers[count][start] + prices.refund(isLoose);
        least = Integer.MAX_VALUE;
        step = 1;
      }
      if (bound < least) {
        least = bound;
        kept = prices.copy();
        stale = 0;
      } else if (++stale > PATIENCE) {
        step *= SHORTER;
        prices = kept.copy();
        stale = 0;
        continue;
      }
      if (bound < enough) {
        break; // not even all of them are enough
      }
      follow(layers, count, start, worths, visits);
      if (!prices.adapt(visits, isLoose, step * (bound - enough + AIM))) {
        break; // the walk keeps all rules
      }
    }
    return kept;
  }

  /** Computes the best walks of 1 to {@code count} visits from every cell. */
  private void fill(int[][] layers, int count, int[] worths) {
    for (int k = 1; k <= count; k++) {
      fillLayer(layers, k, worths);
    }
  }

  private void fillLayer(int[][] layers, int k, int[] worths) {
    int[] shorter = layers[k - 1];
    int[] layer = layers[k];
    for (int cell = 0; cell <= NOWHERE; cell++) {
      int most = IMPOSSIBLE;
      for (int next : jumps[cell]) {
        most = Math.max(most, worths[next] + shorter[next]);
      }
      layer[cell] = Math.max(most, IMPOSSIBLE);
    }
  }

  /** Counts the visits of a best walk. */
  private void follow(int[][] layers, int count, int start, int[] worths, int[] visits) {
    Arrays.fill(visits, 0);
    int cell = start;
    for (int k = count; k > 0 && layers[k][cell] > IMPOSSIBLE / 2; k--) {
      for (int next : jumps[cell]) {
        if (worths[next] + layers[k - 1][next] == layers[k][cell]) {
          cell = next;
          break;
        }
      }
      visits[cell]++;
    }
  }

  private int[] best(CavaloPrices prices) {
    int[][] layers = new int[items + 1][NOWHERE + 1];
    fill(layers, items, prices.worths());
    int[] rows = new int[(NOWHERE + 1) * (items + 1)];
    for (int cell = 0; cell <= NOWHERE; cell++) {
      int at = cell * (items + 1);
      rows[at] = IMPOSSIBLE;
      for (int k = 1; k <= items; k++) {
        rows[at + k] = Math.max(rows[at + k - 1], layers[k][cell]);
      }
    }
    return rows;
  }

  private void fillRefunds(CavaloPrices prices) {
    for (int i = 0; i < refunds.length; i++) {
      int lowest = Integer.numberOfTrailingZeros((i & 255) | 256);
      int cell = i / 256 * 8 + lowest;
      if (lowest < 8 && cell < NOWHERE) {
        int own = prices.isItem(cell) ? prices.single(cell) : 0;
        refunds[i] = refunds[i & ~(1 << lowest)] + own;
      }
    }
    for (int digits = 0; digits < 1024; digits++) {
      doubles[digits] = prices.refundOfDoubles(digits, false);
      doubles[1024 + digits] = prices.refundOfDoubles(digits, canBeLoose);
    }
  }

  /** The fewest visits that could solve a state of the problem, or {@link Heuristic#NEVER}. */
  public int visits(CavaloPuzzle state) {
    int missing = state.target() - state.points();
    if (missing <= 0) {
      return 0;
    }
    long low = state.low();
    long high = state.high();
    int most = Long.bitCount(low & itemsLow) + Long.bitCount(high & itemsHigh);
    int from = (state.isPlaced() ? state.knight() : NOWHERE) * (items + 1);
    int needed = missing * CavaloPrices.UNIT - refund(low, high, state.isPlaced());
    if (most == 0 || best[from + most] < needed) {
      return Heuristic.NEVER;
    }
    int least = 1;
    while (least < most) {
      int middle = (least + most) >>> 1;
      if (best[from + middle] < needed) {
        least = middle + 1;
      } else {
        most = middle;
      }
    }
    return least;
  }

  private int refund(long low, long high, boolean isPlaced) {
    int digits = board.doublesOf(low, high);
    int refund = doubles[isPlaced ? digits : 1024 + digits];
    for (int i = 0; i < 8; i++) {
      refund += refunds[i * 256 + (int) (low >>> (8 * i) & 255)];
    }
    for (int i = 0; i < 5; i++) {
      refund += refunds[(i + 8) * 256 + (int) (high >>> (8 * i) & 255)];
    }
    return refund;
  }
}
