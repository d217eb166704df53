package tabuleiro.games.tetris;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.MoveList;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.games.tetris.rules.Tetris;

/**
 * The <em>procura-best</em> of a student group, for comparison: A* as a tree search without a
 * closed list. Ties go to the node generated last, and the goal test is applied when a node is
 * expanded. It adds to g = −points/4800 the group's <em>heurística geral</em>
 *
 * <pre>
 * h = w0 · buracos/85 + w1 · relevo/162 + w2 · altura/180 + w3 · oportunidade/4800
 * </pre>
 *
 * <p>whose parts are measured on the current board, including lost boards. The divisors are the
 * largest values that the group observed. h does not estimate the remaining cost, so the solution
 * need not be optimal. Numbers have single precision, as in the group's Lisp.
 *
 * <p>The group limited each search to 20 seconds; here a search ends after {@link #MOST_GENERATED}
 * nodes. This limit reproduces the group's two tables, except for 3 of their 1048 searches on the
 * boards that are not lost from the start.
 */
public final class TetrisCourseBest implements Solver<Tetris> {
  /**
   * The maximum number of nodes generated, matching the group's limit of 20 s. Its completed
   * searches needed at most 14,943 nodes, and all but three of the others more than 14,976.
   */
  public static final int MOST_GENERATED = 14_950;

  /** The weight of each part of the heuristic. */
  public record Weights(double holes, double relief, double height, double opportunity) {
    /** The best weights of the group's genetic search. */
    public static final Weights GENETIC =
        new Weights(0.17679017, 0.99800133, 0.47329903, 0.36889546);

    /** The weights that the group submitted. */
    public static final Weights SUBMITTED = new Weights(1000, 50, 100, 150);

    float of(Tetris state) {
      return (float) holes * TetrisMeasures.holes(state.low(), state.middle(), state.high()) / 85
          + (float) relief * TetrisMeasures.relief(state.heights()) / 162
          + (float) height * TetrisMeasures.height(state.heights()) / 180
          + (float) opportunity * state.opportunityCost() / 4800;
    }
  }

  private final Weights weights;
  private final int mostGenerated;

  public TetrisCourseBest() {
    this(Weights.GENETIC);
  }

  public TetrisCourseBest(Weights weights) {
    this(weights, MOST_GENERATED);
  }

  TetrisCourseBest(Weights weights, int mostGenerated) {
    this.weights = weights;
    this.mostGenerated = mostGenerated;
  }

  @Override
  public String name() {
    return "procura-best-course";
  }

  @Override
  public Outcome solve(Tetris start, Budget budget) {
    return new Search(start, budget, this).run();
  }

  /** One search. A node is the four words of its state, the move that led to it, and its f. */
  private static final class Search {
    private final Tetris start;
    private final Budget budget;
    private final TetrisCourseBest settings;
    private final MoveList moves = new MoveList();

    private long[] states = new long[4 * 1024];
    private int[] parents = new int[1024];
    private byte[] played = new byte[1024];
    private float[] values = new float[1024];
    private int size;

    private int[] heap = new int[1024];

    private int waiting;
    private boolean isCut;

    Search(Tetris start, Budget budget, TetrisCourseBest settings) {
      this.start = start;
      this.budget = budget;
      this.settings = settings;
    }

    Outcome run() {
      try {
        add(start, -1, 0);
        while (waiting > 0) {
          int node = take();
          Tetris state = start.load(states, 4 * node);
          if (state.isSolved()) {
            return new Outcome.Solved(path(node), false, budget.counts());
          }
          if (size > settings.mostGenerated) {
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
      if (moves.size() > 0
          && state.placedCount() - start.placedCount() >= budget.limits().depth()) {
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
      values[size] = settings.weights.of(state) - state.points() / 4800f;
      rise(waiting++, size++);
    }

    private void grow() {
      int most = 2 * size;
      budget.recordBytes(45L * (size + most));
      states = Arrays.copyOf(states, 4 * most);
      parents = Arrays.copyOf(parents, most);
      played = Arrays.copyOf(played, most);
      values = Arrays.copyOf(values, most);
      heap = Arrays.copyOf(heap, most);
    }

    /** Whether one node comes before another: the smaller f, then the one generated last. */
    private boolean isBefore(int node, int other) {
      return values[node] < values[other] || (values[node] == values[other] && node > other);
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
      int node = heap[--waiting];
      int at = 0;
      for (int child = 1; child < waiting; child = 2 * at + 1) {
        if (child + 1 < waiting && isBefore(heap[child + 1], heap[child])) {
          child++;
        }
        if (!isBefore(heap[child], node)) {
          break;
        }
        heap[at] = heap[child];
        at = child;
      }
      heap[at] = node;
      return first;
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
}
