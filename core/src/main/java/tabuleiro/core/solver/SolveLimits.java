package tabuleiro.core.solver;

import java.time.Duration;

/**
 * How much a search for one agent may spend; whichever limit is met first ends it.
 *
 * @param depth the longest solution looked for, in moves
 * @param nodes the most states generated
 * @param bytes the most memory for states, frontier and tables, as the search counts it
 */
public record SolveLimits(int depth, long nodes, Duration time, long bytes) {

  /** No limit at all. */
  public static final SolveLimits NONE =
      new SolveLimits(
          Integer.MAX_VALUE / 2, Long.MAX_VALUE, Duration.ofDays(36_500), Long.MAX_VALUE);

  public SolveLimits {
    if (depth < 0 || nodes < 0 || time.isNegative() || bytes < 0) {
      throw new IllegalArgumentException("limits are not negative");
    }
  }

  public SolveLimits withDepth(int newDepth) {
    return new SolveLimits(newDepth, nodes, time, bytes);
  }

  public SolveLimits withNodes(long newNodes) {
    return new SolveLimits(depth, newNodes, time, bytes);
  }

  public SolveLimits withTime(Duration newTime) {
    return new SolveLimits(depth, nodes, newTime, bytes);
  }

  public SolveLimits withBytes(long newBytes) {
    return new SolveLimits(depth, nodes, time, newBytes);
  }
}
