package tabuleiro.games.cavalo;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;
import tabuleiro.core.MoveList;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.games.cavalo.rules.CavaloPuzzle;

/**
 * A minimal A* with the conventions of the course: goal test at expansion, known states dropped,
 * ties go to the oldest node.
 */
final class CavaloAStar {
  private record Node(CavaloPuzzle state, int cost, long worth, int age) {}

  private final Heuristic<CavaloPuzzle> heuristic;
  private int generated;
  private int expanded;

  CavaloAStar(Heuristic<CavaloPuzzle> heuristic) {
    this.heuristic = heuristic;
  }

  int generated() {
    return generated;
  }

  int expanded() {
    return expanded;
  }

  /** The cost of the solution found, or {@link Heuristic#NEVER}. */
  int cost(CavaloPuzzle start) {
    Comparator<Node> order = Comparator.comparingLong(Node::worth);
    PriorityQueue<Node> open = new PriorityQueue<>(order.thenComparingInt(Node::age));
    Map<CavaloPuzzle, Integer> known = new HashMap<>(Map.of(start, 0));
    open.add(new Node(start, 0, 0, 0));
    MoveList moves = new MoveList();
    for (Node node = open.poll(); node != null; node = open.poll()) {
      if (node.state.isSolved()) {
        return node.cost;
      }
      expanded++;
      moves.clear();
      node.state.moves(moves);
      for (int i = 0; i < moves.size(); i++) {
        CavaloPuzzle child = node.state.play(moves.get(i));
        int cost = node.cost + 1;
        generated++;
        Integer before = known.get(child);
        if (before == null || before > cost) {
          known.put(child, cost);
          long worth = (long) cost * heuristic.scale() + heuristic.of(child);
          open.add(new Node(child, cost, worth, generated));
        }
      }
    }
    return Heuristic.NEVER;
  }
}
