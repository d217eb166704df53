package tabuleiro.games.dots.rules;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.core.MoveList;

/**
 * The geometry of a board of {@code rows} times {@code columns} boxes, and the rules that depend
 * only on it: which boxes an arc belongs to and which ones it would close.
 *
 * <p>Arcs are numbered in the order of the text of a board, which is also the order of moves: the
 * horizontal arcs row by row, then the vertical arcs column by column. On 2 times 3 boxes:
 *
 * <pre>
 *   •─ 0─•─ 1─•─ 2─•        horizontal(i, j) = i * columns + j
 *   9   11   13   15        vertical(i, j)   = columns * (rows + 1) + i * rows + j
 *   •─ 3─•─ 4─•─ 5─•        box(row, column) = row * columns + column
 *  10   12   14   16
 *   •─ 6─•─ 7─•─ 8─•        all counted from 0
 * </pre>
 *
 * <p>A set of arcs is three words, arc {@code e} being bit {@code e & 63} of word {@code e >> 6},
 * so a board has at most 192 arcs: 9 times 9 boxes fit, and 8 times 10. For each arc the table
 * {@code others} holds the other three arcs of each of its two boxes, so the test for closed boxes
 * takes six ands and two comparisons. An arc on the border has only one box. The arc itself fills
 * the place of the other box, since it is never drawn before the move.
 *
 * <p>There is one grid of each size, so grids are compared by identity. Immutable.
 */
public final class DotsGrid {

  /** The number of arcs that fit into the three words of a state. */
  public static final int MOST_ARCS = 192;

  /** The largest number of boxes of any board: 5 times 17. */
  public static final int MOST_BOXES = 85;

  /** The second box of an arc on the border. */
  public static final int NO_BOX = -1;

  private static final int WORDS = 3;
  private static final Map<Long, DotsGrid> GRIDS = new ConcurrentHashMap<>();

  private final int rows;
  private final int columns;
  private final int arcs;
  private final long full0;
  private final long full1;
  private final long full2;
  private final int[] boxesOf;
  private final long[] sidesOf;
  private final long[] others;

  /** The grid of a given size. */
  public static DotsGrid of(int rows, int columns) {
    if (!fits(rows, columns)) {
      throw new IllegalArgumentException("no board of " + rows + "x" + columns + " boxes");
    }
    return GRIDS.computeIfAbsent((long) rows << 32 | columns, size -> new DotsGrid(rows, columns));
  }

  /** Whether a size is supported: at least one box, at most {@link #MOST_ARCS} arcs. */
  public static boolean fits(long rows, long columns) {
    return rows >= 1
        && columns >= 1
        && rows < MOST_ARCS
        && columns < MOST_ARCS
        && columns * (rows + 1) + rows * (columns + 1) <= MOST_ARCS;
  }

  private DotsGrid(int rows, int columns) {
    this.rows = rows;
    this.columns = columns;
    arcs = columns * (rows + 1) + rows * (columns + 1);
    full0 = full(arcs, 0);
    full1 = full(arcs, 1);
    full2 = full(arcs, 2);
    boxesOf = new int[2 * arcs];
    sidesOf = new long[WORDS * boxes()];
    others = new long[2 * WORDS * arcs];
    Arrays.fill(boxesOf, NO_BOX);
    for (int box = 0; box < boxes(); box++) {
      for (int arc : arcsOf(box)) {
        boxesOf[2 * arc + (boxesOf[2 * arc] == NO_BOX ? 0 : 1)] = box;
        sidesOf[WORDS * box + (arc >> 6)] |= 1L << arc;
      }
    }
    for (int arc = 0; arc < arcs; arc++) {
      for (int side = 0; side < 2; side++) {
        int at = WORDS * (2 * arc + side);
        int box = boxesOf[2 * arc + side];
        if (box != NO_BOX) {
          System.arraycopy(sidesOf, WORDS * box, others, at, WORDS);
        }
        others[at + (arc >> 6)] ^= 1L << arc;
      }
    }
  }

  /** The number of rows of boxes. */
  public int rows() {
    return rows;
  }

