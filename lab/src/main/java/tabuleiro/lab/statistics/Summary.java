package tabuleiro.lab.statistics;

import java.util.Arrays;

/**
 * Summary statistics of a sample. Immutable.
 *
 * @param deviation the standard deviation, with n − 1 in the denominator; 0 for a single number
 * @param lower the lower quartile
 * @param upper the upper quartile
 */
public record Summary(
    int size,
    double mean,
    double deviation,
    double least,
    double lower,
    double median,
    double upper,
    double most) {

  /** The summary of one or more numbers. */
  public static Summary of(double... sample) {
    if (sample.length == 0 || !Arrays.stream(sample).allMatch(Double::isFinite)) {
      throw new IllegalArgumentException("a sample of finite numbers was expected");
    }
    double[] sorted = sample.clone();
    Arrays.sort(sorted);
    double mean = mean(sorted);
    return new Summary(
        sorted.length,
        mean,
        deviation(sorted, mean),
        sorted[0],
        quantile(sorted, 0.25),
        quantile(sorted, 0.5),
        quantile(sorted, 0.75),
        sorted[sorted.length - 1]);
  }

  /** The mean; a second pass corrects the rounding error of the sum. */
  private static double mean(double[] sample) {
    double mean = Arrays.stream(sample).sum() / sample.length;
    return mean + Arrays.stream(sample).map(value -> value - mean).sum() / sample.length;
  }

  private static double deviation(double[] sample, double mean) {
    double squares = Arrays.stream(sample).map(value -> (value - mean) * (value - mean)).sum();
    return sample.length == 1 ? 0 : Math.sqrt(squares / (sample.length - 1));
  }

  /**
   * The quantile of a sorted sample, interpolated linearly (the usual definition, number 7 of
   * Hyndman and Fan 1996).
   */
  public static double quantile(double[] sorted, double share) {
    double place = share * (sorted.length - 1);
    int below = (int) Math.floor(place);
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
  }

  /** The standard error of the mean. */
  public double standardError() {
    return deviation / Math.sqrt(size);
  }
}
