package tabuleiro.core.player;

import java.time.Duration;

/** How much a search may spend; whichever limit is met first ends it. */
public record Limits(int depth, long nodes, Duration time) {

  /** No limit at all. */
  public static final Limits NONE =
      new Limits(Integer.MAX_VALUE, Long.MAX_VALUE, Duration.ofDays(36_500));

  private static final long MOST_RESERVE = Duration.ofMillis(40).toNanos();
  private static final double RESERVE_SHARE = 0.4;

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

  /** Whether time is limited. */
  public boolean isTimed() {
    return !time.equals(NONE.time);
  }

  /**
   * What a player may spend that is to answer in time: some of the time is left for the way back,
   * in which the machine may have other things to do. Shared machines stand still for 20 to 60
   * milliseconds now and then.
   */
  public Limits withReserve() {
    if (!isTimed()) {
      return this;
    }
    long nanos = time.toNanos();
    long reserve = Math.min(MOST_RESERVE, (long) (nanos * RESERVE_SHARE));
    return new Limits(depth, nodes, Duration.ofNanos(nanos - reserve));
  }
}
