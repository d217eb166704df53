package tabuleiro.search.solo;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.solver.Tracer;
import tabuleiro.search.solo.frontier.DepthCutoff;

/**
 * SMA*: A* within a fixed amount of memory (Russell 1992). Successors are generated one at a time.
 * When memory is full, the worst leaf is removed, and its parent stores the smallest f of all its
 * removed successors. If that becomes the best value, they are generated again.
 *
 * <p>If the heuristic is admissible, a node's value is a lower bound on the cost of any solution
 * through it that fits into memory. The node with the lowest value is selected, the deepest of
 * equal ones. So:
 *
 * <ul>
 *   <li>Solved: the path is the cheapest of those whose states fit into memory at once; it is
 *       optimal if none that did not fit could be cheaper.
 *   <li>NoSolution: there is no solution, and nothing was left out for lack of memory.
 *   <li>OutOfBudget for MEMORY: no solution fits into memory.
 * </ul>
 *
 * It stores as many nodes as fit into the budget's bytes, or fewer if limited explicitly. The value
 * of the root rises in many small steps, because nodes of equal value are expanded deepest first
 * and nodes whose value rises are removed first. Goals are tested at expansion. If duplicates are
 * dropped, states that are on the path already are not entered again; other paths to the same state
 * are not detected.
 */
public final class SmaStar<S extends Puzzle> implements Solver<S> {
  private static final long FOREVER = SmaTree.FOREVER;

  /** The node limit if memory is unlimited. */
  private static final int UNLIMITED_NODES = 1 << 20;

  private final Heuristic<S> heuristic;
  private final int mostNodes;
  private final SolverOptions options;

  public SmaStar(Heuristic<S> heuristic, SolverOptions options) {
    this(heuristic, Integer.MAX_VALUE, options);
  }

  /**
   * Creates a search with a node limit, whatever the budget allows.
   *
   * @param mostNodes at least 2, for the start and a solved state
   */
  public SmaStar(Heuristic<S> heuristic, int mostNodes, SolverOptions options) {
    if (mostNodes < 2) {
      throw new IllegalArgumentException("no search in " + mostNodes + " nodes");
    }
    this.heuristic = heuristic;
    this.mostNodes = mostNodes;
    this.options = options;
  }

  @Override
  public String name() {
    return "smastar";
  }

  @Override
  public Outcome solve(S start, Budget budget) {
    if (start.isSolved()) {
      return new Outcome.Solved(new Outcome.Path(List.of(), 0), true, budget.counts());
    }
    int estimate = heuristic.of(start);
    if (estimate >= Heuristic.NEVER) {
      return new Outcome.NoSolution(false, budget.counts());
    }
    Search search = new Search(start, capacity(start, budget.limits()), budget);
    try {
      return search.run(start, estimate);
    } catch (Budget.Stop stop) {
      return search.outOf(stop.reason());
    }
  }

  private int capacity(S start, Limits limits) {
    long fitting =
        !limits.hasBytes() ? UNLIMITED_NODES : limits.bytes() / SmaTree.nodeBytes(start.words());
    long indexable = (Integer.MAX_VALUE - 8L) / Math.max(1, start.words());
    return (int) Math.min(mostNodes, Math.min(fitting, indexable));
  }

  private final class Search {
    private final Budget budget;
    private final DepthCutoff horizon;
    private final Tracer tracer = options.tracer();
    private final SmaTree tree;
    private final long[] packed;
    private final MoveList scratch = new MoveList();

    /** The number of the node whose moves are in {@code moves}, so that they are generated once. */
    private long listed = -1;

    private final MoveList moves = new MoveList();
    private S state;
    private long made;

    /** The lowest f that was left out because its path would have filled the memory. */
    private long leftOut = FOREVER;

    private long proved;

    Search(S start, int capacity, Budget budget) {
      this.budget = budget;
      horizon = new DepthCutoff(budget.limits().depth());
      tree = new SmaTree(start.words(), capacity, budget);
      packed = new long[start.words()];
      state = start;
    }

    Outcome run(S start, int estimate) {
      proved = estimate;
      if (tree.capacity() < 2) {
        leftOut = estimate;
        return outOf(Budget.Reason.MEMORY);
      }
      if (horizon.depth() == 0) {
        return new Outcome.NoSolution(start.count(scratch) > 0, budget.counts());
      }
      tell(Tracer.Event.GENERATED, 0, -1, State.NO_MOVE, 0, estimate);
      int root = tree.add(SmaTree.NONE, State.NO_MOVE, start, 0, estimate, 0);
      tree.open.put(root);
      while (tree.value[root] < FOREVER) {
        proved = Math.max(proved, tree.value[root]);
        int node = tree.open.first();
        list(node);
        if (state.isSolved()) {
          return solved(node);
        }
        step(node);
      }
      return leftOut < FOREVER
          ? outOf(Budget.Reason.MEMORY)
          : new Outcome.NoSolution(horizon.hasCut(), budget.counts());
    }

