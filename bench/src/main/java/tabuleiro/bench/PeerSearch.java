package tabuleiro.bench;

import aima.core.agent.Action;
import aima.core.search.framework.problem.Problem;
import aima.core.search.framework.qsearch.GraphSearch;
import aima.core.search.informed.AStarSearch;
import aima.core.search.uninformed.BreadthFirstSearch;
import es.usc.citius.hipster.algorithm.Hipster;
import es.usc.citius.hipster.model.Node;
import es.usc.citius.hipster.model.function.impl.StateTransitionFunction;
import es.usc.citius.hipster.model.problem.ProblemBuilder;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;

/**
 * Breadth-first search and A* of two well-known libraries on our states, rules and heuristics. All
 * searches get equally fast input, so the difference is the search. All moves cost 1.
 */
final class PeerSearch {

  /**
   * The work of a search.
   *
   * @param held the object that holds the stored states, to measure its memory
   */
  record Done(long expanded, Object held) {}

  /** Our move as an action of aima-core. */
  private record Move(int number) implements Action {
    @Override
    public boolean isNoOp() {
      return false;
    }
  }

  private PeerSearch() {}

  /** Breadth-first graph search of aima-core, which tests goals at generation. */
  static Done aima(Puzzle start) throws Exception {
    GraphSearch states = new GraphSearch();
    BreadthFirstSearch search = new BreadthFirstSearch(states);
    search.findActions(problem(start));
    return new Done(search.getMetrics().getLong("nodesExpanded"), states);
  }

  /** A* graph search of aima-core. */
  static Done aima(Puzzle start, ToIntFunction<Puzzle> heuristic) throws Exception {
    GraphSearch states = new GraphSearch();
    AStarSearch search = new AStarSearch(states, state -> heuristic.applyAsInt((Puzzle) state));
    search.findActions(problem(start));
    return new Done(search.getMetrics().getLong("nodesExpanded"), states);
  }

  private static Problem problem(Puzzle start) {
    return new Problem(
        start,
        state -> actions((Puzzle) state),
        (state, action) -> ((Puzzle) state).play(((Move) action).number()),
        state -> ((Puzzle) state).isSolved());
  }

  /** Breadth-first search of hipster, which tests goals at expansion. */
  static Done hipster(Puzzle start) {
    return run(
        Hipster.createBreadthFirstSearch(
                ProblemBuilder.create()
                    .initialState(start)
                    .defineProblemWithoutActions()
                    .useTransitionFunction(successors())
                    .build())
            .iterator());
  }

  /** A* of hipster. */
  static Done hipster(Puzzle start, ToIntFunction<Puzzle> heuristic) {
    return run(
        Hipster.createAStar(
                ProblemBuilder.create()
                    .initialState(start)
                    .defineProblemWithoutActions()
                    .useTransitionFunction(successors())
                    .useCostFunction(transition -> 1.0)
                    .useHeuristicFunction(state -> (double) heuristic.applyAsInt(state))
                    .build())
            .iterator());
  }

  private static <N extends Node<Void, Puzzle, N>> Done run(Iterator<N> nodes) {
    long expanded = 0;
    while (nodes.hasNext()) {
      if (nodes.next().state().isSolved()) {
        break;
      }
      expanded++;
    }
    return new Done(expanded, nodes);
  }

  private static StateTransitionFunction<Puzzle> successors() {
    return new StateTransitionFunction<>() {
      @Override
      public Iterable<Puzzle> successorsOf(Puzzle state) {
        List<Puzzle> children = new ArrayList<>();
        for (int move : moves(state).toArray()) {
          children.add(state.play(move));
        }
        return children;
      }
    };
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
