package tabuleiro.search.solo;

import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Tracer.Event;
import tabuleiro.search.solo.frontier.NodeQueue;
import tabuleiro.search.solo.frontier.NodeStore;

/**
 * One run of best-first search, the common implementation of uniform-cost, greedy, A* and weighted
 * A*: always expand the frontier node with the smallest f = p * g + q * h (Pearl 1984).
 *
 * <p>If h never exceeds the true cost, the frontier always holds a node on a cheapest path. So
 * every f taken from the queue, divided by max(p, q), is a lower bound on the cost of all
 * solutions. All claimed proofs follow from the largest such bound. For p &gt; 0 this requires that
 * cheaper paths to known states are followed even if the states were expanded already; they are.
 */
final class BestFirst<S extends Puzzle> {
  private final Heuristic<S> heuristic;
  private final long costFactor;
  private final long estimateFactor;
  private final FrontierRun<S> run;
  private final NodeQueue queue;
  private final MoveList moves = new MoveList();
  private long largestTaken = Long.MIN_VALUE;

  /** The weights p of the cost so far and q of the estimate. */
  record Weights(int cost, int estimate) {}

  private BestFirst(
      Heuristic<S> heuristic, Weights weights, FrontierRun<S> run, SolverOptions options) {
    this.heuristic = heuristic;
    this.costFactor = (long) weights.cost * heuristic.scale();
    this.estimateFactor = weights.estimate;
    this.run = run;
    this.queue = new NodeQueue(options.ties(), run.memory);
  }

  static <S extends Puzzle> Outcome solve(
      S start, Heuristic<S> heuristic, Weights weights, SolverOptions options, Budget budget) {
    FrontierRun<S> run = new FrontierRun<>(start, weights.cost > 0, options, budget);
    BestFirst<S> search = new BestFirst<>(heuristic, weights, run, options);
    try {
      return search.run(start);
    } catch (Budget.Stop stop) {
      return run.stopped(stop.reason(), search.bound());
    }
  }

  private Outcome run(S start) {
    // 1. Put the root into the frontier, unless it is solved or a dead end.
    int estimate = heuristic.of(start);
    int root = run.root(estimate);
    if (start.isSolved()) {
      return run.solved(root, 0);
    } else if (estimate >= Heuristic.NEVER) {
      run.tell(Event.PRUNED, root, estimate);
      return run.exhausted();
    }
    queue.put(root, f(0, estimate), estimate);
    run.budget.recordFrontier(1);

    // 2. Expand the best node of the frontier.
    while (queue.size() > 0) {
      long f = queue.least();
      int node = queue.take();
      if (run.store.isStale(node)) {
        continue;
      }
      largestTaken = Math.max(largestTaken, f);
      S state = run.state(node);
      if (run.testsAtExpansion() && state.isSolved()) {
        run.tell(Event.GOAL, node, estimate(state));
        return run.solved(node, bound());
      }
      int goal = expand(node, state);
      if (goal >= 0) {
        return run.solved(goal, bound());
      }
      run.budget.recordFrontier(queue.size());
    }

    // 3. The frontier is empty.
    return run.exhausted();
  }

  /**
   * Generates the children of a node. Returns a solved one if goals are tested at generation, else
   * -1.
   */
  private int expand(int node, S state) {
    int depth = run.depth(node) + 1;
    int cost = run.store.cost(node);
    moves.clear();
    state.moves(moves);
    if (run.isTooDeep(depth)) {
      cut(state, cost);
      return -1;
    }
    run.budget.countExpanded();
    run.tell(Event.EXPANDED, node, estimate(state));
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      S child = run.play(state, move);
      int made = run.add(child, node, move, cost + state.cost(move), depth);
      if (made != NodeStore.KNOWN && isGoal(made, child)) {
        return made;
      }
    }
    return -1;
  }

  /** Adds a new child to the frontier, unless it is solved and goals are tested at generation. */
  private boolean isGoal(int node, S state) {
    int estimate = heuristic.of(state);
    if (run.testsAtGeneration() && state.isSolved()) {
      run.tell(Event.GOAL, node, estimate);
      return true;
    } else if (estimate >= Heuristic.NEVER && !state.isSolved()) {
      run.tell(Event.PRUNED, node, estimate);
    } else {
      run.tell(Event.GENERATED, node, estimate);
      queue.put(node, f(run.store.cost(node), estimate), estimate);
    }
    return false;
  }

  private void cut(S state, int cost) {
    for (int i = 0; i < moves.size(); i++) {
      run.cut(cost + state.cost(moves.get(i)));
    }
  }

  private int estimate(S state) {
    return run.isTold() ? heuristic.of(state) : FrontierRun.NO_ESTIMATE;
  }

  private long f(int cost, int estimate) {
    return costFactor * cost + estimateFactor * estimate;
  }

  /** A proved lower bound on the cost of any solution. */
  private int bound() {
    if (!heuristic.isAdmissible() || largestTaken <= 0) {
      return 0;
    }
    long unit = Math.max(costFactor, estimateFactor * heuristic.scale());
    long bound = -Math.floorDiv(-largestTaken, unit);
    int uncut = (int) Math.min(bound, Integer.MAX_VALUE);
    return run.isCut() ? Math.min(uncut, costFactor > 0 ? run.cheapestCut() : 0) : uncut;
  }
}
