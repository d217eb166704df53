package tabuleiro.search.solo;

import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.solver.Tracer.Event;
import tabuleiro.search.solo.frontier.IntColumn;
import tabuleiro.search.solo.frontier.NodeStore;
import tabuleiro.search.solo.frontier.TieBreak;

/**
 * Depth-first search (Tarjan 1972): expand the most recently generated node. Among siblings the
 * first generated one comes first with {@link TieBreak#FIFO}, else the last one. The first solution
 * found may be any solution.
 *
 * <p>If duplicates are dropped, all states are stored. With a depth limit, a state reached again at
 * a smaller depth is expanded again, so that no solution within the limit is missed. As a tree
 * search it only stores the path and the siblings along it, but without a depth limit it may not
 * terminate.
 */
public final class DepthFirst<S extends Puzzle> implements Solver<S> {
  private final SolverOptions options;

  public DepthFirst(SolverOptions options) {
    this.options = options;
  }

  @Override
  public String name() {
    return "dfs";
  }

  @Override
  public Outcome solve(S start, Budget budget) {
    FrontierRun<S> run = new FrontierRun<>(start, false, options, budget);
    try {
      return new Search<>(run, options).run(start);
    } catch (Budget.Stop stop) {
      return run.stopped(stop.reason(), 0);
    }
  }

  /**
   * One run. Each depth of the path has the children of the previous node: they start at {@code
   * first}, and those in {@code [from, to)} are not expanded yet.
   */
  private static final class Search<S extends Puzzle> {
    private final FrontierRun<S> run;
    private final MoveList moves = new MoveList();
    private final boolean isFirstFirst;
    private final boolean isTree;
    private final IntColumn first;
    private final IntColumn from;
    private final IntColumn to;
    private int depth;
    private long waiting;

    Search(FrontierRun<S> run, SolverOptions options) {
      this.run = run;
      this.isFirstFirst = options.ties() == TieBreak.FIFO;
      this.isTree = !options.dropDuplicates();
      this.first = new IntColumn(run.memory);
      this.from = new IntColumn(run.memory);
      this.to = new IntColumn(run.memory);
    }

    Outcome run(S start) {
      int root = run.root(FrontierRun.NO_ESTIMATE);
      if (start.isSolved()) {
        return run.solved(root, 0);
      }
      push(root);
      while (depth >= 0) {
        if (from.get(depth) == to.get(depth)) {
          pop();
          continue;
        }
        int node = take();
        if (run.store.isStale(node)) {
          continue;
        }
        S state = run.state(node);
        if (run.testsAtExpansion() && state.isSolved()) {
          run.tell(Event.GOAL, node, FrontierRun.NO_ESTIMATE);
          return run.solved(node, 0);
        }
        int goal = expand(node, state);
        if (goal >= 0) {
          return run.solved(goal, 0);
        }
      }
      return run.exhausted();
    }

    /** Adds the nodes from {@code begin} on as a new depth of the path. */
    private void push(int begin) {
      first.reach(depth);
      from.reach(depth);
      to.reach(depth);
      first.set(depth, begin);
      from.set(depth, begin);
      to.set(depth, run.store.size());
      waiting += run.store.size() - begin;
      run.budget.recordFrontier(waiting);
    }

    /** Returns to the previous depth. */
    private void pop() {
      if (isTree) {
        run.store.truncate(first.get(depth));
      }
      depth--;
    }

    private int take() {
      waiting--;
      if (isFirstFirst) {
        int node = from.get(depth);
        from.set(depth, node + 1);
        return node;
      }
      int node = to.get(depth) - 1;
      to.set(depth, node);
      return node;
    }

    /**
     * Generates the children of a node. Returns a solved one if goals are tested at generation,
     * else -1.
     */
    private int expand(int node, S state) {
      moves.clear();
      state.moves(moves);
      int paid = run.store.cost(node);
      if (run.isTooDeep(depth + 1)) {
        for (int i = 0; i < moves.size(); i++) {
          run.cut(paid + state.cost(moves.get(i)));
        }
        return -1;
      }
      run.budget.countExpanded();
      run.tell(Event.EXPANDED, node, FrontierRun.NO_ESTIMATE);
      int begin = run.store.size();
      for (int i = 0; i < moves.size(); i++) {
        int move = moves.get(i);
        S child = run.play(state, move);
        int made = run.add(child, node, move, paid + state.cost(move), depth + 1);
        if (made != NodeStore.KNOWN) {
          boolean isGoal = run.testsAtGeneration() && child.isSolved();
          run.tell(isGoal ? Event.GOAL : Event.GENERATED, made, FrontierRun.NO_ESTIMATE);
          if (isGoal) {
            return made;
          }
        }
      }
      depth++;
      push(begin);
      return -1;
    }
  }
}
