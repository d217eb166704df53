package tabuleiro.core.player;

import java.time.Duration;

/** How much a search may spend; whichever limit is met first ends it. */
public record Limits(int depth, long nodes, Duration time) {

  /** No limit at all. */
  public static final Limits NONE =
      new Limits(Integer.MAX_VALUE, Long.MAX_VALUE, Duration.ofDays(36_500));

  public Limits {
    if (depth < 0 || nodes < 0 || time.isNegative()) {
      throw new IllegalArgumentException("limits are not negative: " + depth + ", " + nodes);
    }
  }

  public static Limits depth(int depth) {
    return new Limits(depth, NONE.nodes, NONE.time);
  }

  public static Limits nodes(long nodes) {
    return new Limits(NONE.depth, nodes, NONE.time);
  }

  public static Limits time(Duration time) {
    return new Limits(NONE.depth, NONE.nodes, time);
  }
}
