package tabuleiro.games.tetris.rules;

/**
 * An upper bound of the points that the remaining pieces can win, computed from the missing cells
 * of rows.
 *
 * <p>Only complete rows are removed, and each piece adds only a few cells (four, u seven, a bomb
 * none). So the first t pieces can remove at most as many rows as their cells can fill, counting
 * the rows with the fewest missing cells first. The bound distributes the rows among the pieces to
 * maximise the points, with at most that many rows for the first t pieces and at most as many for
 * each piece as it can complete at once. When many pieces are left, only the limit for all pieces
 * together is applied, which is faster but looser.
 *
 * <p>A cell can be filled only while its column is free above it. So a row with a covered hole
 * requires that earlier pieces remove all rows that cover it, which may in turn require others. A
 * row for which that takes more cells or more pieces than are left does not count at all.
 *
 * <p>Rows that are already complete lack nothing, and the next piece that is not a bomb wins up to
 * four rows' points for them. A doubled bottom row of the special season counts as a free row.
 * Bombs only empty cells and win at most 640 points each. While bombs are to come, covered holes
 * are ignored.
 *
 * <p>A move lowers the bound by at least the points it wins: after a move the counted rows need at
 * least as many cells as before minus those of the piece. So the heuristic derived from it is
 * consistent.
 *
 * <p>Immutable, except for {@link Memory}.
 */
public final class RowFillBound {
  private static final int[] POINTS = {0, 100, 300, 500, 800};
  private static final int EMPTY_ROW = Well.COLUMNS;

  /** With more pieces left than this, the fast bound is good enough. */
  private static final int FEW = 12;

  /** Longer lists than this have no table, and no bound beyond the maximum of each piece. */
  private static final int LONG = 400;

  private final TetrisProblem problem;

  /** By index in the sequence: cells of the piece and rows it can complete at once. */
  private final int[] cells;

  private final int[] rows;

  /** By index in the sequence: the sum of the maximum points of the pieces from there on. */
  private final int[] most;

  /** By index in the sequence: the cells of the pieces from there on. */
  private final int[] supply;

  /** By index in the sequence: the bombs from there on. */
  private final int[] bombs;

  /** By index in the sequence and number of removable rows: the most points without bombs. */
  private final int[][] shared;

  RowFillBound(TetrisProblem problem) {
    this.problem = problem;
    int size = problem.size();
    cells = new int[size];
    rows = new int[size];
    most = new int[size + 1];
    supply = new int[size + 1];
    bombs = new int[size + 1];
    for (int at = size - 1; at >= 0; at--) {
      TetrisPiece piece = problem.piece(at);
      cells[at] = piece == TetrisPiece.BOMB ? 0 : piece == TetrisPiece.U ? 7 : 4;
      rows[at] =
          switch (piece) {
            case I -> 4;
            case L, J, U -> 3;
            case BOMB -> 0;
            default -> 2;
          };
      most[at] = most[at + 1] + piece.maxPoints();
      supply[at] = supply[at + 1] + cells[at];
      bombs[at] = bombs[at + 1] + (rows[at] == 0 ? 1 : 0);
    }
    shared = size > LONG ? new int[0][] : share();
  }

  private int[][] share() {
    int size = rows.length;
    int[][] table = new int[size + 1][];
    table[size] = new int[1];
    for (int at = size - 1; at >= 0; at--) {
      table[at] = new int[table[at + 1].length + rows[at]];
      for (int gone = 0; gone < table[at].length; gone++) {
        table[at][gone] = share(table[at + 1], gone, rows[at]);
      }
    }
    return table;
  }

  /** The most points if a piece removes some of the rows and leaves the others to later pieces. */
  private static int share(int[] later, int gone, int atOnce) {
    int best = 0;
    for (int taken = 0; taken <= Math.min(atOnce, gone); taken++) {
      best = Math.max(best, POINTS[taken] + later[Math.min(gone - taken, later.length - 1)]);
    }
    return best;
  }

  /** The most points that the pieces from an index on can win on any board. */
  public int most(int placed) {
    return most[placed];
  }

  /**
   * How many rows lack 0, 1, … 9 cells: five bits each, complete rows lowest. Empty rows are not
   * counted; there are always more of them.
   */
  public static long lacks(long low, long middle, long high) {
    return lacks(low) + lacks(middle) + lacks(high);
  }

  private static long lacks(long word) {
    long lacks = 0;
    for (long rest = word; rest != 0; rest >>>= Well.COLUMNS) {
      int filled = Long.bitCount(rest & Well.ROW);
      lacks += filled == 0 ? 0 : 1L << (5 * (EMPTY_ROW - filled));
    }
    return lacks;
  }

