package tabuleiro.core.limits;

/**
 * What a search spent. Statistics are those of the courses (Nilsson 1971).
 *
 * @param generated states made by playing moves, before duplicates are dropped; the root is not one
 * @param duplicates those of them that were known already and dropped
 * @param expanded states whose moves were all looked at
 * @param frontier the most states that waited at one time
 * @param bytes the most memory the search counted
 */
public record SearchCounts(
    long generated, long duplicates, long expanded, long frontier, long bytes, long nanos) {

  /** How straight the search went: length of the solution by states generated. */
  public double penetrance(int length) {
    return generated == 0 ? 0 : (double) length / generated;
  }

  /**
   * The mean branching factor: the B for which a tree of that depth with B children everywhere has
   * as many states as were generated, B + B² + … + B^length = generated. Zero if there is none.
   */
  public double branchingFactor(int length) {
    return branchingFactor(length, generated);
  }

  /** The root of B + B² + … + B^length = total, by bisection. */
  public static double branchingFactor(int length, long total) {
    if (length < 1 || total < 1) {
      return 0;
    }
    double low = 0;
    double high = Math.max(1, total);
    for (int i = 0; i < 200; i++) {
      double middle = (low + high) / 2;
      if (sum(middle, length) < total) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }

  private static double sum(double factor, int length) {
    double sum = 0;
    double power = 1;
    for (int i = 0; i < length && sum < Double.MAX_VALUE; i++) {
      power *= factor;
      sum += power;
    }
    return sum;
  }
}
