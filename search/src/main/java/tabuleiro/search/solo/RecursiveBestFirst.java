package tabuleiro.search.solo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.solver.Tracer;
import tabuleiro.search.solo.frontier.DepthCutoff;
import tabuleiro.search.solo.frontier.States;

/**
 * Recursive best-first search: best-first like A*, in memory that grows only with the depth (Korf
 * 1993). It stores one path and the siblings of its states. When the best alternative elsewhere is
 * better than everything below a state, it discards the subtree and stores the smallest f seen
 * there as the state's value F.
 *
 * <p>If the heuristic is admissible, f ≤ F ≤ the cost of any solution below. So the first solved
 * state selected for expansion is an optimal solution. Consistency is not needed. Goals are tested
 * at expansion; the first generated of equal states comes first. If duplicates are dropped, states
 * that are on the path already are not entered again. The recursion is stored in a list, so only
 * the budget limits its depth.
 */
public final class RecursiveBestFirst<S extends Puzzle> implements Solver<S> {
  private static final long FOREVER = Long.MAX_VALUE / 4;
  private static final int CHILD_BYTES = 48;

  private final Heuristic<S> heuristic;
  private final SolverOptions options;

  public RecursiveBestFirst(Heuristic<S> heuristic, SolverOptions options) {
    this.heuristic = heuristic;
    this.options = options;
  }

  @Override
  public String name() {
    return "rbfs";
  }

  @Override
  public Outcome solve(S start, Budget budget) {
    return new Search(budget).run(start);
  }

  /** A state on the path or one of its siblings. */
  private static final class Child<S> {
    final S state;
    final int move;
    final int cost;
    final long f;
    final long number;
    long stored;

    Child(S state, int move, int cost, long f, long number) {
      this.state = state;
      this.move = move;
      this.cost = cost;
      this.f = f;
      this.number = number;
      stored = f;
    }
  }

  /** The children of a state on the path, and the bound on their values. */
  private record Family<S>(Child<S> parent, List<Child<S>> children, long bound) {

    Child<S> best() {
      Child<S> best = children.get(0);
      for (Child<S> child : children) {
        best = child.stored < best.stored ? child : best;
      }
      return best;
    }

    /** The value up to which the best child is searched before another one is selected. */
    long boundOf(Child<S> best) {
      long least = bound;
      for (Child<S> child : children) {
        least = child == best ? least : Math.min(least, child.stored);
      }
      return least;
    }
  }

  private final class Search {
    private final Budget budget;
    private final DepthCutoff horizon;
    private final Tracer tracer = options.tracer();
    private final List<Family<S>> path = new ArrayList<>();
    private final MoveList moves = new MoveList();
    private long childBytes;
    private long held;
    private long made;
    private long proved;

    Search(Budget budget) {
      this.budget = budget;
      horizon = new DepthCutoff(budget.limits().depth());
    }

    Outcome run(S start) {
      childBytes = CHILD_BYTES + States.bytes(start);
      int estimate = heuristic.of(start);
      Child<S> root = new Child<>(start, State.NO_MOVE, 0, value(0, estimate), 0);
      proved = root.f;
      tell(Tracer.Event.GENERATED, root, -1);
      if (start.isSolved()) {
        return new Outcome.Solved(new Outcome.Path(List.of(), 0), true, budget.counts());
      } else if (root.f >= FOREVER) {
        return new Outcome.NoSolution(false, budget.counts());
      }
      try {
        return descend(root);
      } catch (Budget.Stop stop) {
        int bound = horizon.bound(heuristic, proved);
        return new Outcome.OutOfBudget(stop.reason(), bound, Optional.empty(), budget.counts());
      }
    }

    private Outcome descend(Child<S> root) {
      path.add(expand(root, FOREVER - 1));
      while (true) {
        Family<S> family = path.get(path.size() - 1);
        long least = family.children.isEmpty() ? FOREVER : family.best().stored;
        if (path.size() == 1) {
          proved = least;
        }
        if (least > family.bound) {
          // Backtrack and store the best value of this subtree in the parent.
          path.remove(path.size() - 1);
          held -= family.children.size();
          family.parent.stored = least;
          if (path.isEmpty()) {
            return new Outcome.NoSolution(horizon.hasCut(), budget.counts());
          }
          continue;
        }
        Child<S> best = family.best();
        if (best.state.isSolved()) {
          tell(Tracer.Event.GOAL, best, family.parent.number);
          return solved(best);
        }
        path.add(expand(best, family.boundOf(best)));
      }
    }

    private Family<S> expand(Child<S> parent, long bound) {
      Family<S> family = new Family<>(parent, new ArrayList<>(), bound);
      moves.clear();
      parent.state.moves(moves);
      if (path.size() == horizon.depth()) {
        if (moves.size() > 0) {
          horizon.cut();
        }
        return family;
      }
      tell(Tracer.Event.EXPANDED, parent, path.isEmpty() ? -1 : last().parent.number);
      for (int i = 0; i < moves.size(); i++) {
        Child<S> child = make(parent, moves.get(i));
        if (child.f >= FOREVER) {
          tell(Tracer.Event.PRUNED, child, parent.number);
        } else if (options.dropDuplicates() && isOnPath(child.state, parent)) {
          budget.countDuplicate();
          tell(Tracer.Event.DUPLICATE, child, parent.number);
        } else {
          tell(Tracer.Event.GENERATED, child, parent.number);
          family.children.add(child);
        }
      }
      budget.countExpanded();
      held += family.children.size();
      budget.recordFrontier(held);
      budget.recordBytes(held * childBytes);
      return family;
    }

    private Child<S> make(Child<S> parent, int move) {
      int cost = parent.state.cost(move);
      horizon.see(cost);
      S state = State.next(parent.state, move);
      budget.countNode();
      int g = parent.cost + cost;
      Child<S> child = new Child<>(state, move, g, value(g, heuristic.of(state)), ++made);
      if (parent.stored > parent.f) {
        // The parent was expanded before: its stored value is a lower bound for its children.
        child.stored = Math.max(child.f, parent.stored);
      }
      return child;
    }

    private long value(int cost, int estimate) {
      return estimate >= Heuristic.NEVER ? FOREVER : (long) cost * heuristic.scale() + estimate;
    }

    private boolean isOnPath(S state, Child<S> parent) {
      long key = state.key();
      for (Family<S> family : path) {
        S other = family.parent.state;
        if (other.key() == key && States.same(other, state)) {
          return true;
        }
      }
      return parent.state.key() == key && States.same(parent.state, state);
    }

    private Family<S> last() {
      return path.get(path.size() - 1);
    }

    private Outcome solved(Child<S> goal) {
      List<Integer> line = new ArrayList<>();
      for (Family<S> family : path.subList(1, path.size())) {
        line.add(family.parent.move);
      }
      line.add(goal.move);
      boolean isOptimal = heuristic.isAdmissible() && horizon.isBeyond(goal.cost);
      return new Outcome.Solved(
          new Outcome.Path(line, goal.cost), isOptimal || goal.cost == 0, budget.counts());
    }

    private void tell(Tracer.Event event, Child<S> child, long parent) {
      if (tracer.isAwake()) {
        int estimate =
            child.f >= FOREVER
                ? Heuristic.NEVER
                : (int) (child.f - (long) child.cost * heuristic.scale());
        tracer.tell(event, child.number, parent, child.move, child.cost, estimate);
      }
    }
  }
}
