package tabuleiro.games.tetris;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.games.tetris.rules.RowFillBound;
import tabuleiro.games.tetris.rules.Tetris;

/**
 * Finds the most points for a list of pieces, and proves optimality if possible.
 *
 * <p>It processes the list piece by piece and keeps all reachable boards, with equal boards merged,
 * in a {@link TetrisLayer}. A board is pruned if the points won plus the upper bound of {@link
 * RowFillBound} do not exceed the best known solution (branch and bound). The first round keeps few
 * boards per piece, the most promising by {@link TetrisEvaluation}, and so finds a good solution
 * quickly (beam search, Lowerre 1976). Each further round is sixteen times as wide. A round that
 * never dropped a board because of its width is exhaustive: its best solution is proved, or that
 * there is none. Short lists end this way. Long lists end when the next round would be too wide or
 * take too long, with the best solution found and {@code isOptimal} false.
 *
 * <p>{@link Tetris} itself plays the moves; only stored boards are packed.
 */
public final class TetrisBestSolver implements Solver<Tetris> {
  /**
   * The tuned parameters.
   *
   * @param firstWidth boards kept per piece in the first round
   * @param factor the ratio of the widths of consecutive rounds
   * @param lastWidth the widest round
   * @param effort a round that may place more pieces than this is not started if there is a
   *     solution
   */
  record Tuning(int firstWidth, int factor, int lastWidth, long effort) {
    static final Tuning STANDARD = new Tuning(64, 16, 1 << 22, 100_000_000L);
  }

  private final Tuning tuning;

  public TetrisBestSolver() {
    this(Tuning.STANDARD);
  }

  TetrisBestSolver(Tuning tuning) {
    this.tuning = tuning;
  }

  @Override
  public String name() {
    return "procura-best";
  }

  @Override
  public Outcome solve(Tetris start, Budget budget) {
    return new Search(start, budget, tuning).run();
  }

  private static final class Search {
    private final Tetris start;
    private final Budget budget;
    private final Tuning tuning;
    private final int size;
    private final RowFillBound fill;
    private final RowFillBound.Memory bounds;
    private final TetrisMemory memory;

    /** The boards before the current piece, and those after it. */
    private TetrisLayer layer;

    private TetrisLayer next;

    /** By pieces placed: the origins of the boards of this round. */
    private final long[][] origins;

    private final long[] words = new long[4];

    /** The most points of any known solution; -1 if there is none. */
    private int best = -1;

    private List<Integer> bestMoves = List.of();

    /** A proved upper bound of the points of every solution. */
    private int ceiling;

    Search(Tetris start, Budget budget, Tuning tuning) {
      this.start = start;
      this.budget = budget;
      this.tuning = tuning;
      memory = new TetrisMemory(budget);
      size = start.problem().size();
      fill = start.problem().rowFill();
      bounds = new RowFillBound.Memory(fill);
      TetrisEvaluation evaluation = new TetrisEvaluation(bounds, size);
      layer = new TetrisLayer(evaluation, memory);
      next = new TetrisLayer(evaluation, memory);
      origins = new long[size][0];
    }

    Outcome run() {
      int length = size - start.placedCount();
      if (start.isFinal()) {
        return start.isSolved()
            ? new Outcome.Solved(TetrisPath.of(start, List.of()), true, budget.counts())
            : new Outcome.NoSolution(false, budget.counts());
      }
      if (length > budget.limits().depth()) {
        return new Outcome.NoSolution(true, budget.counts());
      }
      ceiling = reach(start) - start.points();
      try {
        return rounds(length);
      } catch (Budget.Stop stop) {
        return stopped(stop.reason());
      }
    }

    private Outcome rounds(int length) {
      memory.hold(RowFillBound.Memory.bytes() + 2L * 64 * TetrisLayer.BYTES);
      int last = lastWidth(length);
      for (long width = tuning.firstWidth(); ; width *= tuning.factor()) {
        long before = budget.counts().generated();
        boolean isWhole = round((int) Math.min(width, last));
        long spent = budget.counts().generated() - before;
        boolean isEnough = width >= last || spent * tuning.factor() > tuning.effort();
        if (best >= 0 && (isWhole || best == ceiling || isEnough)) {
          return new Outcome.Solved(path(), isWhole || best == ceiling, budget.counts());
        } else if (isWhole) {
          return new Outcome.NoSolution(false, budget.counts());
        } else if (width >= last) {
          return stopped(Budget.Reason.MEMORY);
        }
      }
    }

