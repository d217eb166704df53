package tabuleiro.search.solo;

import tabuleiro.core.solver.Tracer;
import tabuleiro.search.solo.frontier.TieBreak;

/**
 * Options that change the order and the counts of a search but not the problem it solves. They are
 * printed with every result, because counts depend on them.
 *
 * @param goalTest when goals are tested
 * @param ties the tie-breaking between equally good states
 * @param dropDuplicates whether states seen before are dropped
 * @param weight the factor of the heuristic in weighted A*
 * @param width the number of states that beam search keeps at each depth
 * @param pathCost the path cost of the course's procura-A*
 * @param threads the threads of IDA* if duplicates are kept and nothing is traced; they change
 *     neither the result nor its counts
 */
public record SolverOptions(
    GoalTest goalTest,
    TieBreak ties,
    boolean dropDuplicates,
    double weight,
    int width,
    PathCost pathCost,
    Tracer tracer,
    int threads) {

  /** When a state is tested for being a goal. */
  public enum GoalTest {
    /**
     * When it is generated: earlier, but only breadth-first search still returns an optimal
     * solution.
     */
    GENERATION,
    /** When it is selected for expansion, as the proof of A* requires. */
    EXPANSION
  }

  /** The path cost that the course's procura-A* adds to the estimate. */
  public enum PathCost {
    /** The cost of the moves; in Tetris the course's custo-oportunidade. */
    COST,
    /** The negated points, the course's qualidade, which falls along a path. */
    QUALITY
  }

  /** Goal test at expansion, first in first out, duplicates dropped, weight 2, width 1000. */
  public static final SolverOptions STANDARD =
      new SolverOptions(
          GoalTest.EXPANSION, TieBreak.FIFO, true, 2, 1000, PathCost.COST, Tracer.NONE, 1);

  public SolverOptions with(GoalTest newGoalTest) {
    return new SolverOptions(
        newGoalTest, ties, dropDuplicates, weight, width, pathCost, tracer, threads);
  }

  public SolverOptions with(TieBreak newTies) {
    return new SolverOptions(
        goalTest, newTies, dropDuplicates, weight, width, pathCost, tracer, threads);
  }

  public SolverOptions withDuplicates(boolean dropped) {
    return new SolverOptions(goalTest, ties, dropped, weight, width, pathCost, tracer, threads);
  }

  public SolverOptions withWeight(double newWeight) {
    return new SolverOptions(
        goalTest, ties, dropDuplicates, newWeight, width, pathCost, tracer, threads);
  }

  public SolverOptions withWidth(int newWidth) {
    return new SolverOptions(
        goalTest, ties, dropDuplicates, weight, newWidth, pathCost, tracer, threads);
  }

  public SolverOptions with(PathCost newPathCost) {
    return new SolverOptions(
        goalTest, ties, dropDuplicates, weight, width, newPathCost, tracer, threads);
  }

  public SolverOptions with(Tracer newTracer) {
    return new SolverOptions(
        goalTest, ties, dropDuplicates, weight, width, pathCost, newTracer, threads);
  }

  public SolverOptions withThreads(int newThreads) {
    return new SolverOptions(
        goalTest, ties, dropDuplicates, weight, width, pathCost, tracer, newThreads);
  }

  /** Whether parts of a depth-first search are independent of each other. */
  boolean canSplit() {
    return !dropDuplicates && !tracer.isAwake();
  }
}
