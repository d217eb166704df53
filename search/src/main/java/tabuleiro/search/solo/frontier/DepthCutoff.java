package tabuleiro.search.solo.frontier;

import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Heuristic;

/**
 * The effect of the depth limit. A search records the cost of every move it examines and whether
 * the limit cut anything off. This gives a lower bound on the cost of longer solutions, and so
 * decides whether a bound or an optimum within the limit also holds beyond it.
 */
public final class DepthCutoff {
  private final int depth;
  private int leastCost = Integer.MAX_VALUE;
  private boolean hasCut;

  public DepthCutoff(int depth) {
    this.depth = depth;
  }

  public int depth() {
    return depth;
  }

  /** Whether the depth is unlimited. */
  public boolean isFar() {
    return depth >= Limits.NONE.depth();
  }

  /** Records the cost of a move. */
  public void see(int cost) {
    leastCost = Math.min(leastCost, cost);
  }

  /** Records that a state at the limit has moves that are not searched. */
  public void cut() {
    hasCut = true;
  }

  public boolean hasCut() {
    return hasCut;
  }

  /** The lowest cost of any recorded move. */
  public int leastCost() {
    return leastCost;
  }

  /** The same effect, recorded separately from now on. */
  public DepthCutoff copy() {
    DepthCutoff copy = new DepthCutoff(depth);
    copy.add(this);
    return copy;
  }

  /** Adds what another part of the search recorded. */
  public void add(DepthCutoff part) {
    leastCost = Math.min(leastCost, part.leastCost);
    hasCut |= part.hasCut;
  }

  /** Whether every solution beyond the limit costs at least this much. */
  public boolean isBeyond(int cost) {
    return cost <= beyond();
  }

  /**
   * The lower bound on the cost of all solutions, within and beyond the limit, given a proved f.
   */
  public int bound(Heuristic<?> heuristic, long f) {
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
