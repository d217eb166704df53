package tabuleiro.core.player;

import java.time.Duration;

/**
 * Measures a search against its {@link Limits}: counts positions and, when nodes or time are spent
 * or the thread is interrupted, throws {@link Stop}. States never change, so a search may be left
 * by an exception at any moment. Used by one thread; {@link #stop} may come from any.
 *
 * <p>The limits on nodes are kept to the node, so that a search that only they end is the same on
 * every machine. The limit on depth is the search's own business.
 */
public final class Meter {
  private static final int CLOCK_EVERY = 64;

  /** Thrown when a limit is met; caught by the search, never seen outside it. */
  public static final class Stop extends RuntimeException {
    private Stop() {
      super("a limit is met", null, false, false);
    }
  }

  private final long limit;
  private final long start = System.nanoTime();
  private final long nanos;
  private volatile boolean isStopped;
  private long nodes;
  private int untilClock = CLOCK_EVERY;

  public Meter(Limits limits) {
    limit = limits.nodes();
    nanos = limits.time().toDays() > 36_000 ? Long.MAX_VALUE : limits.time().toNanos();
  }

  /** Counts a position. */
  public void node() {
    if (nodes >= limit) {
      throw new Stop();
    }
    nodes++;
    if (--untilClock <= 0) {
      untilClock = CLOCK_EVERY;
      look();
    }
  }

  /** Looks at the clock now; for work between two positions that takes long. */
  public void look() {
    if (isStopped || Thread.currentThread().isInterrupted() || System.nanoTime() - start >= nanos) {
      throw new Stop();
    }
  }

  /** How many positions were counted. */
  public long nodes() {
    return nodes;
  }

  /** Whether that share of the time, between 0 and 1, is spent. */
  public boolean isSpent(double share) {
    return nanos != Long.MAX_VALUE && System.nanoTime() - start >= nanos * share;
  }

  /** Ends the search soon, from any thread. */
  public void stop() {
    isStopped = true;
  }

  /** How long the search has taken so far. */
  public Duration time() {
    return Duration.ofNanos(System.nanoTime() - start);
  }
}
