package tabuleiro.search.solo;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.search.solo.frontier.DepthCutoff;

/**
 * Iterative deepening: depth-limited search with the limits 1, 2, 3 and so on (Slate and Atkin 1977
 * in chess; Korf 1985 shows that it wastes little).
 *
 * <p>Solved: no solution has fewer moves. It is optimal if it costs no more than its length times
 * the cost of the cheapest move seen, which always holds if all moves cost the same. This is sound
 * because the previous iterations examined every move that can be among the first of a solution.
 * NoSolution and memory are as in {@link DepthLimited}.
 */
public final class IterativeDeepening<S extends Puzzle> implements Solver<S> {
  private final SolverOptions options;

  public IterativeDeepening(SolverOptions options) {
    this.options = options;
  }

  @Override
  public String name() {
    return "ids";
  }

  @Override
  public Outcome solve(S start, Budget budget) {
    if (start.isSolved()) {
      return new Outcome.Solved(new Outcome.Path(List.of(), 0), true, budget.counts());
    }
    int depth = 0;
    int leastCost = Integer.MAX_VALUE;
    long proved = 0;
    try {
      BoundedDepthFirst<S> search = BoundedDepthFirst.byMoves(start, options, budget);
      while (true) {
        DepthCutoff horizon = new DepthCutoff(depth);
        boolean isFound = search.search(depth, horizon);
        leastCost = Math.min(leastCost, horizon.leastCost());
        if (isFound) {
          Outcome.Path path = search.path();
          boolean isOptimal = path.cost() <= (long) leastCost * path.moves().size();
          return new Outcome.Solved(path, isOptimal, budget.counts());
        } else if (!search.wasPruned() || depth >= budget.limits().depth()) {
          return new Outcome.NoSolution(search.wasPruned(), budget.counts());
        }
        depth++;
        proved = (long) leastCost * depth;
      }
    } catch (Budget.Stop stop) {
      int bound = (int) Math.min(Integer.MAX_VALUE, proved);
      return new Outcome.OutOfBudget(stop.reason(), bound, Optional.empty(), budget.counts());
    }
  }
}
