package tabuleiro.search.solo;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.search.solo.frontier.DepthCutoff;

/**
 * IDA*: depth-first iterations with increasing bounds on f = g + h (Korf 1985). The first bound is
 * the estimate of the start; the next one is the smallest f that exceeded the bound. Bounds are in
 * parts of a unit of cost, according to the heuristic's scale.
 *
 * <p>Solved: the path costs no more than the bound, and the bound no more than the optimum if the
 * heuristic is admissible; consistency is not needed. OutOfBudget: the bound of the current
 * iteration is proved. Moves are tried in the order of the world. It stores one path and, if
 * duplicates are dropped, a table of bounded size, which does not change the result (see {@link
 * BoundedDepthFirst}). Without the table, a search with zero-cost cycles may run until its budget
 * is spent, and several threads can share the work ({@link ParallelDepthFirst}).
 */
public final class IdaStar<S extends Puzzle> implements Solver<S> {
  private final Heuristic<S> heuristic;
  private final SolverOptions options;

  public IdaStar(Heuristic<S> heuristic, SolverOptions options) {
    this.heuristic = heuristic;
    this.options = options;
  }

  @Override
  public String name() {
    return "idastar";
  }

  @Override
  public Outcome solve(S start, Budget budget) {
    if (start.isSolved()) {
      return new Outcome.Solved(new Outcome.Path(List.of(), 0), true, budget.counts());
    }
    long bound = heuristic.of(start);
    if (bound >= Heuristic.NEVER) {
      return new Outcome.NoSolution(false, budget.counts());
    }
    DepthCutoff horizon = new DepthCutoff(budget.limits().depth());
    try {
      BoundedSearch search = search(start, budget);
      while (!search.search(bound, horizon)) {
        if (!search.wasPruned()) {
          return new Outcome.NoSolution(horizon.hasCut(), budget.counts());
        }
        bound = search.needed();
      }
      Outcome.Path path = search.path();
      boolean isOptimal = heuristic.isAdmissible() && horizon.isBeyond(path.cost());
      return new Outcome.Solved(path, isOptimal || path.cost() == 0, budget.counts());
    } catch (Budget.Stop stop) {
      int proved = horizon.bound(heuristic, bound);
      return new Outcome.OutOfBudget(stop.reason(), proved, Optional.empty(), budget.counts());
    }
  }

  private BoundedSearch search(S start, Budget budget) {
    boolean isParallel = options.threads() > 1 && options.canSplit();
    return isParallel
        ? new ParallelDepthFirst<>(start, heuristic, options, budget)
        : BoundedDepthFirst.byCost(start, heuristic, options, budget);
  }
}
