package tabuleiro.app.solve;

import java.util.Optional;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.lab.EnumIds;
import tabuleiro.search.solo.SolverOptions;

/** The printed name of a search: the algorithm and everything that its counts depend on. */
public final class MethodName {
  private MethodName() {}

  /** Returns the name of a search by the solver of that name. */
  public static String of(String solver, Heuristic<?> heuristic, SolverOptions options) {
    StringBuilder method = new StringBuilder(solver);
    Optional<Algorithm> general = Algorithm.named(solver);
    if (general.isEmpty()) {
      return solver;
    }
    if (general.get().isInformed()) {
      method.append(" h=").append(heuristic.name());
    }
    if (general.get() == Algorithm.PROCURA_ASTAR) {
      return method.append(" path-cost=").append(EnumIds.of(options.pathCost())).toString();
    }
    method.append(" goal-test=").append(EnumIds.of(options.goalTest()));
    if (general.get().ties().isPresent()) {
      method.append(" ties=").append(EnumIds.of(options.ties()));
    }
    return method.append(options.dropDuplicates() ? "" : " keep-duplicates").toString();
  }
}
