package tabuleiro.search.solo;

import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.search.solo.frontier.DepthCutoff;

/**
 * Depth-first search up to a bound: what depth-limited search, iterative deepening and IDA* repeat.
 * {@link BoundedDepthFirst} does everything; {@link PlainDepthFirst} is the same search without a
 * table, the check for duplicates and tracing, which make a node several times as expensive. Both
 * visit the same states in the same order if duplicates stay.
 */
interface BoundedSearch {

  /** Searches for a solution within the bound and the depth. The start must not be solved. */
  boolean search(long bound, DepthCutoff within);

  /** Whether the last search could have gone further with a larger bound. */
  boolean wasPruned();

  /** The next bound to try after a failed search. */
  long needed();

  /** The solution after a successful search. */
  Outcome.Path path();

  /** A search whose bound is a number of moves. */
  static <S extends Puzzle> BoundedSearch byMoves(S start, SolverOptions options, Budget budget) {
    return isPlain(options)
        ? new PlainDepthFirst<>(start, Heuristic.zero(), true, budget)
        : BoundedDepthFirst.byMoves(start, options, budget);
  }

  /** A search whose bound is a cost plus estimate, in parts of a unit. */
  static <S extends Puzzle> BoundedSearch byCost(
      S start, Heuristic<S> heuristic, SolverOptions options, Budget budget) {
    return isPlain(options)
        ? new PlainDepthFirst<>(start, heuristic, false, budget)
        : BoundedDepthFirst.byCost(start, heuristic, options, budget);
  }

  private static boolean isPlain(SolverOptions options) {
    return !options.dropDuplicates() && !options.tracer().isAwake();
  }
}
