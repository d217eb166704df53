package tabuleiro.core.command;

/** Statistics of a sample of numbers. Never changes. */
public interface Sample {

  /** How many numbers there are. */
  int size();

  double mean();

  /** The standard deviation, with n − 1 in the denominator; 0 for a single number. */
  double deviation();

  /**
   * Half the width of the 95 % confidence interval of the mean, by Student's t-distribution;
   * infinite for a single number.
   */
  double error();

  /** The value with a share of the sample below it, interpolated between neighbours. */
  double quantile(double share);
}
