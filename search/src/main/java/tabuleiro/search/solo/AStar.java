package tabuleiro.search.solo;

import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;

/**
 * A* (Hart, Nilsson and Raphael 1968): expand the node with the lowest cost so far plus estimated
 * remaining cost.
 *
 * <p>If the heuristic is admissible and goals are tested at expansion, the solution is optimal. The
 * heuristic need not be consistent: a state reached again at a lower cost is expanded again.
 */
public final class AStar<S extends Puzzle> implements Solver<S> {
  private static final BestFirst.Weights WEIGHTS = new BestFirst.Weights(1, 1);

  private final Heuristic<S> heuristic;
  private final SolverOptions options;

  public AStar(Heuristic<S> heuristic, SolverOptions options) {
    this.heuristic = heuristic;
    this.options = options;
  }

  @Override
  public String name() {
    return "astar";
  }

  @Override
  public Outcome solve(S start, Budget budget) {
    return BestFirst.solve(start, heuristic, WEIGHTS, options, budget);
  }
}
