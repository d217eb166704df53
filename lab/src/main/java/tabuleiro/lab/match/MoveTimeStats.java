package tabuleiro.lab.match;

import java.time.Duration;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.PlayerFailure;

/**
 * How well a player kept to its time limits and to the rules.
 *
 * @param moves the number of requested moves
 * @param slowest the longest time of a move
 * @param oversteps the number of moves that exceeded the time limit by more than the tolerance
 * @param worst the longest time beyond the limit
 * @param illegal the number of illegal moves
 */
public record MoveTimeStats(
    int moves, Duration slowest, int oversteps, Duration worst, int illegal) {

  /** The statistics before the first move. */
  public static final MoveTimeStats NONE = new MoveTimeStats(0, Duration.ZERO, 0, Duration.ZERO, 0);

  /** The tolerance for clocks and schedulers; a later move is an overstep. */
  public static final Duration GRACE = Duration.ofMillis(20);

  /** The statistics with one more legal move. */
  MoveTimeStats plus(Duration taken, Limits limits) {
    Duration late = taken.compareTo(limits.time()) > 0 ? taken.minus(limits.time()) : Duration.ZERO;
    return plus(new MoveTimeStats(1, taken, late.compareTo(GRACE) > 0 ? 1 : 0, late, 0));
  }

  /** The statistics with a final illegal move. */
  MoveTimeStats broken() {
    return new MoveTimeStats(moves, slowest, oversteps, worst, illegal + 1);
  }

  /** The statistics with a final request that the player failed to answer. */
  MoveTimeStats plus(PlayerFailure failure, Limits limits) {
    return switch (failure.kind()) {
      case ILLEGAL -> broken();
      case TIME -> late(failure.evidence().elapsed(), limits);
      default -> this;
    };
  }

  /** A late answer is an overstep, however small the delay that the player was granted. */
  private MoveTimeStats late(Duration taken, Limits limits) {
    Duration late = taken.compareTo(limits.time()) > 0 ? taken.minus(limits.time()) : Duration.ZERO;
    return plus(new MoveTimeStats(1, taken, 1, late, 0));
  }

  /** The combined statistics of several games. */
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
