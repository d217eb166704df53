package tabuleiro.games.cavalo.rules;

import java.util.Arrays;
import tabuleiro.core.MoveList;
import tabuleiro.core.Zobrist;

/**
 * The numbers of a board and the removals by visits, under given rules: the constant part of both
 * the game and the puzzle. All states of one game share one board and store only which of its
 * numbers are still there, as a set of two longs (see {@link CavaloJumps}).
 *
 * <ul>
 *   <li>A visit to <i>ab</i>, a ≠ b, removes its twin <i>ba</i> if it is still there.
 *   <li>A visit to <i>aa</i>, a double, removes one other double: the largest, or any one.
 * </ul>
 *
 * Two boards count as the same for a state if they agree on the numbers still there ({@link
 * #agrees}), since a position read from text does not contain the numbers that are gone. Immutable.
 */
public final class CavaloBoard {
  public static final int NONE = -1;

  private static final int FAMILY = 0xCA;
  private static final int VALUE_BITS = 7;
  private static final byte[] TWIN = new byte[100];

  static {
    for (int value = 0; value < TWIN.length; value++) {
      TWIN[value] = (byte) (value % 10 * 10 + value / 10);
    }
  }

  private final CavaloRules rules;
  private final byte[] values = new byte[CavaloJumps.CELLS];
  private final byte[] twins = new byte[CavaloJumps.CELLS];
  private final byte[] doubles; // cells of the doubles, largest value first
  private final byte[] cellOfDouble = new byte[10];
  private final long doublesLow;
  private final long doublesHigh;
  private final long low;
  private final long high;
  private final long[] planesLow = new long[VALUE_BITS]; // per bit, the cells whose number has it
  private final long[] planesHigh = new long[VALUE_BITS];
  private final long[] keys = new long[CavaloJumps.CELLS];
  private final long[] keysOfFour = new long[CavaloJumps.CELLS / 4 * 16];

  /**
   * A board of numbers.
   *
   * @param numbers the value of each cell, or {@link #NONE}; each value at most once
   */
  public CavaloBoard(CavaloRules rules, int[] numbers) {
    this.rules = rules;
    byte[] cells = new byte[100]; // of each number
    Arrays.fill(cells, (byte) NONE);
    for (int cell = 0; cell < CavaloJumps.CELLS; cell++) {
      values[cell] = (byte) numbers[cell];
      if (numbers[cell] != NONE) {
        cells[numbers[cell]] = (byte) cell;
        keys[cell] = Zobrist.key(((long) FAMILY << 32) + cell * 100 + numbers[cell]);
      }
    }
    for (int cell = 0; cell < CavaloJumps.CELLS; cell++) {
      int value = numbers[cell];
      boolean hasTwin = value != NONE && value % 11 != 0;
      twins[cell] = hasTwin ? cells[TWIN[value]] : NONE;
    }
    doubles = listDoubles(cells);
    doublesLow = lowOf(doubles);
    doublesHigh = highOf(doubles);
    low = lowOf(cells);
    high = highOf(cells);
    fillKeysOfFour();
    fillPlanes();
  }

  private static long lowOf(byte[] cells) {
    long set = 0;
    for (byte cell : cells) {
      set |= cell == NONE ? 0 : CavaloJumps.low(cell);
    }
    return set;
  }

  private static long highOf(byte[] cells) {
    long set = 0;
    for (byte cell : cells) {
      set |= cell == NONE ? 0 : CavaloJumps.high(cell);
    }
    return set;
  }

  private byte[] listDoubles(byte[] cells) {
    byte[] found = new byte[10];
    int size = 0;
    for (int digit = 9; digit >= (rules.zeroIsDouble() ? 0 : 1); digit--) {
      cellOfDouble[digit] = cells[digit * 11];
      if (cellOfDouble[digit] != NONE) {
        found[size++] = cellOfDouble[digit];
      }
    }
    return Arrays.copyOf(found, size);
  }

  private void fillKeysOfFour() {
    for (int i = 0; i < keysOfFour.length; i++) {
      int lowest = Integer.numberOfTrailingZeros((i & 15) | 16);
      if (lowest < 4) {
        keysOfFour[i] = keysOfFour[i & ~(1 << lowest)] ^ keys[i / 16 * 4 + lowest];
      }
    }
  }

  private void fillPlanes() {
    for (int cell = 0; cell < CavaloJumps.CELLS; cell++) {
      for (int bit = 0; bit < VALUE_BITS && values[cell] != NONE; bit++) {
        boolean isSet = (values[cell] >> bit & 1) != 0;
        planesLow[bit] |= isSet ? CavaloJumps.low(cell) : 0;
        planesHigh[bit] |= isSet ? CavaloJumps.high(cell) : 0;
      }
    }
  }

  public CavaloRules rules() {
    return rules;
  }

