package tabuleiro.search.solo;

import java.math.BigInteger;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;

/**
 * Weighted A* (Pohl 1970): A* with estimates multiplied by {@link SolverOptions#weight}. With
 * weight w ≥ 1 and an admissible heuristic the solution costs at most w times the optimum. It is
 * reported as optimal if the search proves that.
 */
public final class WeightedAStar<S extends Puzzle> implements Solver<S> {
  /** Weights are rounded to multiples of 1 / PARTS. */
  private static final int PARTS = 1000;

  private final Heuristic<S> heuristic;
  private final SolverOptions options;
  private final BestFirst.Weights weights;

  public WeightedAStar(Heuristic<S> heuristic, SolverOptions options) {
    this.heuristic = heuristic;
    this.options = options;
    int estimate = (int) Math.round(options.weight() * PARTS);
    if (estimate < 0 || estimate > PARTS * PARTS) {
      throw new IllegalArgumentException("weight " + options.weight());
    }
    int divisor = BigInteger.valueOf(PARTS).gcd(BigInteger.valueOf(estimate)).intValue();
    this.weights = new BestFirst.Weights(PARTS / divisor, estimate / divisor);
  }

  @Override
  public String name() {
    return "wastar";
  }

  @Override
  public Outcome solve(S start, Budget budget) {
    return BestFirst.solve(start, heuristic, weights, options, budget);
  }
}
