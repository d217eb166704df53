package tabuleiro.search.solo;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.core.MoveList;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Tracer;
import tabuleiro.core.solver.Tracer.Event;

/**
 * An independent reference implementation of breadth-first search: a list of nodes, a hash map of
 * states, and one step after another.
 */
final class PlainBreadthFirst {
  private record Node(FrontierGraph state, int parent, int move, int cost, int depth, long made) {}

  private final SolverOptions options;
  private final Tracer tracer;
  private final Budget budget;
  private final List<Node> nodes = new ArrayList<>();
  private final Map<FrontierGraph, Integer> known = new HashMap<>();
  private int cheapest = Integer.MAX_VALUE;

  PlainBreadthFirst(SolverOptions options, Limits limits) {
    this.options = options;
    this.tracer = options.tracer();
    this.budget = new Budget(limits);
  }

  Outcome solve(FrontierGraph start) {
    boolean isEarly = options.goalTest() == SolverOptions.GoalTest.GENERATION;
    boolean isCut = false;
    nodes.add(new Node(start, -1, -1, 0, 0, 0));
    known.put(start, 0);
    tell(start.isSolved() ? Event.GOAL : Event.GENERATED, 0);
    if (start.isSolved()) {
      return new Outcome.Solved(path(0), true, budget.counts());
    }
    for (int next = 0; next < nodes.size(); next++) {
      Node node = nodes.get(next);
      int[] moves = moves(node.state);
      if (node.state.isSolved() && !isEarly) {
        tell(Event.GOAL, next);
        return solved(next, bound(node.depth));
      } else if (node.depth >= budget.limits().depth()) {
        isCut |= moves.length > 0;
      } else {
        budget.countExpanded();
        tell(Event.EXPANDED, next);
        for (int move : moves) {
          cheapest = Math.min(cheapest, node.state.cost(move));
          try {
            budget.countNode();
          } catch (Budget.Stop stop) {
            return new Outcome.OutOfBudget(
                stop.reason(), bound(node.depth), Optional.empty(), budget.counts());
          }
          if (add(next, move) && isEarly && nodes.get(nodes.size() - 1).state.isSolved()) {
            return solved(nodes.size() - 1, boundBeyond(next));
          }
        }
      }
      budget.recordFrontier(nodes.size() - next - 1);
    }
    return new Outcome.NoSolution(isCut, budget.counts());
  }

  private boolean add(int parent, int move) {
    Node from = nodes.get(parent);
    FrontierGraph state = from.state.play(move);
    int cost = from.cost + from.state.cost(move);
    if (options.dropDuplicates() && known.containsKey(state)) {
      budget.countDuplicate();
      tracer.tell(Event.DUPLICATE, budget.nodes(), from.made, move, cost, 0);
      return false;
    }
    nodes.add(new Node(state, parent, move, cost, from.depth + 1, budget.nodes()));
    known.put(state, nodes.size() - 1);
    boolean isGoal = options.goalTest() == SolverOptions.GoalTest.GENERATION && state.isSolved();
    tell(isGoal ? Event.GOAL : Event.GENERATED, nodes.size() - 1);
    return true;
  }

  private void tell(Event event, int number) {
    Node node = nodes.get(number);
    long parent = node.parent < 0 ? -1 : nodes.get(node.parent).made;
    tracer.tell(event, node.made, parent, node.move, node.cost, 0);
  }

  private static int[] moves(FrontierGraph state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    return moves.toArray();
  }

  private int bound(int depth) {
    return depth * (cheapest == Integer.MAX_VALUE ? 0 : cheapest);
  }

  private int boundBeyond(int next) {
    int depth = nodes.get(next).depth;
    if (nodes.get(nodes.size() - 1).cost > bound(depth + 1)) {
      return bound(depth);
    }
    for (Node node : nodes) {
      if (node.depth == depth) {
        for (int move : moves(node.state)) {
          cheapest = Math.min(cheapest, node.state.cost(move));
        }
      }
    }
    return bound(depth + 1);
  }

  private Outcome solved(int node, int bound) {
    Outcome.Path path = path(node);
    return new Outcome.Solved(path, path.cost() <= bound, budget.counts());
  }

  private Outcome.Path path(int last) {
    List<Integer> moves = new ArrayList<>();
    for (int node = last; nodes.get(node).parent >= 0; node = nodes.get(node).parent) {
      moves.add(nodes.get(node).move);
    }
    Collections.reverse(moves);
    return new Outcome.Path(moves, nodes.get(last).cost);
  }
}
