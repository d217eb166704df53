package tabuleiro.search.solo;

import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Heuristic;

/**
 * What the depth limit hides. A search tells it the cost of every move it looks at and whether the
 * limit cut anything off; from that follows what a longer solution must cost at least, and so
 * whether a bound or an optimum found within the limit holds beyond it.
 */
final class DepthCutoff {
  private final int depth;
  private int leastCost = Integer.MAX_VALUE;
  private boolean hasCut;

  DepthCutoff(int depth) {
    this.depth = depth;
  }

  int depth() {
    return depth;
  }

  /** Whether nobody limits the depth. */
  boolean isFar() {
    return depth >= Limits.NONE.depth();
  }

  /** Looks at the cost of a move. */
  void see(int cost) {
    leastCost = Math.min(leastCost, cost);
  }

  /** Notes that a state at the limit has moves that are not made. */
  void cut() {
    hasCut = true;
  }

  boolean hasCut() {
    return hasCut;
  }

  /** The least cost of any move seen. */
  int leastCost() {
    return leastCost;
  }

  /** Whether every solution that the limit hides costs at least so much. */
  boolean isBeyond(int cost) {
    return cost <= beyond();
  }

  /** The cost that a proved f stands for, of solutions within the limit and beyond it. */
  int bound(Heuristic<?> heuristic, long f) {
    if (!heuristic.isAdmissible()) {
      return 0;
    }
    long cost = Math.floorDiv(f + heuristic.scale() - 1, (long) heuristic.scale());
    return (int) Math.max(0, Math.min(Integer.MAX_VALUE, Math.min(cost, beyond())));
  }

  private long beyond() {
    return hasCut ? (long) depth * leastCost : Long.MAX_VALUE;
  }
}