  /** The cells that had a number at the start: low long. */
  long low() {
    return low;
  }

  /** The cells that had a number at the start: high long. */
  long high() {
    return high;
  }

  /** The number on a cell at the start, or {@link #NONE}. */
  public int value(int cell) {
    return values[cell];
  }

  /** The key of a number on its cell. */
  public long key(int cell) {
    return keys[cell];
  }

  /** The exclusive or of the keys of all numbers of a set and of the rules. */
  public long key(long setLow, long setHigh) {
    long key = rules.key();
    for (int i = 0; i < 16; i++) {
      key ^= keysOfFour[i * 16 + (int) ((setLow >>> (4 * i)) & 15)];
    }
    for (int i = 0; i < 9; i++) {
      key ^= keysOfFour[(i + 16) * 16 + (int) ((setHigh >>> (4 * i)) & 15)];
    }
    return key;
  }

  /** The doubles of a set, a bit for each digit. */
  public int doublesOf(long setLow, long setHigh) {
    int digits = 0;
    for (byte cell : doubles) {
      digits |= CavaloJumps.has(setLow, setHigh, cell) ? 1 << (values[cell] / 11) : 0;
    }
    return digits;
  }

  /** The sum of the numbers of a set. */
  public int sum(long setLow, long setHigh) {
    int sum = 0;
    for (int bit = 0; bit < VALUE_BITS; bit++) {
      sum +=
          (Long.bitCount(setLow & planesLow[bit]) + Long.bitCount(setHigh & planesHigh[bit]))
              << bit;
    }
    return sum;
  }

  /** The number with its two digits exchanged. */
  public static int twin(int value) {
    return TWIN[value];
  }

  public boolean isDouble(int cell) {
    return CavaloJumps.has(doublesLow, doublesHigh, cell);
  }

  /**
   * The cell whose number a visit removes besides the visited one, or {@link #NONE}.
   *
   * @param setLow the numbers still there before the visit
   * @param choice the digit of the chosen double, or {@link CavaloMoves#NO_CHOICE}
   */
  public int removed(long setLow, long setHigh, int visited, int choice) {
    if (isDouble(visited)) {
      return choice == CavaloMoves.NO_CHOICE
          ? largestDouble(setLow, setHigh, visited)
          : cellOfDouble[choice];
    }
    int twin = twins[visited];
    return twin != NONE && CavaloJumps.has(setLow, setHigh, twin) ? twin : NONE;
  }

  private int largestDouble(long setLow, long setHigh, int visited) {
    for (byte cell : doubles) {
      if (cell != visited && CavaloJumps.has(setLow, setHigh, cell)) {
        return cell;
      }
    }
    return NONE;
  }

  /** Appends the visits to a cell: one, or one for each double that can be chosen. */
  public void addVisits(long setLow, long setHigh, int cell, MoveList moves) {
    if (rules.choice() && isDouble(cell) && largestDouble(setLow, setHigh, cell) != NONE) {
      for (byte other : doubles) {
        if (other != cell && CavaloJumps.has(setLow, setHigh, other)) {
          moves.add(CavaloMoves.of(cell, values[other] / 11));
        }
      }
    } else {
      moves.add(CavaloMoves.of(cell, CavaloMoves.NO_CHOICE));
    }
  }

  /** The number of visits that {@link #addVisits} would list for all cells of a set. */
  int countVisits(long setLow, long setHigh, long openLow, long openHigh) {
    int visits = Long.bitCount(openLow) + Long.bitCount(openHigh);
    if (rules.choice()) {
      int others = Long.bitCount(setLow & doublesLow) + Long.bitCount(setHigh & doublesHigh) - 1;
      int open = Long.bitCount(openLow & doublesLow) + Long.bitCount(openHigh & doublesHigh);
      visits += others > 1 ? open * (others - 1) : 0;
    }
    return visits;
  }

  /** The cell of the largest number of a row that is still there, or {@link #NONE}. */
  int largestOfRow(long setLow, long setHigh, int row) {
    int best = NONE;
    for (int cell = row * CavaloJumps.SIZE; cell < (row + 1) * CavaloJumps.SIZE; cell++) {
      if (CavaloJumps.has(setLow, setHigh, cell) && (best == NONE || values[cell] > values[best])) {
        best = cell;
      }
    }
    return best;
  }

  /** Whether another board has the same rules and the same numbers on all cells of a set. */
  boolean agrees(CavaloBoard other, long setLow, long setHigh) {
    if (this == other) {
      return true;
    }
    boolean same = rules.equals(other.rules);
    for (int cell = 0; same && cell < CavaloJumps.CELLS; cell++) {
      same = values[cell] == other.values[cell] || !CavaloJumps.has(setLow, setHigh, cell);
    }
    return same;
  }
}