  /** The same without the rows whose covered holes can no longer be reached. */
  public long openLacks(long low, long middle, long high, int placed) {
    int left = rows.length - placed;
    if (left > FEW || bombs[placed] > 0) {
      return lacks(low, middle, high);
    }
    int[] row = new int[Well.ROWS];
    int[] needed = new int[Well.ROWS];
    int[] rounds = new int[Well.ROWS];
    int roof = 0;
    long lacks = 0;
    for (int r = Well.ROWS - 1; r >= 0; r--) {
      long word = r < 6 ? low : r < 12 ? middle : high;
      row[r] = (int) (word >>> (Well.COLUMNS * (r % 6)) & Well.ROW);
      int covered = roof & ~row[r];
      roof |= row[r];
      needed[r] = 1 << r;
      rounds[r] = 1;
      for (int above = r + 1; covered != 0 && above < Well.ROWS; above++) {
        if ((row[above] & covered) != 0) {
          needed[r] |= needed[above];
          rounds[r] = Math.max(rounds[r], rounds[above] + 1);
        }
      }
      if (row[r] != 0 && rounds[r] <= left && lack(row, needed[r]) <= supply[placed]) {
        lacks += 1L << (5 * (EMPTY_ROW - Integer.bitCount(row[r])));
      }
    }
    return lacks;
  }

  /** The total number of cells that some rows lack. */
  private static int lack(int[] row, int rows) {
    int sum = 0;
    for (int rest = rows; rest != 0; rest &= rest - 1) {
      sum += EMPTY_ROW - Integer.bitCount(row[Integer.numberOfTrailingZeros(rest)]);
    }
    return sum;
  }

  /** The bound for a board with such rows and a number of placed pieces. */
  public int bound(long lacks, int placed) {
    if (placed == rows.length) {
      return 0;
    }
    int left = rows.length - placed;
    int won = left <= FEW ? inTurn(lacks, placed) : atEnd(lacks, placed);
    return won + TetrisPiece.BOMB.maxPoints() * bombs[placed];
  }

  /** Applies the limit of removed rows after each piece. */
  private int inTurn(long lacks, int placed) {
    int size = rows.length;
    int[] best = new int[4 * (size - placed) + 1];
    int reached = 0;
    boolean waits = (lacks & 31) != 0;
    int free = 0;
    for (int at = placed; at < size; at++) {
      free += at > placed && problem.isRising(at) ? 1 : 0;
      if (rows[at] == 0) {
        continue;
      }
      int atOnce = waits ? 4 : rows[at];
      waits = false;
      int limit = free + fillable(lacks, supply[placed] - supply[at + 1]);
      int now = Math.min(limit, reached + atOnce);
      for (int sum = now; sum > 0; sum--) {
        int value = sum <= reached ? best[sum] : 0;
        for (int taken = Math.max(1, sum - reached); taken <= Math.min(atOnce, sum); taken++) {
          value = Math.max(value, best[sum - taken] + POINTS[taken]);
        }
        best[sum] = value;
      }
      reached = Math.max(reached, now);
    }
    return best[reached];
  }

  /** Applies only the limit of removed rows at the end. */
  private int atEnd(long lacks, int placed) {
    if (shared.length == 0) {
      return most[placed];
    }
    int free = problem.isRising(0) ? (rows.length - 1) / 2 - placed / 2 : 0;
    int limit = free + fillable(lacks, supply[placed]);
    int best = 0;
    for (int at = placed; at < rows.length; at++) {
      if (rows[at] > 0) {
        int atOnce = (lacks & 31) != 0 ? 4 : rows[at];
        best = share(shared[at + 1], Math.min(limit, shared[at].length + 4), atOnce);
        break;
      }
    }
    return best;
  }

  /** The number of rows that some cells can fill, those that lack the fewest first. */
  private static int fillable(long lacks, int cells) {
    int rows = 0;
    int spare = cells;
    long rest = lacks;
    for (int lack = 0; lack < EMPTY_ROW && lack <= spare; lack++, rest >>>= 5) {
      int there = (int) rest & 31;
      int filled = lack == 0 ? there : Math.min(there, spare / lack);
      rows += filled;
      spare -= lack * filled;
    }
    return rows + spare / EMPTY_ROW;
  }

  /** A cache of bounds. Boards of one ply differ much less in their rows than in cells. */
  public static final class Memory {
    private static final int SIZE = 1 << 14;

    private final RowFillBound fill;
    private final long[] keys = new long[SIZE];
    private final int[] bounds = new int[SIZE];

    public Memory(RowFillBound fill) {
      this.fill = fill;
    }

    public int bound(long lacks, int placed) {
      long key = lacks | ((long) (placed & 8191) << 50) | 1L << 63;
      int slot = (int) ((key * 0x9E3779B97F4A7C15L) >>> 50);
      if (placed > 8191) {
        return fill.bound(lacks, placed);
      }
      if (keys[slot] != key) {
        bounds[slot] = fill.bound(lacks, placed);
        keys[slot] = key;
      }
      return bounds[slot];
    }

    public static long bytes() {
      return 12L * SIZE;
    }
  }
}
