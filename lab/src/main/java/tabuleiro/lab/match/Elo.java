package tabuleiro.lab.match;

/**
 * How much stronger one player is than another, in the units of Elo (1978): a lead of {@code d}
 * scores {@code 1 / (1 + 10^(-d/400))} of the points.
 *
 * <p>The error comes from the spread of the pairs' points, not of the games': the two games of a
 * pair begin alike and are not independent. (Counting pairs by their five possible results is the
 * pentanomial model of fishtest, Van den Bergh 2019.)
 *
 * @param error half the width of the interval that holds the true lead in 95 of 100 series
 * @param isBound whether all or none of the points were won: such a score has no finite lead, and
 *     what is given is that of a score half a point less extreme
 */
public record Elo(double lead, double error, boolean isBound) {
  private static final double SURE =
      1.959963984540054; // of a normal variable, 95 of 100 are within

  /** The lead that pairs of games show. */
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

  /** The lead that a share of the points, between 0 and 1, means. */
  public static double ofScore(double score) {
    return -400 * Math.log10(1 / score - 1);
  }

  /** The share of the points that a lead is worth. */
  public static double score(double lead) {
    return 1 / (1 + Math.pow(10, -lead / 400));
  }

  /** The least share of the points that so many games can tell from nothing. */
  private static double tiny(Pairs pairs) {
    return 1 / (8.0 * pairs.size());
  }
}
