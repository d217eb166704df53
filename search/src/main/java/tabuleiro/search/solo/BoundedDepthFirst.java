package tabuleiro.search.solo;

import org.jspecify.annotations.Nullable;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Tracer;
import tabuleiro.search.solo.frontier.DepthCutoff;
import tabuleiro.search.solo.frontier.DepthFirstPath;
import tabuleiro.search.solo.frontier.DepthFirstPath.Ply;
import tabuleiro.search.solo.frontier.FailedStates;
import tabuleiro.search.solo.frontier.States;

/**
 * Depth-first search up to a bound, the common implementation of depth-limited search, iterative
 * deepening and IDA*. It stores one path, not on the thread's stack, so only the budget limits its
 * length.
 *
 * <p>A state is cut off if the remaining bound is less than its estimate. A failed search from a
 * state returns the bound that it <em>needed</em>: the smallest larger bound with which it would
 * have gone further. Let D be the smallest bound with which a state can be solved; then needed ≤ D.
 *
 * <p>If duplicates are dropped, a state is also cut off
 *
 * <ol>
 *   <li>if it is on the path already, at a twin; it then needs more than the twin had left;
 *   <li>if an earlier search from it needed more than is left now ({@link FailedStates}).
 * </ol>
 *
 * Neither loses a solution within the bound. Proof: suppose that a search fails although the start
 * has D ≤ bound. Among the states entered without success (D ≤ left) or with a wrong value (needed
 * > D), take one with the smallest D, and of these one with the shortest best path. The next state
 * on that path was entered, or cut off by its value, or by a twin that had at least as much left.
 * In each case it would be wrong itself although it is nearer, a contradiction.
 *
 * <p>If duplicates stay, only the move that undoes the last one is left out. Not thread-safe.
 */
final class BoundedDepthFirst<S extends Puzzle> implements BoundedSearch {
  private static final long FOREVER = FailedStates.FOREVER;
  private static final int PLY_BYTES = 700;

  private final Heuristic<S> heuristic;
  private final boolean countsMoves;
  private final Budget budget;
  private final Tracer tracer;
  private final boolean isTold;
  private final @Nullable FailedStates failed;
  private final long plyBytes;
  private final DepthFirstPath<S> path;
  private final Ply<S> root;

  private DepthCutoff horizon = new DepthCutoff(0);
  private Ply<S> last;
  private boolean wasPruned;
  private boolean hasRelied;
  private int rounds;
  private long made;

  private BoundedDepthFirst(
      S start, Heuristic<S> heuristic, boolean countsMoves, SolverOptions options, Budget budget) {
    this.heuristic = heuristic;
    this.countsMoves = countsMoves;
    this.budget = budget;
    tracer = options.tracer();
    isTold = tracer.isAwake();
    failed = options.dropDuplicates() ? new FailedStates(start.words(), budget) : null;
    plyBytes = PLY_BYTES + States.bytes(start);
    path = new DepthFirstPath<>(start);
    root = path.root();
    last = root;
    if (isTold) {
      tracer.tell(Tracer.Event.GENERATED, 0, -1, State.NO_MOVE, 0, heuristic.of(start));
    }
  }

  /** A search whose bound is a number of moves. */
  static <S extends Puzzle> BoundedDepthFirst<S> byMoves(
      S start, SolverOptions options, Budget budget) {
    return new BoundedDepthFirst<>(start, Heuristic.zero(), true, options, budget);
  }

  /** A search whose bound is a cost plus estimate, in parts of a unit. */
  static <S extends Puzzle> BoundedDepthFirst<S> byCost(
      S start, Heuristic<S> heuristic, SolverOptions options, Budget budget) {
    return new BoundedDepthFirst<>(start, heuristic, false, options, budget);
  }

  /** A search by cost that starts below a move and does not undo it. */
  static <S extends Puzzle> BoundedDepthFirst<S> below(
      TreeTop.Subtree<S> tree, Heuristic<S> heuristic, SolverOptions options, Budget budget) {
    BoundedDepthFirst<S> search = byCost(tree.state(), heuristic, options, budget);
    search.root.back = tree.back();
    return search;
  }

  @Override
  public boolean search(long bound, DepthCutoff within) {
    horizon = within;
    if (isTold) {
      int shown = (int) Math.min(Integer.MAX_VALUE, bound);
      tracer.tell(Tracer.Event.ROUND, rounds + 1, -1, State.NO_MOVE, 0, shown);
    }
    rounds++;
    boolean isFound = dive(bound);
    if (!isFound && !wasPruned && hasRelied && rounds > 1 && failed != null) {
      // The bound cut nothing off, but entries of earlier rounds may hide such cutoffs.
      failed.clear();
      isFound = dive(bound);
    }
    return isFound;
  }

  @Override
  public boolean wasPruned() {
    return wasPruned;
  }

  @Override
  public long needed() {
    return root.needed;
  }

  @Override
  public Outcome.Path path() {
    return DepthFirstPath.to(last);
  }

