package tabuleiro.lab.match;

/**
 * The Elo difference between two players (Elo 1978): a lead of {@code d} scores {@code 1 / (1 +
 * 10^(-d/400))} of the points.
 *
 * <p>The error is computed from the variance of pairs, not of games: the two games of a pair have
 * the same opening and are not independent. (Counting pairs by their five possible results is the
 * pentanomial model of fishtest, Van den Bergh 2019.)
 *
 * @param error half the width of the 95 % confidence interval of the lead
 * @param isBound whether all or none of the points were won: such a score has no finite lead, so
 *     the lead of a score half a point less extreme is given
 */
public record Elo(double lead, double error, boolean isBound) {
  private static final double SURE =
      1.959963984540054; // the 97.5 % quantile of the normal distribution

  /** The lead estimated from pairs of games. */
  public static Elo of(Pairs pairs) {
    if (pairs.size() == 0) {
      return new Elo(0, 0, false);
    }
    boolean isBound = pairs.score() == 0 || pairs.score() == 1;
    Pairs finite = isBound ? pairs.lessExtreme() : pairs;
    double score = finite.score();
    double margin = SURE * Math.sqrt(finite.variance() / finite.size());
    double lowest = ofScore(Math.max(score - margin, tiny(finite)));
    double highest = ofScore(Math.min(score + margin, 1 - tiny(finite)));
    return new Elo(ofScore(score), (highest - lowest) / 2, isBound);
  }

  /** The lead that corresponds to a score between 0 and 1. */
  public static double ofScore(double score) {
    return -400 * Math.log10(1 / score - 1);
  }

  /** The expected score of a lead. */
  public static double score(double lead) {
    return 1 / (1 + Math.pow(10, -lead / 400));
  }

  /** The smallest score that this number of games can distinguish from 0. */
  private static double tiny(Pairs pairs) {
    return 1 / (8.0 * pairs.size());
  }
}
