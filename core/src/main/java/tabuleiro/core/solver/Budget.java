package tabuleiro.core.solver;

/**
 * What a search has spent of its limits. Made for one search and used by its thread alone; only
 * {@link #cancel} may come from others. When a limit is met it throws {@link Stop}, which costs a
 * search nothing since states never change.
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
    this.limits = limits;
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
    if (cancelled) {
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

  /** Remembers how much memory the search uses now; too much of it ends the search. */
  public void holdBytes(long now) {
    bytes = Math.max(bytes, now);
    if (now > limits.bytes()) {
      throw new Stop(Reason.MEMORY);
    }
  }

  /** Ends the search soon, from any thread. */
  public void cancel() {
    cancelled = true;
  }

  /** What has been spent so far. */
  public Counts counts() {
    return new Counts(generated, duplicates, expanded, frontier, bytes, System.nanoTime() - start);
  }
}
