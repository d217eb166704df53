package tabuleiro.lab.match;

import tabuleiro.lab.statistics.Interval;
import tabuleiro.lab.statistics.ScoreInterval;

/**
 * The Elo difference between two players (Elo 1978): a lead of {@code d} scores {@code 1 / (1 +
 * 10^(-d/400))} of the points.
 *
 * <p>The interval is computed from pairs, not from games: the two games of a pair have the same
 * opening and are not independent. (Counting pairs by their five possible results is the
 * pentanomial model of fishtest, Van den Bergh 2019.) The interval is that of the score, see {@link
 * ScoreInterval}; it is not symmetric, because the Elo curve is steep near scores of 0 and 1.
 *
 * <p>If all or none of the points were won, no finite lead fits best. Then only an exact one-sided
 * bound is known, with a confidence of 97.5 %, and the lead is given as that bound.
 *
 * @param low the lower end of the 95 % interval; {@code -Infinity} if every game was lost
 * @param high the upper end of the 95 % interval; {@code Infinity} if every game was won
 */
public record Elo(double lead, double low, double high) {

  /** The lead estimated from pairs of games. */
  public static Elo of(Pairs pairs) {
    return of(pairs.size(), pairs.score(), pairs.variance());
  }

  /** The lead estimated from the score of so many pairs and from its variance. */
  public static Elo of(long pairs, double score, double variance) {
    if (pairs == 0) {
      return new Elo(0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }
    Interval interval = ScoreInterval.of(score, variance, pairs);
    double low = ofScore(interval.low());
    double high = ofScore(interval.high());
    return new Elo(score == 1 ? low : score == 0 ? high : ofScore(score), low, high);
  }

  /** The lead that corresponds to a score; infinite for 0 and 1. */
  public static double ofScore(double score) {
    return -400 * Math.log10(1 / score - 1);
  }

  /** The expected score of a lead. */
  public static double score(double lead) {
    return 1 / (1 + Math.pow(10, -lead / 400));
  }

  /** Whether the lead is only a bound, because all or none of the points were won. */
  public boolean isBound() {
    return Double.isFinite(low) != Double.isFinite(high);
  }

  /** Half the width of the interval; infinite for a bound. */
  public double error() {
    return (high - low) / 2;
  }

  /** Whether the interval contains a lead. */
  public boolean contains(double value) {
    return low <= value && value <= high;
  }
}
