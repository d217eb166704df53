package tabuleiro.core.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.SearchCounts;

/** The result of a single-agent search. */
public sealed interface Outcome {

  SearchCounts counts();

  /** A path from the start to a solved state. */
  record Path(List<Integer> moves, int cost) {
    public Path {
      moves = List.copyOf(moves);
    }

    /** This path continued by one that starts at its end. */
    public Path then(Path next) {
      List<Integer> all = new ArrayList<>(moves);
      all.addAll(next.moves);
      return new Path(all, cost + next.cost);
    }
  }

  /**
   * A solution was found.
   *
   * @param isOptimal whether it is proved that no solution costs less
   */
  record Solved(Path path, boolean isOptimal, SearchCounts counts) implements Outcome {}

  /** It is proved that there is no solution, or none within the depth limit. */
  record NoSolution(boolean withinDepthOnly, SearchCounts counts) implements Outcome {}

  /**
   * A limit ended the search.
   *
   * @param bound a proved lower bound on the cost of any solution; 0 if nothing is known
   * @param best the best solution found, if any
   */
  record OutOfBudget(Budget.Reason reason, int bound, Optional<Path> best, SearchCounts counts)
      implements Outcome {}
}
