package tabuleiro.search.solo;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.search.solo.frontier.DepthCutoff;

/**
 * Depth-limited search: the first solution in move order that is no longer than the depth limit of
 * the budget.
 *
 * <p>Solved: the path has at most that many moves; a shorter one may exist. NoSolution: there is
 * none within the limit, and none at all if nothing was cut off. It stores one path and, if
 * duplicates are dropped, a table of bounded size. Goals are tested at generation, which
 * immediately precedes expansion. Ties do not occur.
 */
public final class DepthLimited<S extends Puzzle> implements Solver<S> {
  private final SolverOptions options;

  public DepthLimited(SolverOptions options) {
    this.options = options;
  }

  @Override
  public String name() {
    return "dls";
  }

  @Override
  public Outcome solve(S start, Budget budget) {
    if (start.isSolved()) {
      return new Outcome.Solved(new Outcome.Path(List.of(), 0), true, budget.counts());
    }
    int limit = budget.limits().depth();
    try {
      BoundedDepthFirst<S> search = BoundedDepthFirst.byMoves(start, options, budget);
      if (search.search(limit, new DepthCutoff(limit))) {
        Outcome.Path path = search.path();
        return new Outcome.Solved(path, path.cost() == 0, budget.counts());
      }
      return new Outcome.NoSolution(search.wasPruned(), budget.counts());
    } catch (Budget.Stop stop) {
      return new Outcome.OutOfBudget(stop.reason(), 0, Optional.empty(), budget.counts());
    }
  }
}
