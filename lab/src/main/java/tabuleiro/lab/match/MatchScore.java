package tabuleiro.lab.match;

import java.util.List;
import tabuleiro.core.Position;

/**
 * The score of a match, seen from the first contestant. Immutable.
 *
 * @param wins games won by the first and by the second contestant
 * @param seats points of the first contestant in the seat of FIRST and in that of SECOND
 * @param moveTimes of the first and of the second contestant
 */
public record MatchScore(
    List<Integer> wins, int draws, List<Double> seats, Pairs pairs, List<MoveTimeStats> moveTimes) {

  /** The score before the first game. */
  public static final MatchScore NONE =
      new MatchScore(
          List.of(0, 0),
          0,
          List.of(0.0, 0.0),
          Pairs.NONE,
          List.of(MoveTimeStats.NONE, MoveTimeStats.NONE));

  public MatchScore {
    wins = List.copyOf(wins);
    seats = List.copyOf(seats);
    moveTimes = List.copyOf(moveTimes);
  }

  /** The score after one more pair; in the second game the sides are swapped. */
  <P extends Position> MatchScore plus(Referee.Played<P> first, Referee.Played<P> second) {
    double one = first.winner().score();
    double other = 1 - second.winner().score();
    return new MatchScore(
        List.of(wins.get(0) + count(1, one, other), wins.get(1) + count(0, one, other)),
        draws + count(0.5, one, other),
        List.of(seats.get(0) + one, seats.get(1) + other),
        pairs.plus(one, other),
        List.of(
            moveTimes.get(0).plus(first.moveTimes().get(0)).plus(second.moveTimes().get(1)),
            moveTimes.get(1).plus(first.moveTimes().get(1)).plus(second.moveTimes().get(0))));
  }

  private static int count(double score, double one, double other) {
    return (one == score ? 1 : 0) + (other == score ? 1 : 0);
  }

  /** The number of games played. */
  public int games() {
    return wins.get(0) + wins.get(1) + draws;
  }

  /**
   * The share of the points that the first contestant won, from 0 to 1; one half before any game.
   */
  public double score() {
    return games() == 0 ? 0.5 : (wins.get(0) + draws / 2.0) / games();
  }
}
