package tabuleiro.core.limits;

/**
 * The work of a search, with the statistics that the courses use (Nilsson 1971).
 *
 * @param generated states made by playing moves, before duplicates are dropped; excludes the root
 * @param duplicates generated states that were known already and dropped
 * @param expanded states whose moves were all examined
 * @param frontier the maximum size of the frontier
 * @param bytes the maximum memory that the search counted
 */
public record SearchCounts(
    long generated, long duplicates, long expanded, long frontier, long bytes, long nanos) {

  /** The penetrance: the length of the solution divided by the number of generated states. */
  public double penetrance(int length) {
    return generated == 0 ? 0 : (double) length / generated;
  }

  /**
   * The effective branching factor B: a uniform tree with B children per node and the depth of the
   * solution has as many states as were generated, B + B² + … + B^length = generated. Zero if there
   * is none.
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
