package tabuleiro.lab.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The standings of a Swiss tournament. The player who scores more in the games of a round gets one
 * point; for equal scores both get half a point; a bye counts one point. Ties are broken by
 * Buchholz (the sum of the opponents' points; a bye counts as an opponent with the player's own
 * points, as FIDE does since 2023), then by the points of all games, then by the order of the list.
 * Immutable.
 */
public final class SwissTable {
  private final int players;
  private final List<Round> rounds;
  private final List<double[]> scores;

  private SwissTable(int players, List<Round> rounds, List<double[]> scores) {
    this.players = players;
    this.rounds = List.copyOf(rounds);
    this.scores = List.copyOf(scores);
  }

  /** The standings before the first round. */
  public static SwissTable of(int players) {
    return new SwissTable(players, List.of(), List.of());
  }

  /**
   * The standings after one more round.
   *
   * @param gamePoints the points of each player in its games of this round
   */
  public SwissTable plus(Round round, double[] gamePoints) {
    List<Round> moreRounds = new ArrayList<>(rounds);
    moreRounds.add(round);
    List<double[]> moreScores = new ArrayList<>(scores);
    moreScores.add(gamePoints.clone());
    return new SwissTable(players, moreRounds, moreScores);
  }

  /** The number of players. */
  public int players() {
    return players;
  }

  /** The rounds so far. */
  public List<Round> rounds() {
    return rounds;
  }

  /** A player's points. */
  public double points(int player) {
    double points = 0;
    for (int i = 0; i < rounds.size(); i++) {
      Round round = rounds.get(i);
      double[] score = scores.get(i);
      if (round.bye().isPresent() && round.bye().getAsInt() == player) {
        points += 1;
      }
      for (Pairing pairing : round.pairings()) {
        if (pairing.one() == player || pairing.other() == player) {
          int opponent = pairing.one() + pairing.other() - player;
          points += (1 + Math.signum(score[player] - score[opponent])) / 2;
        }
      }
    }
    return points;
  }

  /** The Buchholz score: the sum of the opponents' points. */
  public double buchholz(int player) {
    double sum = byes(player) * points(player);
    for (int opponent : opponents(player)) {
      sum += points(opponent);
    }
    return sum;
  }

  /** The points of a player in all its games. */
  public double gamePoints(int player) {
    return scores.stream().mapToDouble(score -> score[player]).sum();
  }

  /** The number of byes of a player. */
  public int byes(int player) {
    return (int)
        rounds.stream().filter(r -> r.bye().isPresent() && r.bye().getAsInt() == player).count();
  }

  /** The number of times that two players have met. */
  public int meetings(int one, int other) {
    return (int)
        rounds.stream()
            .flatMap(round -> round.pairings().stream())
            .filter(pairing -> pairing.isBetween(one, other))
            .count();
  }

  private List<Integer> opponents(int player) {
    List<Integer> opponents = new ArrayList<>();
    for (Round round : rounds) {
      for (Pairing pairing : round.pairings()) {
        if (pairing.one() == player || pairing.other() == player) {
          opponents.add(pairing.one() + pairing.other() - player);
        }
      }
    }
    return opponents;
  }

  /** All players, best first. */
  public List<Integer> ranking() {
    return IntStream.range(0, players)
        .boxed()
        .sorted(
            Comparator.<Integer>comparingDouble(p -> -points(p))
                .thenComparingDouble(p -> -buchholz(p))
                .thenComparingDouble(p -> -gamePoints(p)))
        .toList();
  }
}
