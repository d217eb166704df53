package tabuleiro.search.solo.course;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.solver.Tracer;
import tabuleiro.search.solo.SolverOptions;

/**
 * The course's {@code procura-pp}: depth-first tree search exactly as the course's tests describe
 * it. All children of a node are generated at once, and the last one is explored first. Goals are
 * tested on removal; duplicates are never detected. Of the options only the tracer is used.
 *
 * <p>Solved: the path is any solution. NoSolution: the tree, or the part of it within the depth
 * limit, has none. On a puzzle with cycles it may run until its budget is spent.
 */
public final class CoursePp<S extends Puzzle> implements Solver<S> {
  private final SolverOptions options;

  public CoursePp(SolverOptions options) {
    this.options = options;
  }

  @Override
  public String name() {
    return "procura-pp";
  }

  @Override
  public Outcome solve(S start, Budget budget) {
    Tracer tracer = options.tracer();
    long nodeBytes = CourseNode.bytes(start);
    boolean hasCut = false;
    Deque<CourseNode<S>> frontier = new ArrayDeque<>();
    frontier.push(CourseNode.root(start));
    frontier.element().tell(tracer, Tracer.Event.GENERATED, 0);
    try {
      while (!frontier.isEmpty()) {
        CourseNode<S> node = frontier.pop();
        if (node.state().isSolved()) {
          node.tell(tracer, Tracer.Event.GOAL, 0);
          return new Outcome.Solved(node.path(), node.cost() == 0, budget.counts());
        } else if (node.depth() == budget.limits().depth()) {
          hasCut |= node.hasMoves();
          continue;
        }
        node.tell(tracer, Tracer.Event.EXPANDED, 0);
        for (CourseNode<S> child : node.children(budget)) {
          child.tell(tracer, Tracer.Event.GENERATED, 0);
          frontier.push(child);
        }
        budget.recordFrontier(frontier.size());
        budget.recordBytes((frontier.size() + node.depth() + 1) * nodeBytes);
      }
      return new Outcome.NoSolution(hasCut, budget.counts());
    } catch (Budget.Stop stop) {
      return new Outcome.OutOfBudget(stop.reason(), 0, Optional.empty(), budget.counts());
    }
  }
}