  /** The number of columns of boxes. */
  public int columns() {
    return columns;
  }

  /** The number of boxes. */
  public int boxes() {
    return rows * columns;
  }

  /** The number of arcs; arcs are 0 to {@code arcs() - 1}. */
  public int arcs() {
    return arcs;
  }

  /** The horizontal arc in a row of dots, above or below a column of boxes, both counted from 0. */
  public int horizontal(int line, int place) {
    return line * columns + place;
  }

  /** The vertical arc in a column of dots, beside a row of boxes, both counted from 0. */
  public int vertical(int line, int place) {
    return columns * (rows + 1) + line * rows + place;
  }

  public boolean isHorizontal(int arc) {
    return arc < columns * (rows + 1);
  }

  /** The list of the board's text that contains an arc, from 0: its row or column of dots. */
  public int line(int arc) {
    return isHorizontal(arc) ? arc / columns : (arc - columns * (rows + 1)) / rows;
  }

  /** The index of an arc in its {@link #line}, from 0. */
  public int place(int arc) {
    return isHorizontal(arc) ? arc % columns : (arc - columns * (rows + 1)) % rows;
  }

  /** The number of boxes that a missing arc would close: 0, 1 or 2. */
  public int closedBy(int arc, long word0, long word1, long word2) {
    long[] table = others;
    int at = 2 * WORDS * arc;
    long left0 = (table[at] & ~word0) | (table[at + 1] & ~word1) | (table[at + 2] & ~word2);
    long left1 = (table[at + 3] & ~word0) | (table[at + 4] & ~word1) | (table[at + 5] & ~word2);
    return (left0 == 0 ? 1 : 0) + (left1 == 0 ? 1 : 0);
  }

  /** The number of boxes with all four sides. */
  int closed(long word0, long word1, long word2) {
    int closed = 0;
    for (int at = 0; at < sidesOf.length; at += WORDS) {
      long left = (sidesOf[at] & ~word0) | (sidesOf[at + 1] & ~word1) | (sidesOf[at + 2] & ~word2);
      closed += left == 0 ? 1 : 0;
    }
    return closed;
  }

  /** The number of drawn sides of a box: 0 to 4. */
  public int sides(int box, long word0, long word1, long word2) {
    int at = WORDS * box;
    return Long.bitCount(sidesOf[at] & word0)
        + Long.bitCount(sidesOf[at + 1] & word1)
        + Long.bitCount(sidesOf[at + 2] & word2);
  }

  /** The first (0) or second (1) box of an arc; {@link #NO_BOX} if there is no second one. */
  public int box(int arc, int which) {
    return boxesOf[2 * arc + which];
  }

  /** The arcs of a box: above, below, left, right. */
  public int[] arcsOf(int box) {
    int row = box / columns;
    int column = box % columns;
    return new int[] {
      horizontal(row, column), horizontal(row + 1, column),
      vertical(column, row), vertical(column + 1, row)
    };
  }

  /** The number of missing arcs. */
  public int missing(long word0, long word1, long word2) {
    return arcs - Long.bitCount(word0) - Long.bitCount(word1) - Long.bitCount(word2);
  }

  /** Appends the missing arcs in ascending order. */
  public void missing(MoveList moves, long word0, long word1, long word2) {
    for (long free = full0 & ~word0; free != 0; free &= free - 1) {
      moves.add(Long.numberOfTrailingZeros(free));
    }
    for (long free = full1 & ~word1; free != 0; free &= free - 1) {
      moves.add(Long.SIZE + Long.numberOfTrailingZeros(free));
    }
    for (long free = full2 & ~word2; free != 0; free &= free - 1) {
      moves.add(2 * Long.SIZE + Long.numberOfTrailingZeros(free));
    }
  }

  /** A word of the set of the arcs 0 to {@code arcs - 1}. */
  private static long full(int arcs, int word) {
    int bits = arcs - Long.SIZE * word;
    return bits <= 0 ? 0 : bits >= Long.SIZE ? -1L : (1L << bits) - 1;
  }

  /** The size as text: {@code 5x6}. */
  @Override
  public String toString() {
    return rows + "x" + columns;
  }
}
