package tabuleiro.search.solo;

import org.jspecify.annotations.Nullable;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.search.solo.frontier.DepthCutoff;
import tabuleiro.search.solo.frontier.DepthFirstPath;
import tabuleiro.search.solo.frontier.DepthFirstPath.Ply;
import tabuleiro.search.solo.frontier.States;

/**
 * Depth-first search up to a bound without a table, a check for duplicates and a tracer: a node
 * costs what the rules and the estimate cost. It never plays the move that undoes the last one if
 * the puzzle knows it (Korf 1985). The only object made per node is the state.
 *
 * <p>It visits the same states in the same order as {@link BoundedDepthFirst} without its table,
 * which a test compares. Not thread-safe.
 */
final class PlainDepthFirst<S extends Puzzle> implements BoundedSearch {
  private final Heuristic<S> heuristic;
  private final boolean countsMoves;
  private final Budget budget;
  private final long plyBytes;
  private final Ply<S> root;

  private Ply<S> last;
  private boolean wasPruned;
  private long needed;

  PlainDepthFirst(S start, Heuristic<S> heuristic, boolean countsMoves, Budget budget) {
    this.heuristic = heuristic;
    this.countsMoves = countsMoves;
    this.budget = budget;
    plyBytes = BoundedDepthFirst.PLY_BYTES + States.bytes(start);
    root = new DepthFirstPath<>(start).root();
    last = root;
  }

  @Override
  public boolean wasPruned() {
    return wasPruned;
  }

  @Override
  public long needed() {
    return needed;
  }

  @Override
  public Outcome.Path path() {
    return DepthFirstPath.to(last);
  }

  @Override
  public boolean search(long bound, DepthCutoff horizon) {
    int scale = heuristic.scale();
    long excess = BoundedDepthFirst.FOREVER; // the smallest distance beyond the bound
    Ply<S> ply = root;
    ply.left = bound;
    excess = Math.min(excess, enter(ply, horizon));
    boolean isFound = false;
    while (!isFound) {
      if (ply.next == ply.moves.size()) {
        if (ply.depth < horizon.depth()) {
          budget.countExpanded();
        }
        if (ply.above == null) {
          break;
        }
        ply = ply.above;
        continue;
      }
      int move = ply.moves.get(ply.next++);
      if (move == ply.back) {
        continue;
      }
      int cost = ply.state.cost(move);
      horizon.see(cost);
      S state = State.next(ply.state, move);
      budget.countNode();
      long left = ply.left - (countsMoves ? 1 : (long) cost * scale);
      int estimate = heuristic.of(state);
      if (estimate <= left && estimate < Heuristic.NEVER) {
        Ply<S> child = below(ply, state);
        child.state = state;
        child.left = left;
        child.cost = ply.cost + cost;
        child.back = ply.state.inverse(move);
        ply = child;
        isFound = state.isSolved();
        excess = isFound ? excess : Math.min(excess, enter(child, horizon));
      } else if (estimate < Heuristic.NEVER) {
        excess = Math.min(excess, estimate - left);
      }
    }
    last = ply;
    wasPruned = excess < BoundedDepthFirst.FOREVER;
    needed = wasPruned ? bound + excess : BoundedDepthFirst.FOREVER;
    return isFound;
  }

  /**
   * Generates the moves of a state, unless it is at the depth limit. Returns by how much a bound on
   * the number of moves would have to grow to play them.
   */
  private long enter(Ply<S> ply, DepthCutoff horizon) {
    ply.next = 0;
    ply.moves.clear();
    ply.state.moves(ply.moves);
    if (ply.depth < horizon.depth() || ply.moves.size() == 0) {
      return BoundedDepthFirst.FOREVER;
    }
    for (int i = 0; i < ply.moves.size(); i++) {
      horizon.see(ply.state.cost(ply.moves.get(i)));
    }
    ply.moves.clear();
    horizon.cut();
    return countsMoves ? 1 - ply.left : BoundedDepthFirst.FOREVER;
  }

  private Ply<S> below(Ply<S> ply, S state) {
    @Nullable Ply<S> child = ply.below;
    if (child == null) {
      budget.recordFrontier(ply.depth + 1);
      budget.recordBytes((ply.depth + 2) * plyBytes);
      child = new Ply<>(state, ply);
      ply.below = child;
    }
    return child;
  }
}
