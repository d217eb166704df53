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
 * What every frontier search keeps of one run: its nodes, its spending, what it tells the tracer,
 * and what the depth limit cut off. Made for one run, used by one thread.
 */
final class FrontierRun<S extends Puzzle> {
  /** The estimate told of a node whose estimate nobody asked for. */
  static final int NO_ESTIMATE = 0;

  final Budget budget;
  final NodeMemory memory;
  final NodeStore store;

  private final S start;
  private final SolverOptions options;
  private final boolean isTold;
  private final boolean mindsDepth;
  private long made;
  private long[] numbers = new long[0];
  private boolean isCut;
  private int cheapestCut = Integer.MAX_VALUE;
  private int cheapestMove = Integer.MAX_VALUE;

  /**
   * @param mindsCost whether a cheaper way to a known state replaces the way known
   */
  FrontierRun(S start, boolean mindsCost, SolverOptions options, Budget budget) {
    this.start = start;
    this.options = options;
    this.budget = budget;
    this.memory = new NodeMemory(budget);
    this.mindsDepth = budget.limits().hasDepth();
    Better better = Better.of(mindsCost, mindsDepth);
    this.store = new NodeStore(start.words(), options.dropDuplicates(), better, memory);
    this.isTold = options.tracer().isAwake();
  }

  boolean testsAtGeneration() {
    return options.goalTest() == SolverOptions.GoalTest.GENERATION;
  }

  boolean testsAtExpansion() {
    return options.goalTest() == SolverOptions.GoalTest.EXPANSION;
  }

  /** The depth of a node; 0 if there is no depth limit, since nobody asks then. */
  int depth(int node) {
    return mindsDepth ? store.depth(node) : 0;
  }

  /** Whether children at that depth are deeper than anybody looks. */
  boolean isTooDeep(int depth) {
    return depth > budget.limits().depth();
  }

  /** Keeps the start as node 0. */
  int root(int estimate) {
    int root = store.add(start, -1, State.NO_MOVE, 0, 0);
    tell(start.isSolved() ? Event.GOAL : Event.GENERATED, root, estimate);
    return root;
  }

  /** The state of a node. */
  S state(int node) {
    return state(store, node);
  }

  /** The state of a node of another store of the same puzzle. */
  @SuppressWarnings("unchecked") // what a state loads is of its own kind
  S state(NodeStore other, int node) {
    return (S) other.load(node, start);
  }

  /** The state after a move, counted. */
  S play(S state, int move) {
    budget.countNode();
    made++;
    return State.next(state, move);
  }

  /** Keeps the state last played; {@link NodeStore#KNOWN} if it is a duplicate. */
  int add(S state, int parent, int move, int cost, int depth) {
    int node = store.add(state, parent, move, cost, depth);
    if (node == NodeStore.KNOWN) {
      dropDuplicate(parent, move, cost);
    } else {
      remember(node, made);
    }
    return node;
  }

  /** Counts that the state last played was known. */
  void dropDuplicate(int parent, int move, int cost) {
    budget.countDuplicate();
    tell(Event.DUPLICATE, made, parent, move, cost, NO_ESTIMATE);
  }

  /** The number of the state last played, as the tracer counts. */
  long made() {
    return made;
  }

  /** Remembers under which number the tracer knows a node. */
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

  /** Tells the tracer of a node, if somebody looks. */
  void tell(Event event, int node, int estimate) {
    if (isTold) {
      int move = store.move(node);
      tell(event, number(node), store.parent(node), move, store.cost(node), estimate);
    }
  }

  /** Tells the tracer of a node by its number, if somebody looks. */
  void tell(Event event, long number, int parent, int move, int cost, int estimate) {
    if (isTold) {
      options.tracer().tell(event, number, number(parent), move, cost, estimate);
    }
  }

  /** Whether the estimate of a node is worth computing only to be told. */
  boolean isTold() {
    return isTold;
  }

  /** Notes that a move was seen at this cost, whether its child was made or not. */
  void see(int moveCost) {
    cheapestMove = Math.min(cheapestMove, moveCost);
  }

  /** No move seen costs less. */
  int cheapestMove() {
    return cheapestMove == Integer.MAX_VALUE ? 0 : cheapestMove;
  }

  /** Notes that a child of that cost was not made because it lies too deep. */
  void cut(int cost) {
    isCut = true;
    cheapestCut = Math.min(cheapestCut, cost);
  }

  /** Whether the depth limit cut anything off. */
  boolean isCut() {
    return isCut;
  }

  /** What was cut off costs at least this. */
  int cheapestCut() {
    return cheapestCut;
  }

  /** The way to a node. */
  Outcome.Path path(int node) {
    List<Integer> moves = new ArrayList<>();
    for (int at = node; store.parent(at) >= 0; at = store.parent(at)) {
      moves.add(store.move(at));
    }
    Collections.reverse(moves);
    return new Outcome.Path(moves, store.cost(node));
  }

  /**
   * The end at a solved node.
   *
   * @param bound it is proved that no solution costs less
   */
  Outcome solved(int node, int bound) {
    Outcome.Path path = path(node);
    return new Outcome.Solved(path, path.cost() <= bound, budget.counts());
  }

  /** The end when nothing waits any more. */
  Outcome exhausted() {
    return new Outcome.NoSolution(isCut, budget.counts());
  }

  /** The end when a limit was met. */
  Outcome stopped(Budget.Reason reason, int bound) {
    return new Outcome.OutOfBudget(reason, bound, Optional.empty(), budget.counts());
  }
}