    /** The widest round that fits into memory: two layers, one that grows, and the origins. */
    private int lastWidth(int length) {
      long bytes = Math.min(budget.limits().bytes(), Runtime.getRuntime().maxMemory() / 2);
      long each = 6L * TetrisLayer.BYTES + 8L * length;
      long fitting = (bytes - RowFillBound.Memory.bytes()) / each;
      return (int) Math.max(1, Math.min(tuning.lastWidth(), fitting));
    }

    /** Runs one round; returns whether no board was dropped because of the width. */
    private boolean round(int width) {
      boolean isWhole = true;
      layer.begin(width, size - start.placedCount());
      layer.add(start.low(), start.middle(), start.high(), TetrisLayer.origin(0, 0, 0));
      for (int placed = start.placedCount(); placed < size - 1; placed++) {
        remember(placed);
        next.begin(width, size - placed - 1);
        int promise = advance(placed);
        if (isWhole) {
          ceiling = Math.min(ceiling, Math.max(best, promise));
        }
        next.trim();
        isWhole &= !next.isCut();
        budget.recordFrontier(next.size());
        TetrisLayer done = layer;
        layer = next;
        next = done;
      }
      remember(size - 1);
      finish();
      return isWhole;
    }

    private void remember(int placed) {
      memory.hold(8L * (layer.size() - origins[placed].length));
      origins[placed] = layer.origins();
    }

    /** Places a piece on every board; returns the most points that any new board can lead to. */
    private int advance(int placed) {
      int promise = 0;
      for (int i = 0; i < layer.size(); i++) {
        Tetris state = load(i, placed);
        for (int move : start.problem().moves(placed)) {
          budget.countNode();
          Tetris child = state.play(move);
          int reach = child.isTopFilled() ? -1 : reach(child);
          if (reach > best) {
            promise = Math.max(promise, reach);
            keep(child, i, move);
          }
        }
        budget.countExpanded();
      }
      return promise;
    }

    private void keep(Tetris child, int parent, int move) {
      long origin = TetrisLayer.origin(parent, move, child.points());
      if (next.add(child.low(), child.middle(), child.high(), origin)) {
        budget.countDuplicate();
      }
    }

    /**
     * The points of a state plus an upper bound of those to come; computes the tighter bound only
     * if it matters.
     */
    private int reach(Tetris state) {
      int placed = state.placedCount();
      int points = state.points();
      long lacks = RowFillBound.lacks(state.low(), state.middle(), state.high());
      int reach = points + bounds.bound(lacks, placed);
      if (reach <= best) {
        return reach;
      }
      long open = fill.openLacks(state.low(), state.middle(), state.high(), placed);
      return open == lacks ? reach : points + bounds.bound(open, placed);
    }

    /** Places the last piece, which completes solutions. */
    private void finish() {
      for (int i = 0; i < layer.size(); i++) {
        Tetris state = load(i, size - 1);
        for (int move : start.problem().moves(size - 1)) {
          budget.countNode();
          int points = state.points() + state.gain(move);
          if (points > best && !state.play(move).isTopFilled()) {
            best = points;
            bestMoves = moves(i, move);
          }
        }
        budget.countExpanded();
      }
    }

    /** A board of the layer as a state with the points won since the start. */
    private Tetris load(int index, int placed) {
      words[0] = layer.low(index);
      words[1] = layer.middle(index);
      words[2] = layer.high(index);
      words[3] = ((long) placed << 32) | layer.points(index);
      return start.load(words, 0);
    }

    private List<Integer> moves(int index, int last) {
      List<Integer> moves = new ArrayList<>();
      moves.add(last);
      int at = index;
      for (int placed = size - 1; placed > start.placedCount(); placed--) {
        moves.add(TetrisLayer.move(origins[placed][at]));
        at = TetrisLayer.parent(origins[placed][at]);
      }
      Collections.reverse(moves);
      return moves;
    }

    private Outcome.Path path() {
      return TetrisPath.of(start, bestMoves);
    }

    private Outcome stopped(Budget.Reason reason) {
      int least = fill.most(start.placedCount()) + start.waiting() - ceiling;
      return new Outcome.OutOfBudget(
          reason, least, best < 0 ? Optional.empty() : Optional.of(path()), budget.counts());
    }
  }
}
