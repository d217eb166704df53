package tabuleiro.lab.ugi;

import java.time.Duration;
import java.util.List;

/**
 * The clocks of a game: the time that each player has left, and what each move adds to it.
 *
 * @param left of FIRST and of SECOND
 * @param increments of FIRST and of SECOND
 */
public record UgiClocks(List<Duration> left, List<Duration> increments) {
  private static final int USUAL_MOVES = 20;

  public UgiClocks {
    left = List.copyOf(left);
    increments = List.copyOf(increments);
    if (left.size() != 2 || increments.size() != 2) {
      throw new IllegalArgumentException(left + " " + increments);
    }
  }

  /**
   * A reasonable time for the next move of a side: a twentieth of what is left and three quarters
   * of the increment, but at most half of what is left.
   */
  public Duration share(int side) {
    Duration most = left.get(side).dividedBy(2);
    Duration share =
        left.get(side)
            .dividedBy(USUAL_MOVES)
            .plus(increments.get(side).multipliedBy(3).dividedBy(4));
    return share.compareTo(most) < 0 ? share : most;
  }

  /** The same clocks, with less time for one side, but at least a millisecond. */
  UgiClocks minus(int side, Duration overhead) {
    Duration rest = left.get(side).minus(overhead);
    Duration least = Duration.ofMillis(1);
    Duration told = rest.compareTo(least) < 0 ? least : rest;
    return new UgiClocks(
        side == 0 ? List.of(told, left.get(1)) : List.of(left.get(0), told), increments);
  }

  /** The words of the line {@code go}. */
  String words() {
    return "p1time "
        + left.get(0).toMillis()
        + (" p2time " + left.get(1).toMillis())
        + (" p1inc " + increments.get(0).toMillis())
        + (" p2inc " + increments.get(1).toMillis());
  }
}
