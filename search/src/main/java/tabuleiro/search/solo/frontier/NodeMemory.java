package tabuleiro.search.solo.frontier;

import tabuleiro.core.limits.Budget;

/**
 * Counts the bytes of a search's arrays. Arrays reserve their memory here before they are created,
 * so a search that exceeds its limit ends with {@link Budget.Stop} and not with an {@link
 * OutOfMemoryError}.
 */
public final class NodeMemory {
  private final Budget budget;
  private long bytes;

  public NodeMemory(Budget budget) {
    this.budget = budget;
  }

  /** Reserves bytes, or throws {@link Budget.Stop} if the limit does not allow them. */
  public void take(long more) {
    budget.recordBytes(bytes + more);
    bytes += more;
  }

  /** Releases reserved bytes. */
  void free(long less) {
    bytes -= less;
  }
}
