package tabuleiro.search.solo;

import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.solver.Tracer.Event;
import tabuleiro.search.solo.frontier.NodeStore;

/**
 * Breadth-first search (Moore 1959): expand the nodes in the order in which they were generated.
 * The first solution has the fewest moves.
 *
 * <p>It is also optimal if no move is cheaper than those of the solution. This is checked for every
 * move within the first n moves of any solution, where n is the length of the one found, so the
 * claim holds for puzzles with varying costs too. Nodes are expanded in the order of their numbers,
 * so the frontier takes no memory of its own.
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
    Search<S> search = new Search<>(new FrontierRun<>(start, false, options, budget));
    try {
      return search.run(start);
    } catch (Budget.Stop stop) {
      return search.run.stopped(stop.reason(), search.bound());
    }
  }

  /**
   * One run. Nodes before {@code next} are expanded; nodes before {@code levelEnd} are at the
   * current depth or above.
   */
  private static final class Search<S extends Puzzle> {
    private final FrontierRun<S> run;
    private final MoveList moves = new MoveList();
    private int next;
    private int levelEnd = 1;
    private int depth;

    Search(FrontierRun<S> run) {
      this.run = run;
    }

    Outcome run(S start) {
      int root = run.root(FrontierRun.NO_ESTIMATE);
      if (start.isSolved()) {
        return run.solved(root, 0);
      }
      while (next < run.store.size()) {
        if (next == levelEnd) {
          depth++;
          levelEnd = run.store.size();
        }
        S state = run.state(next);
        if (run.testsAtExpansion() && state.isSolved()) {
          run.tell(Event.GOAL, next, FrontierRun.NO_ESTIMATE);
          return run.solved(next, bound());
        }
        int goal = expand(state);
        if (goal >= 0) {
          return run.solved(goal, boundBeyond(goal));
        }
        next++;
        run.budget.recordFrontier(run.store.size() - next);
      }
      return run.exhausted();
    }

    /**
     * Generates the children of the next node. Returns a solved one if goals are tested at
     * generation, else -1.
     */
    private int expand(S state) {
      moves.clear();
      state.moves(moves);
      int paid = run.store.cost(next);
      if (run.isTooDeep(depth + 1)) {
        cut(state, paid);
        return -1;
      }
      run.budget.countExpanded();
      run.tell(Event.EXPANDED, next, FrontierRun.NO_ESTIMATE);
      for (int i = 0; i < moves.size(); i++) {
        int move = moves.get(i);
        int cost = state.cost(move);
        run.see(cost);
        S child = run.play(state, move);
        int node = run.add(child, next, move, paid + cost, depth + 1);
        if (node != NodeStore.KNOWN) {
          boolean isGoal = run.testsAtGeneration() && child.isSolved();
          run.tell(isGoal ? Event.GOAL : Event.GENERATED, node, FrontierRun.NO_ESTIMATE);
          if (isGoal) {
            return node;
          }
        }
      }
      return -1;
    }

    private void cut(S state, int paid) {
      for (int i = 0; i < moves.size(); i++) {
        run.cut(paid + state.cost(moves.get(i)));
      }
    }

    /**
     * A lower bound: a solution has at least {@code depth} moves, and all their costs were seen.
     */
    private int bound() {
      return (int) Math.min(Integer.MAX_VALUE, (long) depth * run.cheapestMove());
    }

    /**
     * The bound after a goal was generated. A solution has one more move, which may belong to a
     * node that is not expanded yet. These moves are only checked if the costs so far do not
     * differ.
     */
    private int boundBeyond(int goal) {
      if (run.store.cost(goal) <= (long) (depth + 1) * run.cheapestMove()) {
        for (int node = next; node < levelEnd; node++) {
          S state = run.state(node);
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
