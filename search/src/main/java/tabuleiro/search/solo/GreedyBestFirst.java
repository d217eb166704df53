package tabuleiro.search.solo;

import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;

/**
 * Greedy best-first search (Doran and Michie 1966): expand the node with the lowest estimate,
 * whatever its cost so far. Often fast, seldom optimal.
 */
public final class GreedyBestFirst<S extends Puzzle> implements Solver<S> {
  private static final BestFirst.Weights WEIGHTS = new BestFirst.Weights(0, 1);

  private final Heuristic<S> heuristic;
  private final SolverOptions options;

  public GreedyBestFirst(Heuristic<S> heuristic, SolverOptions options) {
    this.heuristic = heuristic;
    this.options = options;
  }

  @Override
  public String name() {
    return "greedy";
  }

  @Override
  public Outcome solve(S start, Budget budget) {
    return BestFirst.solve(start, heuristic, WEIGHTS, options, budget);
  }
}
