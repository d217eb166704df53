package tabuleiro.search.solo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Tracer.Event;
import tabuleiro.search.solo.frontier.NodeMemory;
import tabuleiro.search.solo.frontier.NodeStore;
import tabuleiro.search.solo.frontier.NodeStore.Better;

/**
 * The data of one run of a frontier search: its nodes, its budget, its tracing, and what the depth
 * limit cut off. Not thread-safe.
 */
final class FrontierRun<S extends Puzzle> {
  /** The estimate reported for a node whose estimate was not computed. */
  static final int NO_ESTIMATE = 0;

  final Budget budget;
  final NodeMemory memory;
  final NodeStore store;

  private final S start;
  private final SolverOptions options;
  private final boolean isTold;
  private final boolean comparesDepth;
  private long made;
  private long[] numbers = new long[0];
  private boolean isCut;
  private int cheapestCut = Integer.MAX_VALUE;
  private int cheapestMove = Integer.MAX_VALUE;

  /**
   * @param comparesCost whether a cheaper path to a known state replaces the known path
   */
  FrontierRun(S start, boolean comparesCost, SolverOptions options, Budget budget) {
    this.start = start;
    this.options = options;
    this.budget = budget;
    this.memory = new NodeMemory(budget);
    this.comparesDepth = budget.limits().hasDepth();
    Better better = Better.of(comparesCost, comparesDepth);
    this.store = new NodeStore(start.words(), options.dropDuplicates(), better, memory);
    this.isTold = options.tracer().isAwake();
  }

  boolean testsAtGeneration() {
    return options.goalTest() == SolverOptions.GoalTest.GENERATION;
  }

  boolean testsAtExpansion() {
    return options.goalTest() == SolverOptions.GoalTest.EXPANSION;
  }

  /** The depth of a node; 0 if there is no depth limit, because it is not needed then. */
  int depth(int node) {
    return comparesDepth ? store.depth(node) : 0;
  }

  /** Whether a depth is beyond the depth limit. */
  boolean isTooDeep(int depth) {
    return depth > budget.limits().depth();
  }

  /** Stores the start as node 0. */
  int root(int estimate) {
    int root = store.add(start, -1, State.NO_MOVE, 0, 0);
    tell(start.isSolved() ? Event.GOAL : Event.GENERATED, root, estimate);
    return root;
  }

  S state(int node) {
    return state(store, node);
  }

  /** The state of a node of another store of the same puzzle. */
  @SuppressWarnings("unchecked") // loading returns a state of the same class
  S state(NodeStore other, int node) {
    return (S) other.load(node, start);
  }

  /** The state after a move, counted. */
  S play(S state, int move) {
    count();
    return State.next(state, move);
  }

  /** Counts a generated state. */
  void count() {
    budget.countNode();
    made++;
  }

  /** Stores the last generated state. Returns {@link NodeStore#KNOWN} if it is a duplicate. */
  int add(S state, int parent, int move, int cost, int depth) {
    int node = store.add(state, parent, move, cost, depth);
    if (node == NodeStore.KNOWN) {
      dropDuplicate(parent, move, cost);
    } else {
      remember(node, made);
    }
    return node;
  }

  /** Counts the last generated state as a duplicate. */
  void dropDuplicate(int parent, int move, int cost) {
    budget.countDuplicate();
    tellDuplicate(parent, move, cost);
  }

  /** Reports the last generated state as a duplicate to the tracer, if the search is traced. */
  void tellDuplicate(int parent, int move, int cost) {
    tell(Event.DUPLICATE, made, parent, move, cost, NO_ESTIMATE);
  }

  /** The tracer's number of the last generated state. */
  long made() {
    return made;
  }

  /** Stores the tracer's number of a node. */
  void remember(int node, long number) {
    if (!isTold) {
      return;
    }
    if (node >= numbers.length) {
      int length = Math.max(64, 2 * node);
      memory.take((long) (length - numbers.length) * Long.BYTES);
      numbers = Arrays.copyOf(numbers, length);
    }
    numbers[node] = number;
  }

  private long number(int node) {
    return node < 0 ? -1 : node == 0 ? 0 : numbers[node];
  }

  /** Reports an event of a node to the tracer, if the search is traced. */
  void tell(Event event, int node, int estimate) {
    if (isTold) {
      int move = store.move(node);
      tell(event, number(node), store.parent(node), move, store.cost(node), estimate);
    }
  }

  /** Reports an event of a numbered node to the tracer, if the search is traced. */
  void tell(Event event, long number, int parent, int move, int cost, int estimate) {
    if (isTold) {
      options.tracer().tell(event, number, number(parent), move, cost, estimate);
    }
  }

  /** Whether the search is traced, so that estimates must be computed for the tracer. */
  boolean isTold() {
    return isTold;
  }

  /** Records the cost of a move, whether or not its child is generated. */
  void see(int moveCost) {
    cheapestMove = Math.min(cheapestMove, moveCost);
  }

  /** The lowest cost of any recorded move; 0 if there is none. */
  int cheapestMove() {
    return cheapestMove == Integer.MAX_VALUE ? 0 : cheapestMove;
  }

  /** Records that a child of this cost was not generated because of the depth limit. */
  void cut(int cost) {
    isCut = true;
    cheapestCut = Math.min(cheapestCut, cost);
  }

  /** Whether the depth limit cut anything off. */
  boolean isCut() {
    return isCut;
  }

  /** The lowest cost of any child that the depth limit cut off. */
  int cheapestCut() {
    return cheapestCut;
  }

  /** The path to a node. */
  Outcome.Path path(int node) {
    List<Integer> moves = new ArrayList<>();
    for (int at = node; store.parent(at) >= 0; at = store.parent(at)) {
      moves.add(store.move(at));
    }
    Collections.reverse(moves);
    return new Outcome.Path(moves, store.cost(node));
  }

  /**
   * The outcome at a solved node.
   *
   * @param bound a proved lower bound on the cost of any solution
   */
  Outcome solved(int node, int bound) {
    return solved(path(node), bound);
  }

  /** The same for the path of a solution. */
  Outcome solved(Outcome.Path path, int bound) {
    return new Outcome.Solved(path, path.cost() <= bound, budget.counts());
  }

  /** The outcome when the frontier is empty. */
  Outcome exhausted() {
    return new Outcome.NoSolution(isCut, budget.counts());
  }

  /** The outcome when a limit was reached. */
  Outcome stopped(Budget.Reason reason, int bound) {
    return new Outcome.OutOfBudget(reason, bound, Optional.empty(), budget.counts());
  }
}
