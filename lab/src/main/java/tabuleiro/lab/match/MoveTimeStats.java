package tabuleiro.lab.match;

import java.time.Duration;
import tabuleiro.core.limits.Limits;

/**
 * How a player kept to the rules and to the clock.
 *
 * @param moves how many moves were asked for
 * @param slowest the longest time that one of them took
 * @param oversteps how many took longer than allowed, by more than a clock can be wrong
 * @param worst the longest time beyond what was allowed
 * @param illegal how many were illegal
 */
public record MoveTimeStats(
    int moves, Duration slowest, int oversteps, Duration worst, int illegal) {

  /** Nothing done yet. */
  public static final MoveTimeStats NONE = new MoveTimeStats(0, Duration.ZERO, 0, Duration.ZERO, 0);

  /** What clocks and schedulers may be wrong by; later than this is an overstep. */
  static final Duration GRACE = Duration.ofMillis(20);

  /** The conduct with one more legal move. */
  MoveTimeStats plus(Duration taken, Limits limits) {
    Duration late = taken.compareTo(limits.time()) > 0 ? taken.minus(limits.time()) : Duration.ZERO;
    return plus(new MoveTimeStats(1, taken, late.compareTo(GRACE) > 0 ? 1 : 0, late, 0));
  }

  /** The conduct with an illegal move at its end. */
  MoveTimeStats broken() {
    return new MoveTimeStats(moves, slowest, oversteps, worst, illegal + 1);
  }

  /** The conduct in several games together. */
  public MoveTimeStats plus(MoveTimeStats other) {
    return new MoveTimeStats(
        moves + other.moves,
        longer(slowest, other.slowest),
        oversteps + other.oversteps,
        longer(worst, other.worst),
        illegal + other.illegal);
  }

  private static Duration longer(Duration one, Duration other) {
    return one.compareTo(other) >= 0 ? one : other;
  }
}
