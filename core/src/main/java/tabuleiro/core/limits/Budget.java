package tabuleiro.core.limits;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What one search has spent of its {@link Limits}. When a limit is reached, it throws {@link Stop};
 * states are immutable, so a search can be stopped at any point. Used by the thread of the search
 * alone, except {@link #cancel}; interrupting the thread has the same effect.
 *
 * <p>The node limit is kept exactly, so a search that only this limit ends is the same on every
 * machine. Searches apply the depth limit themselves.
 */
public final class Budget {
  private static final int CLOCK_EVERY = 64;

  /** Why a search was stopped. */
  public enum Reason {
    NODES,
    TIME,
    MEMORY,
    CANCELLED
  }

  /** Thrown when a limit is reached; the search catches it. */
  public static final class Stop extends RuntimeException {
    private final Reason reason;

    private Stop(Reason reason) {
      super(reason.name(), null, false, false);
      this.reason = reason;
    }

    /** For a part of a search that cannot go on, for a reason that it reports itself. */
    public static Stop because(Reason reason) {
      return new Stop(reason);
    }

    public Reason reason() {
      return reason;
    }
  }

  private final Limits limits;
  private final @Nullable Budget whole;
  private final long start = System.nanoTime();
  private final long nanos;
  private final long most;
  private volatile boolean isCancelled;
  private int untilClock = CLOCK_EVERY;
  private long nodes;
  private long duplicates;
  private long expanded;
  private long frontier;
  private long bytes;

  public Budget(Limits limits) {
    this(limits, null);
  }

  private Budget(Limits limits, @Nullable Budget whole) {
    this.limits = limits;
    this.whole = whole;
    this.nanos = limits.time().toNanos();
    this.most = limits.nodes();
  }

  public Limits limits() {
    return limits;
  }

  /** Counts a position visited or a state generated. */
  public void countNode() {
    if (nodes >= most) {
      throw new Stop(Reason.NODES);
    }
    nodes++;
    if (--untilClock <= 0) {
      untilClock = CLOCK_EVERY;
      checkClock();
    }
  }

  /** Whether the node limit allows several more nodes. */
  public boolean allows(int more) {
    return more <= most - nodes;
  }

  /** Counts several nodes at once, which must be allowed. */
  public void countNodes(int more) {
    nodes += more;
    untilClock -= more;
    if (untilClock <= 0) {
      untilClock = CLOCK_EVERY;
      checkClock();
    }
  }

  /** Stops the search if its time is over or it is cancelled; for long work between two nodes. */
  public void checkClock() {
    if (isCancelled()) {
      throw new Stop(Reason.CANCELLED);
    } else if (System.nanoTime() - start >= nanos) {
      throw new Stop(Reason.TIME);
    }
  }

  private boolean isCancelled() {
    return isCancelled
        || (whole != null && whole.isCancelled)
        || Thread.currentThread().isInterrupted();
  }

  /** Counts a generated state that was known already. */
  public void countDuplicate() {
    duplicates++;
  }

  /** Counts several generated states that were known already. */
  public void countDuplicates(int more) {
    duplicates += more;
  }

  /** Counts a state whose moves were all generated. */
  public void countExpanded() {
    expanded++;
  }

  /** Counts several states whose moves were all generated. */
  public void countExpanded(int more) {
    expanded += more;
  }

  /** Records the size of the frontier, of which the largest is reported. */
  public void recordFrontier(long size) {
    frontier = Math.max(frontier, size);
  }

  /** Records the memory in use. Called before memory is allocated, it keeps the limit. */
  public void recordBytes(long now) {
    if (now > limits.bytes()) {
      throw new Stop(Reason.MEMORY);
    }
    bytes = Math.max(bytes, now);
  }

  /** A budget for one of several searches: a share of the nodes and of the time that are left. */
  public Budget part(double share) {
    Limits part = limits;
    if (limits.hasNodes()) {
      part = part.withNodes((long) ((most - nodes) * share));
    }
    if (limits.hasTime()) {
      double left = Math.max(0, nanos - (System.nanoTime() - start));
      part = part.withTime(Duration.ofNanos((long) (left * share)));
    }
    return new Budget(part, this);
  }

  /** Adds what a part has spent. */
  public void add(SearchCounts part) {
    nodes += part.generated();
    duplicates += part.duplicates();
    expanded += part.expanded();
    frontier = Math.max(frontier, part.frontier());
    bytes = Math.max(bytes, part.bytes());
  }

  /** Stops the search soon. Thread-safe. */
  public void cancel() {
    isCancelled = true;
  }

  /** How many nodes were counted. */
  public long nodes() {
    return nodes;
  }

  /** Whether a share of the time, between 0 and 1, is spent. */
  public boolean isSpent(double share) {
    return limits.hasTime() && System.nanoTime() - start >= nanos * share;
  }

  /** How long the search has taken so far. */
  public Duration time() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** What has been spent so far. */
  public SearchCounts counts() {
    return new SearchCounts(
        nodes, duplicates, expanded, frontier, bytes, System.nanoTime() - start);
  }
}
