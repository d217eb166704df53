package tabuleiro.search.solo;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.SearchCounts;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.search.solo.frontier.DepthCutoff;
import tabuleiro.search.solo.frontier.FailedStates;

/**
 * A depth-first search up to a bound on several threads, which search subtrees of the same tree, as
 * in the parallel IDA* of Rao, Kumar and Ramesh (1987). Duplicates are kept, so that subtrees do
 * not depend on each other.
 *
 * <p>The result is that of a {@link BoundedDepthFirst} search: the leftmost solution, and the
 * counts of the tree to the left of it. What was searched to the right of it is not counted. The
 * same holds for the node limit. So neither the number of threads nor their order matters.
 */
final class ParallelDepthFirst<S extends Puzzle> implements BoundedSearch {
  /** More subtrees than threads, because their sizes differ widely. */
  private static final int SUBTREES_PER_THREAD = 64;

  private static final int DEEPEST_SPLIT = 20;

  private final S start;
  private final Heuristic<S> heuristic;
  private final SolverOptions options;
  private final Budget budget;
  private int split;
  private long needed;
  private boolean wasPruned;
  private Outcome.@Nullable Path path;

  ParallelDepthFirst(S start, Heuristic<S> heuristic, SolverOptions options, Budget budget) {
    this.start = start;
    this.heuristic = heuristic;
    this.options = options;
    this.budget = budget;
  }

  @Override
  public boolean search(long bound, DepthCutoff within) {
    budget.checkClock();
    TreeTop<S> top = top(bound, within.depth());
    List<SubtreeSearch<S>> searches =
        new SubtreeThreads<>(top.subtrees(), this::begin, left()).run(options.threads());
    needed = top.needed();
    wasPruned = top.wasPruned();
    Merged merged = new Merged(bound, within);
    for (SubtreeSearch<S> search : searches) {
      merged.add(search);
      if (search.isSolved()) {
        path = search.path();
        return true;
      }
    }
    merged.addTop(top.generated(), top.expanded(), top.deepest(), top.cutoff());
    path = top.solution();
    return path != null;
  }

  /** The top of the tree, with enough subtrees if the tree has as many. */
  private TreeTop<S> top(long bound, int depth) {
    int enough = SUBTREES_PER_THREAD * options.threads();
    split = 1;
    TreeTop<S> top = new TreeTop<>(start, heuristic, bound, depth, split, Long.MAX_VALUE);
    while (top.subtrees().size() < enough && !top.subtrees().isEmpty() && split < DEEPEST_SPLIT) {
      split++;
      top = new TreeTop<>(start, heuristic, bound, depth, split, Long.MAX_VALUE);
    }
    return top;
  }

  private long left() {
    return budget.limits().nodes() - budget.nodes();
  }

  private SubtreeSearch<S> begin(TreeTop.Subtree<S> tree) {
    return new SubtreeSearch<>(tree, heuristic, options, budget.part(1));
  }

  @Override
  public boolean wasPruned() {
    return wasPruned;
  }

  @Override
  public long needed() {
    return needed;
  }

  @Override
  public Outcome.Path path() {
    if (path == null) {
      throw new IllegalStateException("no solution");
    }
    return path;
  }

  /** Adds up the parts from left to right, as one thread would have counted them. */
  private final class Merged {
    private final long bound;
    private final DepthCutoff within;
    private long topGenerated;
    private long topExpanded;

    Merged(long bound, DepthCutoff within) {
      this.bound = bound;
      this.within = within;
    }

    void add(SubtreeSearch<S> search) {
      if (search.failure() instanceof RuntimeException failure) {
        throw failure;
      } else if (search.failure() instanceof Error failure) {
        throw failure;
      }
      TreeTop.Subtree<S> tree = search.tree();
      int depth = tree.path().moves().size();
      addTop(tree.generated(), tree.expanded(), depth, tree.before());
      SubtreeSearch<S> counted = search;
      if (search.budget().nodes() > left() || search.limit() == Budget.Reason.NODES) {
        counted = begin(tree); // with the nodes that are really left
        counted.run();
      }
      SearchCounts counts = counted.budget().counts();
      budget.add(
          new SearchCounts(
              counts.generated(),
              0,
              counts.expanded(),
              depth + counts.frontier(),
              options.threads() * counts.bytes(),
              0));
      within.add(counted.cutoff());
      if (counted.limit() != null) {
        throw Budget.Stop.because(counted.limit());
      }
      wasPruned |= counted.wasPruned();
      needed = Math.min(needed, Math.min(counted.needed(bound), FailedStates.FOREVER));
    }

    /** Adds what lies in the top before a point. */
    void addTop(long generated, long expanded, int deepest, DepthCutoff before) {
      long added = generated - topGenerated;
      if (added > left()) {
        TreeTop<S> stopped =
            new TreeTop<>(start, heuristic, bound, within.depth(), split, topGenerated + left());
        addTop(stopped.generated(), stopped.expanded(), stopped.deepest(), stopped.cutoff());
        throw Budget.Stop.because(Budget.Reason.NODES);
      }
      budget.add(new SearchCounts(added, 0, expanded - topExpanded, deepest, 0, 0));
      topGenerated = generated;
      topExpanded = expanded;
      within.add(before);
    }
  }
}
