package tabuleiro.core.solver;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What a search has spent of its limits. Made for one search and used by its thread alone; only
 * {@link #cancel} may come from others, and an interrupt of the thread does the same. When a limit
 * is met it throws {@link Stop}, which costs a search nothing since states never change.
 */
public final class Budget {
  private static final int CLOCK_EVERY = 1024;

  /** Why a search ended before its end. */
  public enum Reason {
    NODES,
    TIME,
    MEMORY,
    CANCELLED
  }

  /** Thrown when a limit is met; caught by the solver, never seen outside it. */
  public static final class Stop extends RuntimeException {
    private final Reason reason;

    private Stop(Reason reason) {
      super(reason.name(), null, false, false);
      this.reason = reason;
    }

    public Reason reason() {
      return reason;
    }
  }

  private final SolveLimits limits;
  private final @Nullable Budget whole;
  private final long start = System.nanoTime();
  private final long deadline;
  private volatile boolean cancelled;
  private int untilClock = CLOCK_EVERY;
  private long generated;
  private long duplicates;
  private long expanded;
  private long frontier;
  private long bytes;

  public Budget(SolveLimits limits) {
    this(limits, null);
  }

  private Budget(SolveLimits limits, @Nullable Budget whole) {
    this.limits = limits;
    this.whole = whole;
    long nanos = limits.time().toSeconds() > 1L << 31 ? Long.MAX_VALUE : limits.time().toNanos();
    this.deadline = nanos > Long.MAX_VALUE - Math.max(0, start) ? Long.MAX_VALUE : start + nanos;
  }

  public SolveLimits limits() {
    return limits;
  }

  /** Counts a state made by playing a move. */
  public void generate() {
    if (generated >= limits.nodes()) {
      throw new Stop(Reason.NODES);
    }
    generated++;
    if (--untilClock == 0) {
      untilClock = CLOCK_EVERY;
      look();
    }
  }

  private void look() {
    if (cancelled || (whole != null && whole.cancelled) || Thread.currentThread().isInterrupted()) {
      throw new Stop(Reason.CANCELLED);
    } else if (System.nanoTime() > deadline) {
      throw new Stop(Reason.TIME);
    }
  }

  /** Counts a state that was made but known already. */
  public void dropDuplicate() {
    duplicates++;
  }

  /** Counts a state whose moves are all looked at. */
  public void expand() {
    expanded++;
  }

  /** Remembers the size of the frontier if it is the largest so far. */
  public void holdFrontier(long size) {
    frontier = Math.max(frontier, size);
  }

  /**
   * Remembers how much memory the search uses now. Too much of it ends the search: asked before the
   * memory is taken, the limit is never passed.
   */
  public void holdBytes(long now) {
    if (now > limits.bytes()) {
      throw new Stop(Reason.MEMORY);
    }
    bytes = Math.max(bytes, now);
  }

  /**
   * A budget for one of several searches that share this one: that part of the nodes and of the
   * time left. It ends when this one is cancelled.
   */
  public Budget part(double share) {
    long nodes = (long) Math.min(1e18, (limits.nodes() - generated) * share);
    long nanos = (long) Math.min(1e18, (deadline - System.nanoTime()) * share);
    SolveLimits part =
        limits.withNodes(Math.max(0, nodes)).withTime(Duration.ofNanos(Math.max(0, nanos)));
    return new Budget(part, this);
  }

  /** Counts what a part has spent. */
  public void add(SearchCounts part) {
    generated += part.generated();
    duplicates += part.duplicates();
    expanded += part.expanded();
    frontier = Math.max(frontier, part.frontier());
    bytes = Math.max(bytes, part.bytes());
  }

  /** Ends the search soon, from any thread. */
  public void cancel() {
    cancelled = true;
  }

  /** What has been spent so far. */
  public SearchCounts counts() {
    return new SearchCounts(
        generated, duplicates, expanded, frontier, bytes, System.nanoTime() - start);
  }
}
