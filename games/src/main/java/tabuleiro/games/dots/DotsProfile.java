package tabuleiro.games.dots;

import java.util.Arrays;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.games.dots.rules.DotsGoal;
import tabuleiro.games.dots.rules.DotsGrid;
import tabuleiro.games.dots.rules.DotsPuzzle;

/**
 * The exact cost of the puzzle: the fewest missing arcs that close enough boxes. It is a dynamic
 * program over a broken profile, as used for tilings and for paths on grids.
 *
 * <p>The boxes are scanned along lines parallel to the shorter side of the board. The rest of the
 * scan depends only on which arcs of the frontier are drawn and how many boxes are closed. With
 * {@code x} for the boxes already scanned and {@code ?} for the next one:
 *
 * <pre>
 *   •───•───•───•───•
 *     x   x   x   x         the frontier of ?: the arcs 0 and 1 below the last two boxes, the arcs
 *   •   •   •─2─•─3─•       2 and 3 above the next two, and the arc w at the left of the next one
 *     x   x w ?
 *   •─0─•─1─•   •   •       mask = bits 0 .. width-1 for these arcs, and bit width for w
 * </pre>
 *
 * <p>{@code best[mask][closed]} holds the fewest arcs drawn. A step decides the arcs below and
 * right of a box, and closes the box if all its four sides are drawn. Four masks that differ only
 * in the arcs above and left of the box become four that differ only in the arcs below and right of
 * it, so the table is updated in place. Drawn arcs stay drawn and cost nothing. If more boxes than
 * the target are allowed, a closed box need not be counted; the result is the entry for exactly the
 * target either way. Counts from which the target is out of reach are skipped: with t of n boxes to
 * close at most min(t, n - t) + 1 counts matter at any box.
 *
 * <p>Time is boxes · 2^(shorter side + 1) · counts. No board that fits into the words of a state is
 * wider than 9 boxes in both directions, so every board can be solved. The table is reused between
 * calls, so this class is not thread-safe.
 */
final class DotsProfile {
  /** Greater than every cost, and small enough to be added once per arc without overflow. */
  private static final int FAR = 1 << 20;

  private int[] best = new int[0];
  private int width;
  private int stride;
  private int drawn;
  private int uncounted;
  private int low;
  private int high;

  /** The cost from a state to the goal, or {@link Heuristic#NEVER} if there is no solution. */
  int fewest(DotsPuzzle state) {
    DotsGoal goal = state.goal();
    if (state.isSolved()) {
      return 0;
    } else if (DotsHeuristics.isHopeless(state)) {
      return Heuristic.NEVER;
    }
    DotsGrid grid = goal.grid();
    int lines = Math.max(grid.rows(), grid.columns());
    begin(state);
    int left = grid.boxes();
    for (int line = 0; line < lines; line++) {
      window(grid, goal.target(), left);
      enter(missing(state, false, 0, line));
      for (int place = 0; place < width; place++) {
        left--;
        window(grid, goal.target(), left);
        int right = missing(state, false, place + 1, line);
        int below = missing(state, true, line + 1, place);
        pass(1 << place, right, below);
        drawn = below == 0 ? drawn | 1 << place : drawn & ~(1 << place);
      }
    }
    return least(goal.target());
  }

  /** Sets the counts of closed boxes (plus 1) that matter with {@code left} boxes to scan. */
  private void window(DotsGrid grid, int target, int left) {
    low = 1 + Math.max(0, target - left);
    high = 1 + Math.min(target, grid.boxes() - left);
  }

  /** Initialises the table with the arcs above the first line, each drawn or not. */
  private void begin(DotsPuzzle state) {
    DotsGrid grid = state.goal().grid();
    width = Math.min(grid.rows(), grid.columns());
    stride = state.goal().target() + 2;
    uncounted = state.goal().exactly() ? FAR : 0;
    int size = (2 << width) * stride;
    if (best.length < size) {
      best = new int[size];
    }
    Arrays.fill(best, 0, size, FAR);
    drawn = 0;
    for (int place = 0; place < width; place++) {
      drawn |= (1 - missing(state, true, 0, place)) << place;
    }
    for (int mask = 0; mask < 1 << width; mask++) {
      if ((mask & drawn) == drawn) {
        best[mask * stride + 1] = Integer.bitCount(mask & ~drawn);
      }
    }
  }

  /** Drops the arc at the end of a line and decides the one at the start of the next. */
  private void enter(int missing) {
    int far = missing == 0 ? FAR : 0;
    for (int mask = 0; mask < 1 << width; mask++) {
      if ((mask & drawn) == drawn) {
        int without = mask * stride;
        int with = (mask | 1 << width) * stride;
        for (int count = low; count <= high; count++) {
          int least = Math.min(best[without + count], best[with + count]);
          best[without + count] = least + far;
          best[with + count] = least + missing;
        }
      }
    }
  }

  /** Decides the arcs right of a box and below it. They cost 1 if missing and 0 if drawn. */
  private void pass(int place, int right, int below) {
    int given = drawn & ~place;
    for (int mask = 0; mask < 1 << width; mask++) {
      if ((mask & place) == 0 && (mask & given) == given) {
        pass(
            mask * stride,
            (mask | place) * stride,
            (mask | 1 << width) * stride,
            (mask | place | 1 << width) * stride,
            right,
            below);
      }
    }
  }

  /** The same for four masks: neither arc, the arc along the line, the arc across it, and both. */
  private void pass(int none, int line, int side, int both, int right, int below) {
    int[] table = best;
    int noRight = right == 0 ? FAR : 0;
    int noBelow = below == 0 ? FAR : 0;
    for (int count = high; count >= low; count--) {
      int three = Math.min(table[none + count], Math.min(table[line + count], table[side + count]));
      int four = table[both + count];
      int any = Math.min(three, four);
      int shut = Math.min(Math.min(three, four + uncounted), table[both + count - 1]);
      table[none + count] = any + noRight + noBelow;
      table[line + count] = any + noRight + below;
      table[side + count] = any + right + noBelow;
      table[both + count] = shut + right + below;
    }
  }

  private int least(int target) {
    int least = FAR;
    for (int mask = 0; mask < 2 << width; mask++) {
      least = Math.min(least, best[mask * stride + target + 1]);
    }
    return least < FAR ? least : Heuristic.NEVER;
  }

  /**
   * Returns 1 if an arc is missing, 0 if it is drawn. Lines run along rows unless columns are
   * shorter.
   *
   * @param along whether the arc runs along the lines rather than across them
   */
  private static int missing(DotsPuzzle state, boolean along, int line, int place) {
    DotsGrid grid = state.goal().grid();
    boolean isHorizontal = along == grid.columns() <= grid.rows();
    int arc = isHorizontal ? grid.horizontal(line, place) : grid.vertical(line, place);
    long word = arc < 64 ? state.word0() : arc < 128 ? state.word1() : state.word2();
    return (int) (~word >>> arc & 1);
  }
}
