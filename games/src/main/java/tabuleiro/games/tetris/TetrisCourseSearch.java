package tabuleiro.games.tetris;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.MoveList;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Outcome;
import tabuleiro.games.tetris.rules.Tetris;

/**
 * The A* of a student group: a tree search without a closed list, whose goal test is applied when a
 * node is expanded. A node is the four words of its state, the move that led to it, and its f.
 */
final class TetrisCourseSearch {

  /** Which of two nodes with the same f comes first. */
  enum Order {
    /** The one generated last, as the course requires. */
    LAST_FIRST,
    /** The one generated first. */
    FIRST_FIRST,
    /**
     * The order of the group's binary heap, which has no rule for equal nodes. A node rises past
     * equal ones when it is inserted. The node that replaces the first one sinks past equal ones,
     * to the right if both children are equal.
     */
    HEAP
  }

  /** The value f of a state; the smallest one is expanded first. */
  @FunctionalInterface
  interface Value {
    double of(Tetris state);
  }

  private final Tetris start;
  private final Budget budget;
  private final Value value;
  private final Order order;
  private final MoveList moves = new MoveList();

  private long[] states = new long[4 * 1024];
  private int[] parents = new int[1024];
  private byte[] played = new byte[1024];
  private double[] values = new double[1024];
  private int size;

  private int[] heap = new int[1024];

  private int waiting;
  private boolean isCut;

  TetrisCourseSearch(Tetris start, Budget budget, Value value, Order order) {
    this.start = start;
    this.budget = budget;
    this.value = value;
    this.order = order;
  }

  /** Searches until a solution is found, or until so many nodes are generated. */
  Outcome run(long mostGenerated) {
    try {
      add(start, -1, 0);
      while (waiting > 0) {
        int node = take();
        Tetris state = start.load(states, 4 * node);
        if (state.isSolved()) {
          return new Outcome.Solved(path(node), false, budget.counts());
        }
        if (size > mostGenerated) {
          return stopped(Budget.Reason.NODES);
        }
        expand(state, node);
      }
      return new Outcome.NoSolution(isCut, budget.counts());
    } catch (Budget.Stop stop) {
      return stopped(stop.reason());
    }
  }

  private Outcome stopped(Budget.Reason reason) {
    return new Outcome.OutOfBudget(reason, 0, Optional.empty(), budget.counts());
  }

  private void expand(Tetris state, int node) {
    moves.clear();
    state.moves(moves);
    if (moves.size() > 0 && state.placedCount() - start.placedCount() >= budget.limits().depth()) {
      isCut = true;
      return;
    }
    for (int i = 0; i < moves.size(); i++) {
      budget.countNode();
      add(state.play(moves.get(i)), node, moves.get(i));
    }
    budget.countExpanded();
    budget.recordFrontier(waiting);
  }

  private void add(Tetris state, int parent, int move) {
    if (size == parents.length) {
      grow();
    }
    state.save(states, 4 * size);
    parents[size] = parent;
    played[size] = (byte) move;
    values[size] = value.of(state);
    rise(waiting++, size++);
  }

  private void grow() {
    int most = 2 * size;
    budget.recordBytes(49L * (size + most));
    states = Arrays.copyOf(states, 4 * most);
    parents = Arrays.copyOf(parents, most);
    played = Arrays.copyOf(played, most);
    values = Arrays.copyOf(values, most);
    heap = Arrays.copyOf(heap, most);
  }

  private boolean isBefore(int node, int other) {
    if (values[node] != values[other]) {
      return values[node] < values[other];
    }
    return switch (order) {
      case LAST_FIRST -> node > other;
      case FIRST_FIRST -> node < other;
      case HEAP -> true;
    };
  }

  private void rise(int from, int node) {
    int at = from;
    while (at > 0 && isBefore(node, heap[(at - 1) / 2])) {
      heap[at] = heap[(at - 1) / 2];
      at = (at - 1) / 2;
    }
    heap[at] = node;
  }

  private int take() {
    int first = heap[0];
    heap[0] = heap[--waiting];
    int at = 0;
    int next = smallest(at);
    while (next != at) {
      int node = heap[at];
      heap[at] = heap[next];
      heap[next] = node;
      at = next;
      next = smallest(at);
    }
    return first;
  }

  /** The place of the first of a node and its children. */
  private int smallest(int at) {
    int best = at;
    for (int child = 2 * at + 1; child <= 2 * at + 2 && child < waiting; child++) {
      best = isBefore(heap[child], heap[best]) ? child : best;
    }
    return best;
  }

  private Outcome.Path path(int node) {
    List<Integer> path = new ArrayList<>();
    for (int at = node; parents[at] >= 0; at = parents[at]) {
      path.add(played[at] & 255);
    }
    Collections.reverse(path);
    return TetrisPath.of(start, path);
  }
}
