package tabuleiro.lab.statistics;

import java.util.Arrays;

/**
 * A sample of numbers in a few of them. Never changes.
 *
 * @param deviation the standard deviation, with n − 1 below; 0 for a single number
 * @param lower a quarter of the sample is at or below it
 * @param upper a quarter of the sample is at or above it
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

  /** The summary of at least one number. */
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

  /** The mean, free of the rounding of a plain sum (a second pass takes the rest in). */
  private static double mean(double[] sample) {
    double mean = Arrays.stream(sample).sum() / sample.length;
    return mean + Arrays.stream(sample).map(value -> value - mean).sum() / sample.length;
  }

  private static double deviation(double[] sample, double mean) {
    double squares = Arrays.stream(sample).map(value -> (value - mean) * (value - mean)).sum();
    return sample.length == 1 ? 0 : Math.sqrt(squares / (sample.length - 1));
  }

  /**
   * The value with a share of a sorted sample below it, between two numbers in proportion (the
   * seventh definition of Hyndman and Fan 1996, the usual one).
   */
  public static double quantile(double[] sorted, double share) {
    double place = share * (sorted.length - 1);
    int below = (int) Math.floor(place);
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
  }

  /** The standard error: how far the mean of another such sample would typically be off. */
  public double standardError() {
    return deviation / Math.sqrt(size);
  }
}
