package tabuleiro.search.solo.course;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Tracer;
import tabuleiro.search.solo.frontier.States;

/**
 * A node of the two tree searches of the course.
 *
 * @param number the number of nodes generated before it
 */
record CourseNode<S extends Puzzle>(
    S state, @Nullable CourseNode<S> parent, int move, int cost, int depth, long number) {

  static <S extends Puzzle> CourseNode<S> root(S state) {
    return new CourseNode<>(state, null, State.NO_MOVE, 0, 0, 0);
  }

  /** A conservative estimate of the memory of a node. */
  static long bytes(Puzzle state) {
    return 56 + States.bytes(state);
  }

  /** The children in the order of their moves, numbered after the nodes generated so far. */
  List<CourseNode<S>> children(Budget budget) {
    MoveList moves = new MoveList();
    state.moves(moves);
    List<CourseNode<S>> children = new ArrayList<>(moves.size());
    long first = budget.counts().generated() + 1;
    for (int i = 0; i < moves.size(); i++) {
      int child = moves.get(i);
      S next = State.next(state, child);
      budget.countNode();
      int paid = cost + state.cost(child);
      children.add(new CourseNode<>(next, this, child, paid, depth + 1, first + i));
    }
    budget.countExpanded();
    return children;
  }

  boolean hasMoves() {
    return state.count(new MoveList()) > 0;
  }

  /** The path from the root. */
  Outcome.Path path() {
    List<Integer> moves = new ArrayList<>();
    for (CourseNode<S> node = this; node.parent != null; node = node.parent) {
      moves.add(node.move);
    }
    Collections.reverse(moves);
    return new Outcome.Path(moves, cost);
  }

  void tell(Tracer tracer, Tracer.Event event, int estimate) {
    if (tracer.isAwake()) {
      tracer.tell(event, number, parent == null ? -1 : parent.number, move, cost, estimate);
    }
  }
}
