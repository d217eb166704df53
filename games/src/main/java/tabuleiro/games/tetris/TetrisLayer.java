package tabuleiro.games.tetris;

import java.util.Arrays;
import tabuleiro.core.Zobrist;

/**
 * The distinct boards that are reachable after a number of pieces, each with the most points won on
 * the way to it. There is no object per board:
 *
 * <pre>
 * boards   three words each, in the layout of {@code Well}
 * origins  bits 0..25 points won, in fives; 26..33 the move; 34..63 the board before it
 * values   the evaluation, once the layer is full
 * slots    a hash table with open addressing: the index of a board plus 1, or 0 if empty
 * </pre>
 *
 * <p>A layer holds at most twice its width. When it is full, it keeps the most promising half and
 * from then on accepts no board below the worst of them. It records that boards were dropped.
 */
final class TetrisLayer {
  /** The bytes per board: boards, origins, values and two to four slots. */
  static final int BYTES = 24 + 8 + 4 + 16;

  private static final long POINTS = (1L << 26) - 1;

  private final TetrisEvaluation evaluation;
  private final TetrisMemory memory;

  private long[] boards = new long[3 * 64];
  private long[] origins = new long[64];
  private int[] values = new int[64];
  private int[] slots = new int[256];
  private int size;

  private int width;
  private int left;
  private boolean isCut;
  private int least;

  TetrisLayer(TetrisEvaluation evaluation, TetrisMemory memory) {
    this.evaluation = evaluation;
    this.memory = memory;
  }

  /**
   * Clears the layer.
   *
   * @param newLeft the number of pieces still to come
   */
  void begin(int newWidth, int newLeft) {
    width = newWidth;
    left = newLeft;
    size = 0;
    isCut = false;
    Arrays.fill(slots, 0);
  }

  int size() {
    return size;
  }

  /** Whether boards were dropped because of the width. */
  boolean isCut() {
    return isCut;
  }

  long low(int index) {
    return boards[3 * index];
  }

  long middle(int index) {
    return boards[3 * index + 1];
  }

  long high(int index) {
    return boards[3 * index + 2];
  }

  /** The points won on the way to a board. */
  int points(int index) {
    return points(origins[index]);
  }

  static int points(long origin) {
    return 5 * (int) (origin & POINTS);
  }

  static int move(long origin) {
    return (int) (origin >>> 26) & 255;
  }

  static int parent(long origin) {
    return (int) (origin >>> 34);
  }

  static long origin(int parent, int move, int points) {
    return ((long) parent << 34) | ((long) move << 26) | (points / 5);
  }

  /** A copy of the origins, to reconstruct the path when the boards are gone. */
  long[] origins() {
    return Arrays.copyOf(origins, size);
  }

  /** Adds a board unless it is known with at least as many points; returns whether it was known. */
  boolean add(long low, long middle, long high, long origin) {
    int slot = slot(low, middle, high);
    int known = slots[slot] - 1;
    if (known >= 0) {
      if (points(origin) > points(origins[known])) {
        if (isCut) {
          values[known] += points(origin) - points(origins[known]);
        }
        origins[known] = origin;
      }
      return true;
    }
    int value = isCut ? evaluation.of(low, middle, high, left) + points(origin) : 0;
    if (isCut && value <= least) {
      return false;
    }
    if (size == 2 * width) {
      cut();
      return add(low, middle, high, origin);
    }
    if (size == origins.length) {
      grow();
      slot = slot(low, middle, high);
    }
    boards[3 * size] = low;
    boards[3 * size + 1] = middle;
    boards[3 * size + 2] = high;
    origins[size] = origin;
    values[size] = value;
    slots[slot] = ++size;
    return false;
  }

  /** The slot of a board, or the empty slot where it belongs. */
  private int slot(long low, long middle, long high) {
    int mask = slots.length - 1;
    int slot = (int) Zobrist.key(low ^ Zobrist.key(middle ^ Zobrist.key(high))) & mask;
    while (slots[slot] != 0) {
      int at = 3 * (slots[slot] - 1);
      if (boards[at] == low && boards[at + 1] == middle && boards[at + 2] == high) {
        return slot;
      }
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void grow() {
    int old = origins.length;
    int most = (int) Math.min(2L * size, 2L * width);
    memory.hold((long) BYTES * most);
    boards = Arrays.copyOf(boards, 3 * most);
    origins = Arrays.copyOf(origins, most);
    values = Arrays.copyOf(values, most);
    slots = new int[Integer.highestOneBit(most) * 4];
    enter();
    memory.hold((long) -BYTES * old);
  }

  private void enter() {
    Arrays.fill(slots, 0);
    for (int i = 0; i < size; i++) {
      slots[slot(boards[3 * i], boards[3 * i + 1], boards[3 * i + 2])] = i + 1;
    }
  }

  /** Reduces the layer to its width, if it has more. */
  void trim() {
    if (size > width) {
      cut();
    }
  }

  /** Keeps the most promising boards; ties go to those added first. */
  private void cut() {
    if (!isCut) {
      for (int i = 0; i < size; i++) {
        values[i] = evaluation.of(low(i), middle(i), high(i), left) + points(i);
      }
      isCut = true;
    }
    int[] sorted = Arrays.copyOf(values, size);
    Arrays.sort(sorted);
    least = sorted[size - width];
    int above = size;
    while (above > 0 && sorted[above - 1] > least) {
      above--;
    }
    int equals = width - (size - above);
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (values[i] > least || (values[i] == least && equals-- > 0)) {
        System.arraycopy(boards, 3 * i, boards, 3 * kept, 3);
        origins[kept] = origins[i];
        values[kept++] = values[i];
      }
    }
    size = kept;
    enter();
  }
}
