package tabuleiro.search.solo.frontier;

import tabuleiro.core.limits.Budget;

/**
 * Counts the bytes of a search's arrays. An array asks here before it is made, so a search that has
 * no more room ends with {@link Budget.Stop} and never with an {@link OutOfMemoryError}.
 */
public final class NodeMemory {
  private final Budget budget;
  private long bytes;

  public NodeMemory(Budget budget) {
    this.budget = budget;
  }

  /** Makes sure that so many bytes more are allowed. */
  public void take(long more) {
    budget.recordBytes(bytes + more);
    bytes += more;
  }

  /** Gives back what was taken. */
  void free(long less) {
    bytes -= less;
  }
}
