package tabuleiro.core.command;

/** Statistics of a sample of numbers. Immutable. */
public interface Sample {

  int size();

  double mean();

  /** The standard deviation, with n − 1 in the denominator; 0 for a single number. */
  double deviation();

  /**
   * Half the width of the 95 % confidence interval of the mean, by Student's t-distribution;
   * infinite for a single number.
   */
  double error();

  /** The value below which the given share of the sample lies, interpolated linearly. */
  double quantile(double share);
}
