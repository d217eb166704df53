package tabuleiro.search.solo;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.solver.Tracer.Event;
import tabuleiro.search.solo.frontier.ChildBatch;
import tabuleiro.search.solo.frontier.LevelOrderTree;
import tabuleiro.search.solo.frontier.StateSet;

/**
 * Breadth-first search (Moore 1959): expand the nodes in the order in which they were generated.
 * The first solution has the fewest moves.
 *
 * <p>It is also optimal if no move is cheaper than those of the solution. This is checked for every
 * move within the first n moves of any solution, where n is the length of the one found, so the
 * claim holds for puzzles with varying costs too. Nodes are expanded in the order of their numbers,
 * so the frontier takes no memory of its own, and the parent, the move and the cost of a node are
 * not stored: the moves of the solution are found again by expanding the states of its path.
 */
public final class BreadthFirst<S extends Puzzle> implements Solver<S> {
  private final SolverOptions options;

  public BreadthFirst(SolverOptions options) {
    this.options = options;
  }

  @Override
  public String name() {
    return "bfs";
  }

  @Override
  public Outcome solve(S start, Budget budget) {
    Search<S> search = new Search<>(start, options, budget);
    try {
      return search.run();
    } catch (Budget.Stop stop) {
      return search.run.stopped(stop.reason(), search.bound());
    }
  }

  /**
   * One run. Nodes before {@code next} are expanded; nodes before {@code levelEnd} are at the
   * current depth or above. Only a traced search also stores its nodes in the run.
   */
  private static final class Search<S extends Puzzle> {
    /** No more parents are added to a batch that has this number of children. */
    private static final int BATCH = 64;

    private final S start;
    private final boolean dropsDuplicates;
    private final FrontierRun<S> run;
    private final StateSet states;
    private final LevelOrderTree tree;
    private final ChildBatch<S> batch;
    private final int[] ends = new int[BATCH];
    private int next;
    private int levelEnd = 1;
    private int depth;

    Search(S start, SolverOptions options, Budget budget) {
      this.start = start;
      this.dropsDuplicates = options.dropDuplicates();
      this.run = new FrontierRun<>(start, false, options.withDuplicates(false), budget);
      this.states = new StateSet(start.words(), dropsDuplicates, run.memory);
      this.tree = new LevelOrderTree(run.memory);
      this.batch = new ChildBatch<>(start.words(), run.testsAtGeneration(), run.memory);
    }

    Outcome run() {
      storeRoot();
      if (start.isSolved()) {
        return run.solved(path(0), 0);
      }
      while (next < states.size()) {
        if (next == levelEnd) {
          depth++;
          levelEnd = states.size();
        }
        int parents = collect();
        if (parents == 0) {
          run.tell(Event.GOAL, next, FrontierRun.NO_ESTIMATE);
          return run.solved(path(next), bound());
        }
        if (run.isTooDeep(depth + 1)) {
          cut(parents);
          continue;
        }
        batch.lookUp(states);
        if (!run.isTold() && !batch.hasSolved() && run.budget.allows(batch.size())) {
          storeAll(parents);
        } else if (store(parents)) {
          Outcome.Path path = path(states.size() - 1);
          return run.solved(path, boundBeyond(path.cost()));
        }
      }
      return run.exhausted();
    }

    private void storeRoot() {
      batch.set(start);
      batch.lookUp(states);
      batch.store(0, states);
      if (run.isTold()) {
        run.root(FrontierRun.NO_ESTIMATE);
      }
    }

    /**
     * Generates the children of the next nodes, until there are enough or a node is solved and
     * goals are tested at expansion. Returns the number of nodes.
     */
    private int collect() {
      batch.clear();
      int parents = 0;
      int most = Math.min(BATCH, levelEnd - next);
      while (parents < most && batch.size() < BATCH) {
        S state = state(next + parents);
        if (run.testsAtExpansion() && state.isSolved()) {
          break;
        }
        batch.expand(state);
        ends[parents++] = batch.size();
      }
      return parents;
    }

