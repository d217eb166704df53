package tabuleiro.games.tetris;

import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.games.tetris.rules.Tetris;

/**
 * The <em>procura-A*</em> of a student group without a heuristic, for comparison. The course
 * requires that the last inserted of equal nodes comes first, but the group's binary heap has no
 * rule for equal nodes. With the points as path cost, nearly all nodes are equal, so its solutions
 * differ from those of {@code procura-astar}.
 */
final class TetrisCourseAStar implements Solver<Tetris> {
  private final boolean isQuality;

  /**
   * A search.
   *
   * @param isQuality whether the path cost is <em>qualidade</em>, else <em>custo-oportunidade</em>
   */
  TetrisCourseAStar(boolean isQuality) {
    this.isQuality = isQuality;
  }

  @Override
  public String name() {
    return isQuality ? "astar-course-quality" : "astar-course-cost";
  }

  @Override
  public boolean isCourseProgram() {
    return true;
  }

  @Override
  public Outcome solve(Tetris start, Budget budget) {
    TetrisCourseSearch.Value value = isQuality ? state -> -state.points() : Tetris::opportunityCost;
    return new TetrisCourseSearch(start, budget, value, TetrisCourseSearch.Order.HEAP)
        .run(Long.MAX_VALUE);
  }
}
