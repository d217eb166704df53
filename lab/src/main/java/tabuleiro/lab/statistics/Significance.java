package tabuleiro.lab.statistics;

import java.util.Arrays;
import org.hipparchus.distribution.discrete.BinomialDistribution;
import org.hipparchus.stat.inference.MannWhitneyUTest;
import org.hipparchus.stat.inference.TTest;
import org.hipparchus.stat.inference.WilcoxonSignedRankTest;

/**
 * Significance tests for two samples. Each returns a two-sided p value: the probability of a
 * difference at least as large if there were none. A small value (such as below 0.05) is evidence
 * for a difference; a large one does not prove that there is none.
 *
 * <pre>
 *   the same boards for both   {@link #signs}, {@link #ranks}     a pair for each board
 *   different boards or games  {@link #welch}, {@link #ranksums}  two samples
 * </pre>
 *
 * <p>The first test of each row assumes less (signs) or compares means (Welch); the second is for
 * values that are far from normal. Among twenty settings, one will have p below 0.05 at random:
 * choose on training boards, then test once on held-out boards.
 */
public final class Significance {
  private static final int EXACT = 20; // maximum number of pairs for an exact test

  private Significance() {}

  /**
   * The sign test (Arbuthnott 1710): how surprising the two counts are if both outcomes were
   * equally likely. Draws are ignored.
   */
  public static double signs(int better, int worse) {
    int fewer = Math.min(better, worse);
    int all = better + worse;
    double tail = new BinomialDistribution(all, 0.5).cumulativeProbability(fewer);
    return better == worse ? 1 : Math.min(1, 2 * tail);
  }

  /** The sign test on pairs: a value of each sample for each board. */
  public static double signs(double[] one, double[] other) {
    double[] differences = differences(one, other);
    int better = (int) Arrays.stream(differences).filter(difference -> difference > 0).count();
    return signs(better, differences.length - better);
  }

  /**
   * The signed-rank test of Wilcoxon (1945) on pairs: it also considers the rank of a difference.
   * Equal pairs are ignored. Exact for up to 20 pairs without ties, else by normal approximation.
   */
  public static double ranks(double[] one, double[] other) {
    double[] differences = differences(one, other);
    if (differences.length == 0) {
      return 1;
    }
    double[] sizes = Arrays.stream(differences).map(Math::abs).toArray();
    boolean isExact = sizes.length <= EXACT && areDistinct(sizes);
    return Math.min(
        1,
        new WilcoxonSignedRankTest()
            .wilcoxonSignedRankTest(differences, new double[differences.length], isExact));
  }

  /**
   * The test of Welch (1947): whether the means of two samples with possibly different variances
   * differ. Each sample has at least two numbers.
   */
  public static double welch(double[] one, double[] other) {
    Summary first = Summary.of(one);
    Summary second = Summary.of(other);
    if (first.deviation() == 0 && second.deviation() == 0) {
      return first.mean() == second.mean() ? 1 : 0;
    }
    return new TTest().tTest(one, other);
  }

  /**
   * The rank-sum test of Mann and Whitney (1947): whether the values of one sample tend to be
   * larger. Exact for small samples without ties, else by normal approximation with a correction
   * for ties.
   */
  public static double ranksums(double[] one, double[] other) {
    double[] all = Arrays.copyOf(one, one.length + other.length);
    System.arraycopy(other, 0, all, one.length, other.length);
    if (Arrays.stream(all).distinct().count() == 1) {
      return 1;
    }
    return Math.min(1, new MannWhitneyUTest().mannWhitneyUTest(one, other));
  }

  private static double[] differences(double[] one, double[] other) {
    if (one.length != other.length) {
      throw new IllegalArgumentException(one.length + " values beside " + other.length);
    }
    double[] differences = new double[one.length];
    Arrays.setAll(differences, i -> one[i] - other[i]);
    return Arrays.stream(differences).filter(difference -> difference != 0).toArray();
  }

  private static boolean areDistinct(double[] values) {
    return Arrays.stream(values).distinct().count() == values.length;
  }
}
