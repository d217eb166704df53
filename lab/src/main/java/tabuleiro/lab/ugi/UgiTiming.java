package tabuleiro.lab.ugi;

import java.time.Duration;
import java.util.Optional;

/**
 * How long the referee waits for an answer.
 *
 * @param limit a later answer loses; empty if the time is not limited
 * @param patience the longest wait
 * @param stopAfter when {@code stop} is sent; empty if it is not
 */
public record UgiTiming(Optional<Duration> limit, Duration patience, Optional<Duration> stopAfter) {
  /** The tolerance for clocks and schedulers, as for our own players. */
  public static final Duration GRACE = Duration.ofMillis(20);

  private static final Duration LEAST_PATIENCE = Duration.ofSeconds(1);

  /**
   * A limit, and a wait of as much again, at least a second, to tell a late bot from a dead one.
   */
  public static UgiTiming limited(Duration limit) {
    Duration more = limit.compareTo(LEAST_PATIENCE) > 0 ? limit : LEAST_PATIENCE;
    return new UgiTiming(Optional.of(limit), limit.plus(more), Optional.empty());
  }

  /** No limit, but the wait is not endless. */
  public static UgiTiming unlimited(Duration patience) {
    return new UgiTiming(Optional.empty(), patience, Optional.empty());
  }

  /** The same, with {@code stop} after some time. */
  public UgiTiming stoppedAfter(Duration delay) {
    return new UgiTiming(limit, patience, Optional.of(delay));
  }

  /** Whether an answer comes too late. */
  boolean isLate(Duration elapsed) {
    return limit.isPresent() && elapsed.compareTo(limit.get().plus(GRACE)) > 0;
  }
}
