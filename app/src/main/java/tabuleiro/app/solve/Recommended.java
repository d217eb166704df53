package tabuleiro.app.solve;

import java.util.Optional;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.search.solo.AStar;
import tabuleiro.search.solo.SolverOptions;
import tabuleiro.search.solo.WeightedAStar;

/**
 * The recommended solver for any puzzle: A*, unless a limit stops it. A* gets four fifths of the
 * limits. If it does not finish, weighted A* looks for a good solution with the rest, and the lower
 * bound that A* proved is kept.
 */
public final class Recommended<S extends Puzzle> implements Solver<S> {
  private static final double EXACT_SHARE = 0.8;
  private static final double WEIGHT = 1.2;

  private final Heuristic<S> heuristic;
  private final SolverOptions options;

  public Recommended(Heuristic<S> heuristic, SolverOptions options) {
    this.heuristic = heuristic;
    this.options = options;
  }

  @Override
  public String name() {
    return "astar";
  }

  @Override
  public Outcome solve(S start, Budget budget) {
    Budget exact = budget.part(EXACT_SHARE);
    Outcome outcome = new AStar<>(heuristic, options).solve(start, exact);
    budget.add(exact.counts());
    if (!(outcome instanceof Outcome.OutOfBudget stopped) || stopped.best().isPresent()) {
      return outcome;
    }
    Budget rest = budget.part(1);
    Outcome good = new WeightedAStar<>(heuristic, options.withWeight(WEIGHT)).solve(start, rest);
    budget.add(rest.counts());
    Optional<Outcome.Path> best =
        good instanceof Outcome.Solved solved ? Optional.of(solved.path()) : Optional.empty();
    return new Outcome.OutOfBudget(stopped.reason(), stopped.bound(), best, budget.counts());
  }
}
