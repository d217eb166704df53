package tabuleiro.search.solo;

import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.solver.Tracer.Event;
import tabuleiro.search.solo.frontier.IntColumn;
import tabuleiro.search.solo.frontier.NodeQueue;
import tabuleiro.search.solo.frontier.NodeStore;
import tabuleiro.search.solo.frontier.NodeStore.Better;

/**
 * Beam search (Lowerre 1976): breadth-first search that keeps only the {@link Options#width} nodes
 * with the lowest cost plus estimate at each depth and discards the others.
 *
 * <p>Its memory is bounded by the width of the beam times the length of the solution, but it may
 * miss every solution. An empty beam proves that there is no solution only if nothing was
 * discarded. Otherwise the result is {@link Budget.Reason#MEMORY}, because a wider beam would help.
 */
public final class Beam<S extends Puzzle> implements Solver<S> {
  private final Heuristic<S> heuristic;
  private final SolverOptions options;

  public Beam(Heuristic<S> heuristic, SolverOptions options) {
    if (options.width() < 1) {
      throw new IllegalArgumentException("width " + options.width());
    }
    this.heuristic = heuristic;
    this.options = options;
  }

  @Override
  public String name() {
    return "beam";
  }

  @Override
  public Outcome solve(S start, Budget budget) {
    FrontierRun<S> run = new FrontierRun<>(start, false, options, budget);
    Search<S> search = new Search<>(heuristic, run, options, start.words());
    try {
      return search.run(start);
    } catch (Budget.Stop stop) {
      return run.stopped(stop.reason(), search.bound);
    }
  }

  /**
   * One run. The run's store holds the beams of all depths, the current one last; the store of
   * candidates holds their children before the best are selected.
   */
  private static final class Search<S extends Puzzle> {
    private final Heuristic<S> heuristic;
    private final FrontierRun<S> run;
    private final int width;
    private final boolean dropsDuplicates;
    private final NodeStore candidates;
    private final IntColumn numbers;
    private final NodeQueue queue;
    private final MoveList moves = new MoveList();
    private boolean isThinned;
    private int bound;

    Search(Heuristic<S> heuristic, FrontierRun<S> run, SolverOptions options, int words) {
      this.heuristic = heuristic;
      this.run = run;
      this.width = options.width();
      this.dropsDuplicates = options.dropDuplicates();
      this.candidates = new NodeStore(words, dropsDuplicates, Better.CHEAPER, run.memory);
      this.numbers = new IntColumn(run.memory);
      this.queue = new NodeQueue(options.ties(), run.memory);
    }

    Outcome run(S start) {
      int estimate = heuristic.of(start);
      int root = run.root(estimate);
      if (start.isSolved()) {
        return run.solved(root, 0);
      } else if (estimate >= Heuristic.NEVER) {
        run.tell(Event.PRUNED, root, estimate);
        return run.exhausted();
      }
      bound = heuristic.isAdmissible() ? -Math.floorDiv(-estimate, heuristic.scale()) : 0;
      int begin = root;
      for (int depth = 1; begin < run.store.size(); depth++) {
        int end = run.store.size();
        for (int node = begin; node < end; node++) {
          S state = run.state(node);
          if (run.testsAtExpansion() && state.isSolved()) {
            run.tell(Event.GOAL, node, estimate(state));
            return run.solved(node, bound);
          }
          int goal = expand(node, state, depth);
          if (goal >= 0) {
            return run.solved(goal, bound);
          }
        }
        begin = end;
        choose(depth);
      }
      return isThinned ? run.stopped(Budget.Reason.MEMORY, bound) : run.exhausted();
    }

    /**
     * Generates the children of a node. Returns a solved one if goals are tested at generation,
     * else -1.
     */
    private int expand(int node, S state, int depth) {
      moves.clear();
      state.moves(moves);
      int paid = run.store.cost(node);
      if (run.isTooDeep(depth)) {
        for (int i = 0; i < moves.size(); i++) {
          run.cut(paid + state.cost(moves.get(i)));
        }
        return -1;
      }
      run.budget.countExpanded();
      run.tell(Event.EXPANDED, node, estimate(state));
      for (int i = 0; i < moves.size(); i++) {
        int move = moves.get(i);
        S child = run.play(state, move);
        int cost = paid + state.cost(move);
        if (run.testsAtGeneration() && child.isSolved()) {
          int goal = run.store.add(child, node, move, cost, depth);
          if (goal != NodeStore.KNOWN) {
            run.remember(goal, run.made());
            run.tell(Event.GOAL, goal, estimate(child));
            return goal;
          }
        }
        offer(child, node, move, cost);
      }
      run.budget.recordFrontier(queue.size());
      return -1;
    }

    /** Makes the last generated state a candidate for the next beam. */
    private void offer(S state, int parent, int move, int cost) {
      boolean isKnown = dropsDuplicates && run.store.find(state) >= 0;
      int candidate = isKnown ? NodeStore.KNOWN : candidates.add(state, parent, move, cost, 0);
      if (candidate == NodeStore.KNOWN) {
        run.dropDuplicate(parent, move, cost);
        return;
      }
      int estimate = heuristic.of(state);
      boolean isDead = estimate >= Heuristic.NEVER && !state.isSolved();
      if (run.isTold()) {
        numbers.reach(candidate);
        numbers.set(candidate, (int) run.made());
        tell(isDead ? Event.PRUNED : Event.GENERATED, candidate, estimate);
      }
      if (!isDead) {
        queue.put(candidate, (long) cost * heuristic.scale() + estimate, estimate);
      }
    }

    /** Keeps the best candidates as the beam of that depth and discards the others. */
    private void choose(int depth) {
      int room = width;
      while (queue.size() > 0 && (room > 0 || run.isTold())) {
        int candidate = queue.take();
        if (candidates.isStale(candidate)) {
          continue;
        }
        S state = run.state(candidates, candidate);
        if (room-- > 0) {
          int parent = candidates.parent(candidate);
          int move = candidates.move(candidate);
          int node = run.store.add(state, parent, move, candidates.cost(candidate), depth);
          if (run.isTold()) {
            run.remember(node, numbers.get(candidate));
          }
        } else {
          isThinned = true;
          tell(Event.PRUNED, candidate, heuristic.of(state));
        }
      }
      isThinned |= queue.size() > 0;
      queue.clear();
      candidates.clear();
    }

    private void tell(Event event, int candidate, int estimate) {
      int parent = candidates.parent(candidate);
      int move = candidates.move(candidate);
      run.tell(event, numbers.get(candidate), parent, move, candidates.cost(candidate), estimate);
    }

    private int estimate(S state) {
      return run.isTold() ? heuristic.of(state) : FrontierRun.NO_ESTIMATE;
    }
  }
}
