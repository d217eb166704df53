package tabuleiro.lab.statistics;

import org.hipparchus.distribution.continuous.NormalDistribution;
import org.hipparchus.distribution.continuous.TDistribution;

/**
 * An estimate with its confidence interval (Neyman 1937). Immutable.
 *
 * @param low may be {@code -Infinity}: no lower bound is known
 * @param high may be {@code Infinity}: no upper bound is known
 */
public record Interval(double low, double middle, double high) {
  /** The default confidence level, 95 %. */
  public static final double USUAL = 0.95;

  public Interval {
    if (!(low <= middle && middle <= high)) {
      throw new IllegalArgumentException("no interval: " + low + " " + middle + " " + high);
    }
  }

  /** The mean of a population with the default confidence. */
  public static Interval ofMean(double... sample) {
    return ofMean(USUAL, sample);
  }

  /**
   * The mean of a population by Student's t-distribution (1908): exact for normal populations, a
   * good approximation for others if the sample is not small. The interval of a single number is
   * unbounded.
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

  /** A proportion with the default confidence. */
  public static Interval ofShare(long hits, long size) {
    return ofShare(USUAL, hits, size);
  }

  /**
   * The proportion estimated from {@code hits} of {@code size} cases: the Wilson interval (1927),
   * which is reliable even for small samples and for proportions near 0 and 1 (Brown, Cai and
   * DasGupta 2001).
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

  private static double tail(double confidence) {
    if (!(confidence > 0 && confidence < 1)) {
      throw new IllegalArgumentException("a confidence between 0 and 1, not " + confidence);
    }
    return (1 + confidence) / 2;
  }

  /** Half the width, as written after ±. */
  public double error() {
    return (high - low) / 2;
  }

  /** Whether the interval contains a value. */
  public boolean contains(double value) {
    return low <= value && value <= high;
  }
}
