package tabuleiro.lab.statistics;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import org.hipparchus.distribution.continuous.NormalDistribution;
import org.hipparchus.distribution.continuous.TDistribution;

/**
 * A number known up to chance: what was measured, and the ends between which the true value lies in
 * so many of 100 repetitions of the experiment (Neyman 1937). Never changes.
 *
 * @param low may be {@code -Infinity}: nothing is known below
 * @param high may be {@code Infinity}: nothing is known above
 */
public record Interval(double low, double middle, double high) {
  /** The usual confidence: the true value is inside in 95 of 100 experiments. */
  public static final double USUAL = 0.95;

  private static final int RESAMPLES = 2000;

  public Interval {
    if (!(low <= middle && middle <= high)) {
      throw new IllegalArgumentException("no interval: " + low + " " + middle + " " + high);
    }
  }

  /** The mean of what a sample was drawn from, with the usual confidence. */
  public static Interval ofMean(double... sample) {
    return ofMean(USUAL, sample);
  }

  /**
   * The mean of what a sample was drawn from, by the distribution of Student (1908): exact if that
   * is normal, good for any other once the sample is not small. One number alone leaves everything
   * open.
   */
  public static Interval ofMean(double confidence, double[] sample) {
    Summary summary = Summary.of(sample);
    double mean = summary.mean();
    if (summary.size() == 1) {
      return new Interval(Double.NEGATIVE_INFINITY, mean, Double.POSITIVE_INFINITY);
    }
    double quantile =
        new TDistribution(summary.size() - 1.0).inverseCumulativeProbability(tail(confidence));
    double error = quantile * summary.deviation() / Math.sqrt(summary.size());
    return new Interval(mean - error, mean, mean + error);
  }

  /** How often something happens, with the usual confidence. */
  public static Interval ofShare(long hits, long size) {
    return ofShare(USUAL, hits, size);
  }

  /**
   * How often something happens that happened in {@code hits} of {@code size} cases: the interval
   * of Wilson (1927), which holds what it promises even for small samples and for shares near 0 and
   * 1 (Brown, Cai and DasGupta 2001).
   */
  public static Interval ofShare(double confidence, long hits, long size) {
    if (size < 1 || hits < 0 || hits > size) {
      throw new IllegalArgumentException(hits + " of " + size);
    }
    double z = new NormalDistribution().inverseCumulativeProbability(tail(confidence));
    double share = (double) hits / size;
    double centre = (share + z * z / (2 * size)) / (1 + z * z / size);
    double error =
        z
            / (1 + z * z / size)
            * Math.sqrt(share * (1 - share) / size + z * z / (4.0 * size * size));
    double low = hits == 0 ? 0 : centre - error;
    double high = hits == size ? 1 : centre + error;
    return new Interval(low, share, high);
  }

  /**
   * Any statistic of what a sample was drawn from, by the percentile bootstrap (Efron 1979): the
   * sample is drawn again from itself 2,000 times. For medians and skewed samples; too narrow for
   * fewer than about 20 numbers.
   *
   * @param statistic of a sample that it may put in order
   */
  public static Interval ofBootstrap(
      double confidence, double[] sample, ToDoubleFunction<double[]> statistic, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double[] again = new double[sample.length];
    double[] found = new double[RESAMPLES];
    for (int i = 0; i < RESAMPLES; i++) {
      for (int j = 0; j < again.length; j++) {
        again[j] = sample[random.nextInt(sample.length)];
      }
      found[i] = statistic.applyAsDouble(again);
    }
    Arrays.sort(found);
    double measured = statistic.applyAsDouble(sample.clone());
    double low = Summary.quantile(found, 1 - tail(confidence));
    double high = Summary.quantile(found, tail(confidence));
    return new Interval(Math.min(low, measured), measured, Math.max(high, measured));
  }

  private static double tail(double confidence) {
    if (!(confidence > 0 && confidence < 1)) {
      throw new IllegalArgumentException("a confidence between 0 and 1, not " + confidence);
    }
    return (1 + confidence) / 2;
  }

  /** Half the width: what stands behind a ±. */
  public double error() {
    return (high - low) / 2;
  }

  /** Whether a value is not ruled out. */
  public boolean contains(double value) {
    return low <= value && value <= high;
  }

  /** Whether some value is ruled out by neither. */
  public boolean overlaps(Interval other) {
    return low <= other.high && other.low <= high;
  }
}
