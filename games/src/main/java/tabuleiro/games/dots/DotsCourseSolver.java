package tabuleiro.games.dots;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.games.dots.rules.DotsGrid;
import tabuleiro.games.dots.rules.DotsPuzzle;

/**
 * The searches of the course program, for comparison with the figures of its manual. They try arcs
 * by the two numbers of their names, the vertical one first: (v 1 1) (h 1 1) (v 1 2) (h 1 2) …
 * Solutions are recognised when they are generated, and no duplicates are dropped. The two searches
 * count differently, as the manual's figures show:
 *
 * <ul>
 *   <li>{@code bfs-course} tries the arcs in reverse order. It counts the start as generated, but
 *       the state whose successor is the solution not as expanded.
 *   <li>{@code astar-course}, with the group's own heuristic {@code group}, counts the state whose
 *       successor is the solution as expanded, but its successors not as generated.
 * </ul>
 */
final class DotsCourseSolver implements Solver<DotsPuzzle> {
  private static final long NODE_BYTES = 120;

  private final boolean isInformed;

  private DotsCourseSolver(boolean isInformed) {
    this.isInformed = isInformed;
  }

  static List<Solver<DotsPuzzle>> all() {
    return List.of(new DotsCourseSolver(false), new DotsCourseSolver(true));
  }

  @Override
  public String name() {
    return isInformed ? "astar-course" : "bfs-course";
  }

  @Override
  public boolean isCourseProgram() {
    return true;
  }

  @Override
  public Outcome solve(DotsPuzzle start, Budget budget) {
    return new Search(start, budget, isInformed).run();
  }

  /** A generated state; equal estimates are taken in the order of generation. */
  private record Node(
      DotsPuzzle state, @Nullable Node parent, int arc, int depth, int estimate, long number) {}

  /** One search. */
  private static final class Search {
    private final DotsPuzzle start;
    private final Budget budget;
    private final boolean isInformed;
    private final List<Integer> arcs;
    private final Queue<Node> open;
    private long generated;

    Search(DotsPuzzle start, Budget budget, boolean isInformed) {
      this.start = start;
      this.budget = budget;
      this.isInformed = isInformed;
      arcs = new ArrayList<>(ordered(start.goal().grid()));
      if (isInformed) {
        Comparator<Node> byEstimate = Comparator.comparingInt(Node::estimate);
        open = new PriorityQueue<>(byEstimate.thenComparingLong(Node::number));
      } else {
        Collections.reverse(arcs);
        open = new ArrayDeque<>();
      }
    }

    private static List<Integer> ordered(DotsGrid grid) {
      List<Integer> arcs = new ArrayList<>();
      for (int arc = 0; arc < grid.arcs(); arc++) {
        arcs.add(arc);
      }
      Comparator<Integer> byLine = Comparator.comparingInt(grid::line);
      arcs.sort(byLine.thenComparingInt(grid::place).thenComparing(grid::isHorizontal));
      return arcs;
    }

    Outcome run() {
      try {
        return search();
      } catch (Budget.Stop stop) {
        return new Outcome.OutOfBudget(stop.reason(), 0, Optional.empty(), budget.counts());
      }
    }

    private Outcome search() {
      if (start.isSolved()) {
        return new Outcome.Solved(new Outcome.Path(List.of(), 0), true, budget.counts());
      }
      if (!isInformed) {
        budget.countNode();
      }
      open.add(new Node(start, null, -1, 0, 0, 0));
      boolean isCut = false;
      while (!open.isEmpty()) {
        Node node = open.remove();
        if (node.depth() >= budget.limits().depth()) {
          isCut = true;
          continue;
        }
        Optional<Node> goal = expand(node);
        if (goal.isPresent()) {
          return new Outcome.Solved(path(goal.get()), !isInformed, budget.counts());
        }
      }
      return new Outcome.NoSolution(isCut, budget.counts());
    }

    /** Generates the successors and returns the first one that is a solution. */
    private Optional<Node> expand(Node node) {
      List<Node> successors = successors(node);
      Optional<Node> goal = successors.stream().filter(next -> next.state().isSolved()).findFirst();
      if (isInformed || goal.isEmpty()) {
        budget.countExpanded();
      }
      if (!isInformed || goal.isEmpty()) {
        successors.forEach(next -> budget.countNode());
      }
      open.addAll(successors);
      budget.recordFrontier(open.size());
      budget.recordBytes(generated * NODE_BYTES);
      return goal;
    }

    private List<Node> successors(Node node) {
      List<Node> successors = new ArrayList<>();
      for (int arc : arcs) {
        if (!node.state().board().has(arc)) {
          DotsPuzzle next = node.state().play(arc);
          int depth = node.depth() + 1;
          int estimate = isInformed ? depth + DotsHeuristics.group(next) : 0;
          successors.add(new Node(next, node, arc, depth, estimate, ++generated));
        }
      }
      return successors;
    }

    private static Outcome.Path path(Node goal) {
      List<Integer> moves = new ArrayList<>();
      for (Node node = goal; node.parent() != null; node = node.parent()) {
        moves.add(0, node.arc());
      }
      return new Outcome.Path(moves, moves.size());
    }
  }
}
