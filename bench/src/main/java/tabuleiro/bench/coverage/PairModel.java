package tabuleiro.bench.coverage;

import java.util.List;
import tabuleiro.lab.match.Elo;

/**
 * The probabilities of the five results of a pair of games between two players with a given lead.
 * Each game follows Davidson (1970); openings may favour a seat or a player, which makes the two
 * games of a pair dependent.
 *
 * @param lead the true lead in Elo: that of the expected score of a pair
 * @param draws the share of draws between equal players from a balanced opening
 */
record PairModel(double lead, double draws, Openings openings) {
  private static final double FAR = 4000; // Elo; beyond all leads

  /** What openings do to the two games of a pair. */
  enum Openings {
    /** Every opening is balanced, so the games are independent. */
    BALANCED("balanced", 0, 0, 1),
    /** Every opening favours one seat by 400 Elo. */
    SEAT("seat", 400, -400, 1),
    /** Half of the openings favour one seat by 500 Elo. */
    HALF_SEAT("half seat", 500, -500, 0.5),
    /** Every opening suits one of the players, by 400 Elo. */
    PLAYER("player", 400, 400, 1),
    /** Both games of a pair have the same winner, as if one result counted twice. */
    SAME("same result", 0, 0, 0);

    private final String title;
    private final double first;
    private final double second;
    private final double share;

    Openings(String title, double first, double second, double share) {
      this.title = title;
      this.first = first;
      this.second = second;
      this.share = share;
    }

    /** The kinds of openings if a balanced game has a lead of {@code lead}. */
    private List<Opening> kinds(double lead, double tendency) {
      return List.of(
          new Opening(1 - share, game(lead, tendency), game(lead, tendency)),
          new Opening(share / 2, game(lead + first, tendency), game(lead + second, tendency)),
          new Opening(share / 2, game(lead - first, tendency), game(lead - second, tendency)));
    }

    @Override
    public String toString() {
      return title;
    }
  }

  /** The probabilities of the results of a game. */
  record Chances(double loss, double draw, double win) {

    /** The probability of 0, 1 or 2 half points. */
    double of(int halfPoints) {
      return halfPoints == 0 ? loss : halfPoints == 1 ? draw : win;
    }

    double score() {
      return win + draw / 2;
    }
  }

  /**
   * A kind of opening, with the probabilities of both games.
   *
   * @param share how often it is played
   */
  record Opening(double share, Chances first, Chances second) {

    double score() {
      return (first.score() + second.score()) / 2;
    }
  }

  /** The five probabilities, from both lost to both won. */
  double[] results() {
    double[] results = new double[5];
    for (Opening opening : kinds()) {
      for (int i = 0; i < 3; i++) {
        for (int j = 0; j < 3; j++) {
          // If both games have the same result, the second one follows the first.
          double second = openings == Openings.SAME ? i == j ? 1 : 0 : opening.second.of(j);
          results[i + j] += opening.share * opening.first.of(i) * second;
        }
      }
    }
    return results;
  }

  /** The kinds of openings, such that the expected score is that of the lead. */
  List<Opening> kinds() {
    double tendency = 2 * draws / (1 - draws);
    double low = -FAR;
    double high = FAR;
    for (int step = 0; step < 100; step++) {
      double middle = (low + high) / 2;
      double score =
          openings.kinds(middle, tendency).stream().mapToDouble(o -> o.share * o.score()).sum();
      if (score < Elo.score(lead)) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return openings.kinds(low, tendency);
  }

  private static Chances game(double lead, double tendency) {
    double win = Math.pow(10, lead / 800);
    double all = win + tendency + 1 / win;
    return new Chances(1 / win / all, tendency / all, win / all);
  }
}
