package tabuleiro.search.solo;

import org.jspecify.annotations.Nullable;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.search.solo.frontier.DepthCutoff;

/** The search of a subtree with a budget of its own, and its result. */
final class SubtreeSearch<S extends Puzzle> {
  private final TreeTop.Subtree<S> tree;
  private final Budget budget;
  private final BoundedDepthFirst<S> search;
  private final DepthCutoff cutoff;
  private boolean isSolved;
  private Budget.@Nullable Reason limit;
  private @Nullable Throwable failure;

  SubtreeSearch(
      TreeTop.Subtree<S> tree, Heuristic<S> heuristic, SolverOptions options, Budget budget) {
    this.tree = tree;
    this.budget = budget;
    DepthCutoff before = tree.before();
    int depth = before.isFar() ? before.depth() : before.depth() - tree.path().moves().size();
    cutoff = new DepthCutoff(depth);
    search = BoundedDepthFirst.below(tree, heuristic, options, budget);
  }

  /** Searches to the end, to a solution or until the budget is spent. */
  void run() {
    try {
      isSolved = search.search(tree.left(), cutoff);
    } catch (Budget.Stop stop) {
      limit = stop.reason();
    } catch (RuntimeException | Error e) {
      failure = e; // thrown again by the thread that waits for this one
    }
  }

  TreeTop.Subtree<S> tree() {
    return tree;
  }

  Budget budget() {
    return budget;
  }

  DepthCutoff cutoff() {
    return cutoff;
  }

  boolean isSolved() {
    return isSolved;
  }

  /** Whether nothing after this subtree is needed. */
  boolean isLast() {
    return isSolved || limit != null || failure != null;
  }

  /** The limit that ended the search, if one did. */
  Budget.@Nullable Reason limit() {
    return limit;
  }

  @Nullable Throwable failure() {
    return failure;
  }

  boolean wasPruned() {
    return search.wasPruned();
  }

  /** The smallest larger bound of the whole tree that would have gone further here. */
  long needed(long bound) {
    return bound - tree.left() + search.needed();
  }

  /** The solution, from the start of the whole tree. */
  Outcome.Path path() {
    return tree.path().then(search.path());
  }
}
