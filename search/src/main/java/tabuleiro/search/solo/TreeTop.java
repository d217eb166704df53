package tabuleiro.search.solo;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.search.solo.frontier.DepthCutoff;
import tabuleiro.search.solo.frontier.FailedStates;

/**
 * The top of the tree of a {@link BoundedDepthFirst} search that keeps duplicates: the states above
 * a depth, and the subtrees at that depth in the order in which that search would visit them.
 */
final class TreeTop<S extends Puzzle> {

  /**
   * A subtree that is still to be searched.
   *
   * @param back the move that undoes the last one of the path
   * @param left what is left of the bound
   * @param generated states of the top that were generated before this subtree is visited
   * @param expanded states of the top that were expanded before
   * @param before what was cut off before
   */
  record Subtree<S extends Puzzle>(
      S state,
      Outcome.Path path,
      int back,
      long left,
      long generated,
      long expanded,
      DepthCutoff before) {}

  private final Heuristic<S> heuristic;
  private final long bound;
  private final int split;
  private final long most;
  private final List<Subtree<S>> subtrees = new ArrayList<>();
  private final List<Integer> moves = new ArrayList<>();
  private final DepthCutoff cutoff;
  private Outcome.@Nullable Path solution;
  private long needed = FailedStates.FOREVER;
  private boolean wasPruned;
  private long generated;
  private long expanded;
  private int deepest;

  /**
   * Searches the top.
   *
   * @param split the depth of the subtrees
   * @param most the number of states to generate at most
   */
  TreeTop(S start, Heuristic<S> heuristic, long bound, int depth, int split, long most) {
    this.heuristic = heuristic;
    this.bound = bound;
    this.split = Math.min(split, depth);
    this.most = most;
    cutoff = new DepthCutoff(depth);
    boolean unused = grow(start, State.NO_MOVE, 0, bound);
  }

  /** Searches below a state. Returns whether the search of the top ends here. */
  private boolean grow(S state, int back, int cost, long left) {
    if (moves.size() == split) {
      Outcome.Path path = new Outcome.Path(moves, cost);
      subtrees.add(new Subtree<>(state, path, back, left, generated, expanded, cutoff.copy()));
      return false;
    }
    MoveList legal = new MoveList();
    state.moves(legal);
    for (int i = 0; i < legal.size(); i++) {
      int move = legal.get(i);
      if (move != back && enter(state, move, cost, left)) {
        return true;
      }
    }
    expanded++;
    return false;
  }

  private boolean enter(S state, int move, int cost, long left) {
    int price = state.cost(move);
    cutoff.see(price);
    if (generated == most) {
      return true;
    }
    generated++;
    S child = State.next(state, move);
    long rest = left - (long) price * heuristic.scale();
    int estimate = heuristic.of(child);
    if (estimate >= Heuristic.NEVER) {
      return false;
    } else if (estimate > rest) {
      wasPruned = true;
      needed = Math.min(needed, bound - rest + estimate);
      return false;
    }
    moves.add(move);
    deepest = Math.max(deepest, moves.size());
    if (child.isSolved()) {
      solution = new Outcome.Path(moves, cost + price);
      return true;
    }
    boolean isEnd = grow(child, state.inverse(move), cost + price, rest);
    moves.remove(moves.size() - 1);
    return isEnd;
  }

  List<Subtree<S>> subtrees() {
    return subtrees;
  }

  /** The solution in the top itself, after all of its subtrees; null if there is none. */
  Outcome.@Nullable Path solution() {
    return solution;
  }

  /** The smallest larger bound that would have gone further within the top. */
  long needed() {
    return needed;
  }

  boolean wasPruned() {
    return wasPruned;
  }

  long generated() {
    return generated;
  }

  long expanded() {
    return expanded;
  }

  /** The depth of the deepest state. */
  int deepest() {
    return deepest;
  }

  DepthCutoff cutoff() {
    return cutoff;
  }
}