    /** Loads the state of a node and generates its moves, unless it is loaded already. */
    private void list(int node) {
      if (listed != tree.number[node]) {
        listed = tree.number[node];
        @SuppressWarnings("unchecked") // loading returns a state of the same class
        S loaded = (S) state.load(tree.packed, node * packed.length);
        state = loaded;
        moves.clear();
        state.moves(moves);
        tell(Tracer.Event.EXPANDED, node);
      }
    }

    /** Generates the next successor of a node that is not in memory. */
    private void step(int node) {
      tree.leaves.remove(node);
      if (tree.isDone[node]) {
        // All successors were generated, and the best removed one is needed again: start a new
        // pass.
        tree.rest[node] = tree.forgotten[node];
        tree.forgotten[node] = FOREVER;
        tree.next[node] = 0;
        tree.isDone[node] = false;
      }
      skipHeld(node);
      if (tree.next[node] < moves.size()) {
        make(node, moves.get(tree.next[node]++));
        skipHeld(node);
      }
      if (tree.next[node] == moves.size()) {
        tree.isDone[node] = true;
        budget.countExpanded();
      }
      tree.settle(node);
    }

    private void skipHeld(int node) {
      while (tree.next[node] < moves.size() && tree.holds(node, moves.get(tree.next[node]))) {
        tree.next[node]++;
      }
    }

    private void make(int node, int move) {
      int cost = state.cost(move);
      horizon.see(cost);
      S child = State.next(state, move);
      budget.countNode();
      made++;
      int paid = tree.cost[node] + cost;
      int estimate = heuristic.of(child);
      long f = Math.max(tree.rest[node], (long) paid * heuristic.scale() + estimate);
      child.save(packed, 0);
      if (estimate >= Heuristic.NEVER || isCut(node, child, f)) {
        tell(Tracer.Event.PRUNED, made, tree.number[node], move, paid, estimate);
      } else if (options.dropDuplicates() && tree.isOnPath(node, packed)) {
        budget.countDuplicate();
        tell(Tracer.Event.DUPLICATE, made, tree.number[node], move, paid, estimate);
      } else if (tree.isFull() && tree.value[tree.leaves.first()] < f) {
        // It would be the worst leaf, so it is not stored at all.
        tree.forgotten[node] = Math.min(tree.forgotten[node], f);
        tell(Tracer.Event.PRUNED, made, tree.number[node], move, paid, estimate);
      } else {
        if (tree.isFull()) {
          tree.forget(tree.leaves.first(), node);
        }
        int leaf = tree.add(node, move, child, paid, f, made);
        tree.open.put(leaf);
        tree.leaves.put(leaf);
        budget.recordFrontier(tree.open.size());
        tell(Tracer.Event.GENERATED, made, tree.number[node], move, paid, estimate);
      }
    }

    /**
     * Whether a state cannot have successors, because of the depth limit or because its path fills
     * memory.
     */
    private boolean isCut(int node, S child, long f) {
      int depth = tree.depth[node] + 1;
      boolean isLast = depth == horizon.depth();
      boolean fills = depth + 1 >= tree.capacity();
      if ((!isLast && !fills) || child.isSolved()) {
        return false;
      }
      if (child.count(scratch) > 0) {
        if (isLast) {
          horizon.cut();
        } else {
          leftOut = Math.min(leftOut, f);
        }
      }
      return true;
    }

    private Outcome solved(int goal) {
      int cost = tree.cost[goal];
      boolean isOptimal =
          heuristic.isAdmissible()
              && horizon.isBeyond(cost)
              && (long) cost * heuristic.scale() <= leftOut;
      tell(Tracer.Event.GOAL, goal);
      return new Outcome.Solved(
          new Outcome.Path(tree.path(goal), cost), isOptimal || cost == 0, budget.counts());
    }

    private Outcome outOf(Budget.Reason reason) {
      int bound = horizon.bound(heuristic, Math.min(proved, leftOut));
      return new Outcome.OutOfBudget(reason, bound, Optional.empty(), budget.counts());
    }

    private void tell(Tracer.Event event, int node) {
      if (tracer.isAwake()) {
        int parent = tree.parent[node];
        long above = parent == SmaTree.NONE ? -1 : tree.number[parent];
        tell(
            event, tree.number[node], above, tree.move[node], tree.cost[node], heuristic.of(state));
      }
    }

    private void tell(Tracer.Event event, long node, long parent, int move, int g, int h) {
      if (tracer.isAwake()) {
        tracer.tell(event, node, parent, move, g, h);
      }
    }
  }
}
