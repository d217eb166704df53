package tabuleiro.search.solo.course;

import java.util.Comparator;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.ToDoubleFunction;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.solver.Tracer;
import tabuleiro.search.solo.SolverOptions;

/**
 * The course's {@code procura-A*}: best-first tree search exactly as the course's tests describe
 * it. The node with the smallest f = path cost + estimate is removed first, the last inserted of
 * equal ones. Goals are tested on removal; duplicates are never detected. The path cost may be
 * negative and may fall, like the course's {@code qualidade}, the negated points. Of the options
 * only the path cost and the tracer are used.
 *
 * <p>Solved: the path has the smallest f in the frontier. Because costs may fall along a path, no
 * claim of optimality is made. The reported cost is that of the puzzle.
 */
public final class CourseAStar<S extends Puzzle> implements Solver<S> {

  /** The path cost as a function of the last state and the total cost of the moves. */
  @FunctionalInterface
  public interface PathCost<S extends Puzzle> {
    double of(S state, int paid);
  }

  private record Waiting<S extends Puzzle>(CourseNode<S> node, double f) {}

  private final PathCost<S> pathCost;
  private final ToDoubleFunction<S> heuristic;
  private final SolverOptions options;

  public CourseAStar(Heuristic<S> heuristic, SolverOptions options) {
    this(
        options.pathCost() == SolverOptions.PathCost.COST
            ? (state, paid) -> paid
            : (state, paid) -> -(double) state.points(),
        state -> (double) heuristic.of(state) / heuristic.scale(),
        options);
  }

  public CourseAStar(PathCost<S> pathCost, ToDoubleFunction<S> heuristic, SolverOptions options) {
    this.pathCost = pathCost;
    this.heuristic = heuristic;
    this.options = options;
  }

  @Override
  public String name() {
    return "procura-astar";
  }

  @Override
  public Outcome solve(S start, Budget budget) {
    Tracer tracer = options.tracer();
    long nodeBytes = 32 + CourseNode.bytes(start);
    boolean hasCut = false;
    long held = 1;
    PriorityQueue<Waiting<S>> frontier = new PriorityQueue<>(lastOfTheSmallest());
    frontier.add(waiting(CourseNode.root(start)));
    frontier.element().node().tell(tracer, Tracer.Event.GENERATED, estimate(start));
    try {
      while (!frontier.isEmpty()) {
        CourseNode<S> node = frontier.remove().node();
        if (node.state().isSolved()) {
          node.tell(tracer, Tracer.Event.GOAL, estimate(node.state()));
          return new Outcome.Solved(node.path(), node.cost() == 0, budget.counts());
        } else if (node.depth() == budget.limits().depth()) {
          hasCut |= node.hasMoves();
          continue;
        }
        node.tell(tracer, Tracer.Event.EXPANDED, estimate(node.state()));
        for (CourseNode<S> child : node.children(budget)) {
          child.tell(tracer, Tracer.Event.GENERATED, estimate(child.state()));
          frontier.add(waiting(child));
          held++;
        }
        budget.recordFrontier(frontier.size());
        budget.recordBytes(held * nodeBytes);
      }
      return new Outcome.NoSolution(hasCut, budget.counts());
    } catch (Budget.Stop stop) {
      return new Outcome.OutOfBudget(stop.reason(), 0, Optional.empty(), budget.counts());
    }
  }

  private Waiting<S> waiting(CourseNode<S> node) {
    S state = node.state();
    // Adding zero turns -0.0 into 0.0, which the comparison would distinguish.
    double f = pathCost.of(state, node.cost()) + heuristic.applyAsDouble(state) + 0.0;
    return new Waiting<>(node, f);
  }

  /** The estimate in whole units, for the tracer. */
  private int estimate(S state) {
    return options.tracer().isAwake() ? (int) heuristic.applyAsDouble(state) : 0;
  }

  private static <S extends Puzzle> Comparator<Waiting<S>> lastOfTheSmallest() {
    return (one, other) -> {
      int byValue = Double.compare(one.f(), other.f());
      return byValue != 0 ? byValue : Long.compare(other.node().number(), one.node().number());
    };
  }
}
