package tabuleiro.core.solver;

import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;

/** An algorithm that solves puzzles. A solver keeps nothing between searches and can be reused. */
public interface Solver<S extends Puzzle> {

  /** The name that users select it by: {@code astar}. */
  String name();

  /**
   * Whether it reproduces a program of a course for comparison. Such a solver is used only if it is
   * named.
   */
  default boolean isCourseProgram() {
    return false;
  }

  /** Searches for a solution; ends when the budget is spent at the latest. */
  Outcome solve(S start, Budget budget);
}
