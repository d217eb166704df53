package tabuleiro.games.cavalo.rules;

import java.util.Arrays;

/**
 * Prices on visits, one for every rule that a walk over the board may break: the multipliers of a
 * Lagrangian relaxation (Held and Karp 1970; Geoffrion 1974).
 *
 * <pre>
 * rule                                                         price    at most
 * a number, or one of two twins, is visited once               single   1, or 0 if it is gone
 * of the j largest doubles on the board half are visited       half[j]  ⌈alive / 2⌉ of these j
 * (if any double may be removed: only of all doubles)
 * </pre>
 *
 * A visit pays the prices of all rules it counts for; their sum is the price of its cell. A walk
 * that keeps the rules pays at most the <em>refund</em>, the sum of every price times the limit of
 * its rule. So for any non-negative prices, the points of a solution never exceed the worth of its
 * walk at these prices plus the refund. If a placement on a double removes nothing, ⌊alive / 2⌋ + 1
 * doubles are allowed before it.
 *
 * <p>Prices are integers, {@link #UNIT} per point, so there are no rounding errors. Not thread-safe
 * while prices change.
 */
final class CavaloPrices {
  /** The number of price units per point. */
  static final int UNIT = 256;

  private final CavaloBoard board;
  private final int[] items = new int[CavaloJumps.CELLS]; // the cell that represents two twins
  private final int[] doubles; // cells, the largest number first
  private final int[] single = new int[CavaloJumps.CELLS];
  private final int[] half;

  CavaloPrices(CavaloBoard board) {
    this.board = board;
    int[] cells = new int[100]; // of each number
    Arrays.fill(cells, CavaloBoard.NONE);
    for (int cell = 0; cell < CavaloJumps.CELLS; cell++) {
      if (board.value(cell) != CavaloBoard.NONE) {
        cells[board.value(cell)] = cell;
      }
    }
    for (int cell = 0; cell < CavaloJumps.CELLS; cell++) {
      int value = board.value(cell);
      int twin = value == CavaloBoard.NONE ? CavaloBoard.NONE : cells[CavaloBoard.twin(value)];
      items[cell] = twin == CavaloBoard.NONE ? cell : Math.min(cell, twin);
    }
    int[] found = new int[10];
    int size = 0;
    for (int digit = 9; digit >= 0; digit--) {
      int cell = cells[11 * digit];
      if (cell != CavaloBoard.NONE && board.isDouble(cell)) {
        found[size++] = cell;
      }
    }
    doubles = Arrays.copyOf(found, size);
    half = new int[size + 1];
  }

  private CavaloPrices(CavaloPrices other) {
    board = other.board;
    System.arraycopy(other.items, 0, items, 0, items.length);
    doubles = other.doubles;
    System.arraycopy(other.single, 0, single, 0, single.length);
    half = other.half.clone();
  }

  CavaloPrices copy() {
    return new CavaloPrices(this);
  }

  /** Whether a cell with a number represents itself and its twin, if any. */
  boolean isItem(int cell) {
    return items[cell] == cell && board.value(cell) != CavaloBoard.NONE;
  }

  /** The price of the rule that an item is visited at most once. */
  int single(int item) {
    return single[item];
  }

  /** The worth of a visit to each cell: its points minus its price. */
  int[] worths() {
    int[] worths = new int[CavaloJumps.CELLS];
    for (int cell = 0; cell < CavaloJumps.CELLS; cell++) {
      worths[cell] = board.value(cell) * UNIT - single[items[cell]];
    }
    int price = 0;
    for (int j = doubles.length; j > 0; j--) {
      price += half[j];
      worths[doubles[j - 1]] -= price;
    }
    return worths;
  }

  /**
   * The refund of the rules on doubles.
   *
   * @param digits those still there, a bit for each digit
   * @param isLoose whether the first double visited may remove nothing
   */
  int refundOfDoubles(int digits, boolean isLoose) {
    int refund = 0;
    int alive = 0;
    for (int j = 1; j <= doubles.length; j++) {
      alive += digits >> (board.value(doubles[j - 1]) / 11) & 1;
      refund += half[j] * (isLoose ? alive / 2 + 1 : (alive + 1) / 2);
    }
    return refund;
  }

  /** The refund of all rules while no number is gone. */
  int refund(boolean isLoose) {
    int refund = refundOfDoubles(board.doublesOf(board.low(), board.high()), isLoose);
    for (int cell = 0; cell < CavaloJumps.CELLS; cell++) {
      refund += isItem(cell) ? single[cell] : 0;
    }
    return refund;
  }

  /**
   * Raises the prices of the rules that a walk broke and lowers the others: a step along the
   * subgradient with the step size of Polyak (1969).
   *
   * @param visits the number of visits of the walk to each cell
   * @param over the desired decrease of worth plus refund
   * @return whether any price could change
   */
  boolean adapt(int[] visits, boolean isLoose, double over) {
    int[] spare = new int[CavaloJumps.CELLS]; // the limit of each rule minus the visits of the walk
    for (int cell = 0; cell < CavaloJumps.CELLS; cell++) {
      spare[items[cell]] += (isItem(cell) ? 1 : 0) - visits[cell];
    }
    int[] spareDoubles = new int[half.length];
    int visited = 0;
    for (int j = 1; j < half.length; j++) {
      visited += visits[doubles[j - 1]];
      boolean isRule = j == doubles.length || !board.rules().choice();
      spareDoubles[j] = isRule ? (isLoose ? j / 2 + 1 : (j + 1) / 2) - visited : 0;
    }
    long square = square(spare, single) + square(spareDoubles, half);
    if (square == 0) {
      return false;
    }
    move(single, spare, over / square);
    move(half, spareDoubles, over / square);
    return true;
  }

  /** The square of a step's length; a price of 0 cannot decrease. */
  private static long square(int[] spare, int[] prices) {
    long square = 0;
    for (int i = 0; i < spare.length; i++) {
      square += spare[i] > 0 && prices[i] == 0 ? 0 : (long) spare[i] * spare[i];
    }
    return square;
  }

  private static void move(int[] prices, int[] spare, double step) {
    for (int i = 0; i < prices.length; i++) {
      prices[i] = (int) Math.max(0, prices[i] - Math.round(step * spare[i]));
    }
  }
}
