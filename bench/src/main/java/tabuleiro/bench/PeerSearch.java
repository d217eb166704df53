package tabuleiro.bench;

import aima.core.agent.Action;
import aima.core.search.framework.problem.Problem;
import aima.core.search.framework.qsearch.GraphSearch;
import aima.core.search.uninformed.BreadthFirstSearch;
import es.usc.citius.hipster.algorithm.Hipster;
import es.usc.citius.hipster.model.function.impl.StateTransitionFunction;
import es.usc.citius.hipster.model.impl.UnweightedNode;
import es.usc.citius.hipster.model.problem.ProblemBuilder;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;

/**
 * Breadth-first search by two well-known libraries, on our own states and rules: what they are
 * given is as fast as what our search is given, so the difference is the search.
 */
final class PeerSearch {

  /** Our move, as aima-core wants it. */
  private record Move(int number) implements Action {
    @Override
    public boolean isNoOp() {
      return false;
    }
  }

  private PeerSearch() {}

  /** States expanded by aima-core's breadth-first graph search; it tests goals when made. */
  static long aima(Puzzle start) throws Exception {
    Problem problem =
        new Problem(
            start,
            state -> actions((Puzzle) state),
            (state, action) -> ((Puzzle) state).play(((Move) action).number()),
            state -> ((Puzzle) state).isSolved());
    BreadthFirstSearch search = new BreadthFirstSearch(new GraphSearch());
    search.findActions(problem);
    return search.getMetrics().getLong("nodesExpanded");
  }

  /** States expanded by hipster's breadth-first search; it tests goals when their turn comes. */
  static long hipster(Puzzle start) {
    StateTransitionFunction<Puzzle> successors =
        new StateTransitionFunction<>() {
          @Override
          public Iterable<Puzzle> successorsOf(Puzzle state) {
            List<Puzzle> children = new ArrayList<>();
            for (int move : moves(state).toArray()) {
              children.add(state.play(move));
            }
            return children;
          }
        };
    Iterator<UnweightedNode<Void, Puzzle>> nodes =
        Hipster.createBreadthFirstSearch(
                ProblemBuilder.create()
                    .initialState(start)
                    .defineProblemWithoutActions()
                    .useTransitionFunction(successors)
                    .build())
            .iterator();
    long expanded = 0;
    while (nodes.hasNext()) {
      if (nodes.next().state().isSolved()) {
        break;
      }
      expanded++;
    }
    return expanded;
  }

  private static Set<Action> actions(Puzzle state) {
    Set<Action> actions = new LinkedHashSet<>();
    for (int move : moves(state).toArray()) {
      actions.add(new Move(move));
    }
    return actions;
  }

  private static MoveList moves(Puzzle state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    return moves;
  }
}