    /** Stores a batch without a goal, within the node limit and without a tracer. */
    private void storeAll(int parents) {
      run.see(batch.leastCost());
      int before = states.size();
      int most = 0;
      int child = 0;
      for (int i = 0; i < parents; i++) {
        batch.store(child, ends[i], states);
        child = ends[i];
        int size = states.size();
        tree.expand(size);
        next++;
        most = Math.max(most, size - next);
      }
      run.budget.countExpanded(parents);
      run.budget.countDuplicates(child - (states.size() - before));
      run.budget.recordFrontier(most);
      run.budget.countNodes(child);
    }

    /**
     * Stores a batch one child after another. Returns whether the last stored child is a goal,
     * which ends the search.
     */
    private boolean store(int parents) {
      int child = 0;
      for (int i = 0; i < parents; i++) {
        run.budget.countExpanded();
        run.tell(Event.EXPANDED, next, FrontierRun.NO_ESTIMATE);
        for (; child < ends[i]; child++) {
          run.see(batch.cost(child));
          run.count();
          boolean isNew = batch.store(child, states);
          if (run.isTold()) {
            tell(child, isNew);
          }
          if (!isNew) {
            run.budget.countDuplicate();
          } else if (isGoal(child)) {
            tree.expand(states.size());
            return true;
          }
        }
        tree.expand(states.size());
        next++;
        run.budget.recordFrontier(states.size() - next);
      }
      return false;
    }

    private boolean isGoal(int child) {
      return batch.hasSolved() && batch.isSolved(child, start);
    }

    /** Reports a child to the tracer. */
    private void tell(int child, boolean isNew) {
      int move = batch.move(child);
      int cost = run.store.cost(next) + batch.cost(child);
      if (!isNew) {
        run.tellDuplicate(next, move, cost);
        return;
      }
      int node = run.add(state(states.size() - 1), next, move, cost, depth + 1);
      boolean isGoal = isGoal(child);
      run.tell(isGoal ? Event.GOAL : Event.GENERATED, node, FrontierRun.NO_ESTIMATE);
    }

    /** Drops the batch because of the depth limit. */
    private void cut(int parents) {
      if (batch.size() > 0) {
        run.cut(0);
      }
      for (int i = 0; i < parents; i++) {
        next++;
        run.budget.recordFrontier(states.size() - next);
      }
    }

    @SuppressWarnings("unchecked") // loading returns a state of the same class
    private S state(int node) {
      return (S) states.load(node, start);
    }

    /** The path to a node, by expanding the nodes before it again. */
    private Outcome.Path path(int node) {
      List<Integer> moves = new ArrayList<>();
      int cost = 0;
      for (LevelOrderTree.Step step : tree.path(node)) {
        batch.clear();
        batch.expand(state(step.parent()));
        int child = dropsDuplicates ? batch.indexOf(step.child(), states) : step.rank();
        moves.add(batch.move(child));
        cost += batch.cost(child);
      }
      return new Outcome.Path(moves, cost);
    }

    /**
     * A lower bound: a solution has at least {@code depth} moves, and all their costs were seen.
     */
    private int bound() {
      return (int) Math.min(Integer.MAX_VALUE, (long) depth * run.cheapestMove());
    }

    /**
     * The bound after a goal was generated. A solution has one more move, which may belong to a
     * node that is not expanded yet. These moves are only checked if the costs so far do not differ
     * and a cheaper move is possible.
     */
    private int boundBeyond(int cost) {
      if (cost <= (long) (depth + 1) * run.cheapestMove()) {
        MoveList moves = new MoveList();
        int end = run.cheapestMove() > start.cheapestMove() ? levelEnd : next;
        for (int node = next; node < end; node++) {
          S state = state(node);
          moves.clear();
          state.moves(moves);
          for (int i = 0; i < moves.size(); i++) {
            run.see(state.cost(moves.get(i)));
          }
        }
        depth++;
      }
      return bound();
    }
  }
}