  private boolean dive(long bound) {
    wasPruned = false;
    hasRelied = false;
    root.left = bound;
    root.key = root.state.key();
    enter(root);
    Ply<S> ply = root;
    while (true) {
      if (ply.next < ply.moves.size()) {
        int move = ply.moves.get(ply.next++);
        Ply<S> child = move == ply.back ? null : makeChild(ply, move);
        if (child != null) {
          last = child;
          if (child.state.isSolved()) {
            tell(Tracer.Event.GOAL, child);
            return true;
          }
          enter(child);
          ply = child;
        }
      } else {
        leave(ply);
        Ply<S> above = ply.above;
        if (above == null) {
          return false;
        }
        above.needed = Math.min(above.needed, above.left - ply.left + ply.needed);
        ply = above;
      }
    }
  }

  /** Adds a state to the path and generates its moves, unless it is at the depth limit. */
  private void enter(Ply<S> ply) {
    path.enter(ply);
    ply.needed = FOREVER;
    ply.next = 0;
    ply.moves.clear();
    ply.state.moves(ply.moves);
    if (ply.depth < horizon.depth()) {
      tell(Tracer.Event.EXPANDED, ply);
    } else if (ply.moves.size() > 0) {
      for (int i = 0; i < ply.moves.size(); i++) {
        horizon.see(ply.state.cost(ply.moves.get(i)));
      }
      ply.moves.clear();
      horizon.cut();
      if (countsMoves) {
        wasPruned = true;
        ply.needed = 1;
      }
    }
  }

  /** Plays a move. Returns the new state, or null if it is cut off. */
  private @Nullable Ply<S> makeChild(Ply<S> ply, int move) {
    int cost = ply.state.cost(move);
    horizon.see(cost);
    S state = State.next(ply.state, move);
    budget.countNode();
    made++;
    long price = countsMoves ? 1 : (long) cost * heuristic.scale();
    long left = ply.left - price;

    // 1. Cut off if the bound is exceeded.
    int estimate = heuristic.of(state);
    if (estimate > left || estimate >= Heuristic.NEVER) {
      prune(ply, price, estimate);
      tell(Tracer.Event.PRUNED, ply, move, cost, estimate);
      return null;
    }

    // 2. Cut off if the state is a known duplicate.
    long key = 0;
    if (failed != null) {
      key = state.key();
      Ply<S> twin = path.twin(ply, state, key);
      long needed = twin == null ? known(ply, state, left, estimate) : twin.left + 1;
      if (needed > left) {
        ply.needed = Math.min(ply.needed, price + needed);
        budget.countDuplicate();
        tell(Tracer.Event.DUPLICATE, ply, move, cost, estimate);
        return null;
      }
    }

    // 3. Add the state to the path.
    Ply<S> child = below(ply, state);
    child.state = state;
    child.key = key;
    child.left = left;
    child.canSpare = estimate < left;
    child.cost = ply.cost + cost;
    child.number = made;
    child.back = failed == null ? ply.state.inverse(move) : State.NO_MOVE;
    tell(Tracer.Event.GENERATED, ply, move, cost, estimate);
    return child;
  }

  /** Records the bound that a state beyond the current bound needs, unless it has no solution. */
  private void prune(Ply<S> ply, long price, int estimate) {
    if (estimate < Heuristic.NEVER) {
      wasPruned = true;
      ply.needed = Math.min(ply.needed, price + estimate);
    }
  }

  /** The known lower bound on what a state needs; at most {@code left} if nothing is known. */
  private long known(Ply<S> above, S state, long left, int estimate) {
    long needed =
        failed == null ? left : failed.needed(state, estimate < left, movesLeft(above.depth + 1));
    hasRelied |= needed > left;
    return needed;
  }

  private void leave(Ply<S> ply) {
    path.leave(ply);
    ply.needed = Math.min(ply.needed, FOREVER);
    if (ply.depth < horizon.depth()) {
      budget.countExpanded();
    }
    if (failed != null && ply.depth > 0) {
      failed.put(ply.state, ply.canSpare, ply.needed, movesLeft(ply.depth));
    }
  }

  /**
   * The number of moves allowed by the depth limit; 0 if there is none or the bound counts moves.
   */
  private int movesLeft(int depth) {
    return countsMoves || horizon.isFar() ? 0 : horizon.depth() - depth;
  }

  private Ply<S> below(Ply<S> ply, S state) {
    Ply<S> child = ply.below;
    if (child == null) {
      long table = failed == null ? 0 : failed.bytes();
      budget.recordFrontier(ply.depth + 1);
      budget.recordBytes(table + (ply.depth + 2) * plyBytes);
      child = new Ply<>(state, ply);
      ply.below = child;
    }
    return child;
  }

  /** Traces an event of a state on the path. */
  private void tell(Tracer.Event event, Ply<S> ply) {
    if (isTold) {
      Ply<S> above = ply.above;
      int move = above == null ? State.NO_MOVE : above.moves.get(above.next - 1);
      long parent = above == null ? -1 : above.number;
      tracer.tell(event, ply.number, parent, move, ply.cost, heuristic.of(ply.state));
    }
  }

  /** Traces an event of the last generated state. */
  private void tell(Tracer.Event event, Ply<S> parent, int move, int cost, int estimate) {
    if (isTold) {
      tracer.tell(event, made, parent.number, move, parent.cost + cost, estimate);
    }
  }
}
