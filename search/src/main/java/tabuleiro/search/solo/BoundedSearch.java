package tabuleiro.search.solo;

import tabuleiro.core.solver.Outcome;
import tabuleiro.search.solo.frontier.DepthCutoff;

/** A depth-first search that is repeated with increasing bounds. */
interface BoundedSearch {

  /** Searches for a solution within the bound and the depth. The start must not be solved. */
  boolean search(long bound, DepthCutoff within);

  /** Whether the last search could have gone further with a larger bound. */
  boolean wasPruned();

  /** The next bound to try after a failed search. */
  long needed();

  /** The solution after a successful search. */
  Outcome.Path path();
}
