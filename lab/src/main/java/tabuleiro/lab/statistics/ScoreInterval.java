package tabuleiro.lab.statistics;

import org.hipparchus.distribution.continuous.BetaDistribution;
import org.hipparchus.distribution.continuous.NormalDistribution;
import org.hipparchus.distribution.continuous.TDistribution;

/**
 * Confidence intervals of a score: the mean of independent results between 0 and 1, such as the
 * shares of the points won in pairs of games. Valid for small samples and near 0 and 1; {@code
 * docs/experiments/statistics.md} has the coverage.
 *
 * <p><b>An ordinary score</b> has the Jeffreys interval of a proportion (Brown, Cai and DasGupta
 * 2001), in which the number of results is replaced by an effective one, as is usual for clustered
 * samples (Korn and Graubard 1998):
 *
 * <pre>
 *   dispersion  φ  = (n · v / (m (1 − m)) + 1) / (n + 1)         m score, v variance of n results
 *   effective   n* = n / φ · (z / t)²                            t of Student with n + 1 degrees
 *   interval       = the 2.5 % and 97.5 % quantiles of Beta(m n* + ½, (1 − m) n* + ½)
 * </pre>
 *
 * <p>φ compares the variance with the largest possible one, that of results which are only 0 and 1.
 * It is estimated as if there were two more pairs of independent games without draws, for which φ
 * is ½. So results that happen to be equal do not make the interval vanish.
 *
 * <p><b>A sweep</b>, a score of 1 or 0, has an exact one-sided bound. If the expected score is m,
 * the probability of a result of 1 is at most m, because 1 · P(result = 1) ≤ m (Markov's
 * inequality; equality holds if all other results are 0). The probability of n such results is
 * therefore at most mⁿ. All m with mⁿ &lt; 2.5 % are rejected, and {@code 0.025^(1/n)} is the lower
 * bound. This is the bound of Clopper and Pearson (1934) for n of n successes, but it holds for any
 * distribution of the results.
 */
public final class ScoreInterval {
  private static final double TAIL = (1 - Interval.USUAL) / 2;
  private static final double NORMAL =
      new NormalDistribution().inverseCumulativeProbability(1 - TAIL);

  private ScoreInterval() {}

  /**
   * The interval of a score.
   *
   * @param variance the mean squared distance of the results from their mean
   * @param size the number of results, at least 1
   */
  public static Interval of(double score, double variance, long size) {
    if (size < 1 || !(score >= 0 && score <= 1)) {
      throw new IllegalArgumentException("a score of " + score + " in " + size);
    }
    if (score == 1) {
      return new Interval(sweepBound((double) size), 1, 1);
    }
    if (score == 0) {
      return new Interval(0, 0, 1 - sweepBound((double) size));
    }
    double dispersion = (size * variance / (score * (1 - score)) + 1) / (size + 1);
    return ofEffective(score, size / dispersion * certainty(size + 1.0));
  }

  /** The exact lower bound, with a confidence of 97.5 %, of a score after {@code size} ones. */
  public static double sweepBound(double size) {
    return Math.pow(TAIL, 1 / size);
  }

  /** The Jeffreys interval of a score that is as certain as {@code size} results of 0 or 1. */
  static Interval ofEffective(double score, double size) {
    BetaDistribution posterior = new BetaDistribution(score * size + 0.5, (1 - score) * size + 0.5);
    return new Interval(
        Math.min(score, posterior.inverseCumulativeProbability(TAIL)),
        score,
        Math.max(score, posterior.inverseCumulativeProbability(1 - TAIL)));
  }

  /**
   * What remains of a size that was only estimated, because Student's quantile is larger than the
   * normal one.
   *
   * @param freedom the degrees of freedom of the estimate
   */
  static double certainty(double freedom) {
    double student = new TDistribution(freedom).inverseCumulativeProbability(1 - TAIL);
    return NORMAL * NORMAL / (student * student);
  }
}
