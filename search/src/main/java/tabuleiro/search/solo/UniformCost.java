package tabuleiro.search.solo;

import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;

/**
 * Uniform-cost search (Dijkstra 1959): expand the node with the lowest cost so far. It is A* with
 * the estimate 0: optimal for all move costs, if goals are tested at expansion.
 */
public final class UniformCost<S extends Puzzle> implements Solver<S> {
  private static final BestFirst.Weights WEIGHTS = new BestFirst.Weights(1, 0);

  private final SolverOptions options;

  public UniformCost(SolverOptions options) {
    this.options = options;
  }

  @Override
  public String name() {
    return "ucs";
  }

  @Override
  public Outcome solve(S start, Budget budget) {
    return BestFirst.solve(start, Heuristic.zero(), WEIGHTS, options, budget);
  }
}
