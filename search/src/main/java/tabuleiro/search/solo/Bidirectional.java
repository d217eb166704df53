package tabuleiro.search.solo;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Backward;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.solver.Tracer.Event;
import tabuleiro.search.solo.frontier.NodeStore;
import tabuleiro.search.solo.frontier.NodeStore.Better;

/**
 * Breadth-first search from both ends (Pohl 1971): the side with the smaller frontier searches one
 * depth further, until it generates a state that the other side knows.
 *
 * <p>Whole depths are searched at a time, so the first meeting gives the fewest moves. The solution
 * is claimed to be optimal only if no cheaper move can be among the first moves up to the meeting
 * or the last moves after it; all of these are checked. Duplicates are always dropped, and goals
 * are always tested at generation. The tracer sees the forward half.
 */
public final class Bidirectional<S extends Puzzle> implements Solver<S> {
  private final Backward<S> backward;
  private final SolverOptions options;

  public Bidirectional(Backward<S> backward, SolverOptions options) {
    this.backward = backward;
    this.options = options.withDuplicates(true);
  }

  @Override
  public String name() {
    return "bidirectional";
  }

  @Override
  public Outcome solve(S start, Budget budget) {
    FrontierRun<S> run = new FrontierRun<>(start, false, options, budget);
    Search<S> search = new Search<>(backward, run, start.words());
    try {
      return search.run(start);
    } catch (Budget.Stop stop) {
      return run.stopped(stop.reason(), search.bound());
    }
  }

  /** One run. In each store the nodes in {@code [next, end)} form the frontier at a depth. */
  private static final class Search<S extends Puzzle> {
    private final Backward<S> backward;
    private final FrontierRun<S> run;
    private final NodeStore back;
    private final MoveList moves = new MoveList();
    private int next;
    private int end;
    private int depth;
    private int backNext;
    private int backEnd;
    private int backDepth;
    private int meeting = -1;
    private int backMeeting = -1;

    Search(Backward<S> backward, FrontierRun<S> run, int words) {
      this.backward = backward;
      this.run = run;
      this.back = new NodeStore(words, true, Better.NEVER, run.memory);
    }

    Outcome run(S start) {
      // 1. Start at both ends.
      int root = run.root(FrontierRun.NO_ESTIMATE);
      if (start.isSolved()) {
        return run.solved(root, 0);
      }
      for (S goal : backward.goals(start)) {
        back.add(goal, -1, State.NO_MOVE, 0, 0);
      }

      // 2. Search whole depths on the side with the smaller frontier.
      end = run.store.size();
      backEnd = back.size();
      while (next < end && backNext < backEnd) {
        if (run.isTooDeep(depth + backDepth + 1)) {
          run.cut(0);
          break;
        }
        boolean isMet = end - next <= backEnd - backNext ? goForward() : goBackward();
        if (isMet) {
          return solved();
        }
        run.budget.recordFrontier((long) end - next + backEnd - backNext);
      }

      // 3. The frontier of one side is empty.
      return run.exhausted();
    }

    private boolean goForward() {
      for (; next < end; next++) {
        S state = run.state(next);
        moves.clear();
        state.moves(moves);
        run.budget.countExpanded();
        run.tell(Event.EXPANDED, next, FrontierRun.NO_ESTIMATE);
        for (int i = 0; i < moves.size(); i++) {
          int cost = state.cost(moves.get(i));
          run.see(cost);
          S child = run.play(state, moves.get(i));
          int paid = run.store.cost(next) + cost;
          int node = run.add(child, next, moves.get(i), paid, depth + 1);
          if (node != NodeStore.KNOWN) {
            backMeeting = back.find(child);
            boolean isMet = backMeeting >= 0;
            run.tell(isMet ? Event.GOAL : Event.GENERATED, node, FrontierRun.NO_ESTIMATE);
            if (isMet) {
              meeting = node;
              return true;
            }
          }
        }
      }
      end = run.store.size();
      depth++;
      return false;
    }

    private boolean goBackward() {
      for (; backNext < backEnd; backNext++) {
        S state = run.state(back, backNext);
        moves.clear();
        backward.ways(state, moves);
        run.budget.countExpanded();
        for (int i = 0; i < moves.size(); i++) {
          int way = moves.get(i);
          run.budget.countNode();
          S before = backward.before(state, way);
          int move = backward.move(state, way);
          run.see(before.cost(move));
          int node = back.add(before, backNext, move, back.cost(backNext) + before.cost(move), 0);
          if (node == NodeStore.KNOWN) {
            run.budget.countDuplicate();
            continue;
          }
          meeting = run.store.find(before);
          if (meeting >= 0) {
            backMeeting = node;
            return true;
          }
        }
      }
      backEnd = back.size();
      backDepth++;
      return false;
    }

    private Outcome solved() {
      Outcome.Path half = run.path(meeting);
      List<Integer> all = new ArrayList<>(half.moves());
      for (int node = backMeeting; back.parent(node) >= 0; node = back.parent(node)) {
        all.add(back.move(node));
      }
      Outcome.Path path = new Outcome.Path(all, half.cost() + back.cost(backMeeting));
      boolean isOptimal =
          path.cost() <= (long) all.size() * run.cheapestMove() && !isCheaperMoveLeft();
      return new Outcome.Solved(path, isOptimal, run.budget.counts());
    }

    /** Checks the moves of the frontier nodes at the meeting's depth that were not expanded. */
    private boolean isCheaperMoveLeft() {
      int cheapest = run.cheapestMove();
      for (int node = next; node < end; node++) {
        S state = run.state(node);
        moves.clear();
        state.moves(moves);
        for (int i = 0; i < moves.size(); i++) {
          if (state.cost(moves.get(i)) < cheapest) {
            return true;
          }
        }
      }
      return false;
    }

    /** A lower bound: the costs of the first and last moves of any solution were all seen. */
    private int bound() {
      long bound = ((long) depth + backDepth) * run.cheapestMove();
      return (int) Math.min(Integer.MAX_VALUE, bound);
    }
  }
}
