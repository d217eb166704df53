package tabuleiro.search.solo;

import tabuleiro.core.solver.Tracer;
import tabuleiro.search.solo.frontier.TieBreak;

/**
 * What changes the order and the counts of a search but not what it looks for. Printed with every
 * result, since counts mean nothing without it.
 *
 * @param goalTest when a state is asked whether it is solved
 * @param ties which of equally good states comes first
 * @param dropDuplicates whether states met before are recognised
 * @param weight by how much weighted A* trusts its heuristic
 * @param width how many states beam search keeps at each depth
 * @param pathCost what the course's procura-A* has paid so far
 */
public record SolverOptions(
    GoalTest goalTest,
    TieBreak ties,
    boolean dropDuplicates,
    double weight,
    int width,
    PathCost pathCost,
    Tracer tracer) {

  /** When a state is asked whether it is solved. */
  public enum GoalTest {
    /** When it is made: earlier, but only the first solution of breadth-first search is optimal. */
    GENERATION,
    /** When its turn comes: what the proof of A* needs. */
    EXPANSION
  }

  /** What the course's procura-A* adds to the estimate. */
  public enum PathCost {
    /** The cost of the moves; in Tetris the course's custo-oportunidade. */
    COST,
    /** The points with a minus, the course's qualidade: it falls along a path. */
    QUALITY
  }

  /** Goal test at expansion, first in first out, duplicates dropped, weight 2, width 1000. */
  public static final SolverOptions STANDARD =
      new SolverOptions(
          GoalTest.EXPANSION, TieBreak.FIFO, true, 2, 1000, PathCost.COST, Tracer.NONE);

  public SolverOptions with(GoalTest newGoalTest) {
    return new SolverOptions(newGoalTest, ties, dropDuplicates, weight, width, pathCost, tracer);
  }

  public SolverOptions with(TieBreak newTies) {
    return new SolverOptions(goalTest, newTies, dropDuplicates, weight, width, pathCost, tracer);
  }

  public SolverOptions withDuplicates(boolean dropped) {
    return new SolverOptions(goalTest, ties, dropped, weight, width, pathCost, tracer);
  }

  public SolverOptions withWeight(double newWeight) {
    return new SolverOptions(goalTest, ties, dropDuplicates, newWeight, width, pathCost, tracer);
  }

  public SolverOptions withWidth(int newWidth) {
    return new SolverOptions(goalTest, ties, dropDuplicates, weight, newWidth, pathCost, tracer);
  }

  public SolverOptions with(PathCost newPathCost) {
    return new SolverOptions(goalTest, ties, dropDuplicates, weight, width, newPathCost, tracer);
  }

  public SolverOptions with(Tracer newTracer) {
    return new SolverOptions(goalTest, ties, dropDuplicates, weight, width, pathCost, newTracer);
  }
}
