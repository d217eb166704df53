package tabuleiro.core.solver;

import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;

/** A way to solve puzzles. A solver keeps nothing between two searches and may be used again. */
public interface Solver<S extends Puzzle> {

  /** How users ask for it: {@code astar}. */
  String name();

  /** Looks for a solution; it ends by itself, at the latest when the budget is spent. */
  Outcome solve(S start, Budget budget);
}
