package tabuleiro.lab.study;

import tabuleiro.core.solver.Outcome;

/** How a search ended. */
public enum SolveStatus {
  SOLVED,
  /** It is proved that there is no solution. */
  UNSOLVABLE,
  /** A limit ended the search; it may have found a solution before. */
  LIMIT;

  public static SolveStatus of(Outcome outcome) {
    if (outcome instanceof Outcome.Solved) {
      return SOLVED;
    }
    // Nothing within the depth limit is not a proof that there is nothing.
    boolean isProved = outcome instanceof Outcome.NoSolution none && !none.withinDepthOnly();
    return isProved ? UNSOLVABLE : LIMIT;
  }
}
