package tabuleiro.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SignificanceTest {
  /** Hours of sleep gained by two drugs: Student (1908). */
  private static final double[] FIRST = {0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0};

  private static final double[] SECOND = {1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4};

  @Test
  void welchsTestOfTheSleepDataIsAsRGivesIt() {
    assertThat(Significance.welch(FIRST, SECOND)).isEqualTo(0.07939, within(5e-6));
    assertThat(Significance.welch(new double[] {1, 1}, new double[] {1, 1})).isEqualTo(1);
    assertThat(Significance.welch(new double[] {1, 1}, new double[] {2, 2})).isZero();
  }

  /** Permeability of membranes: Hollander and Wolfe (1973), page 69; one-sided 0.1272. */
  @Test
  void rankSumsAreAsPublished() {
    double[] term = {0.80, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46};
    double[] early = {1.15, 0.88, 0.90, 0.74, 1.21};
    assertThat(Significance.ranksums(term, early)).isEqualTo(2 * 0.1272, within(1e-4));
    assertThat(Significance.ranksums(new double[] {3, 3}, new double[] {3, 3, 3})).isEqualTo(1);
  }

  /**
   * Depression before and after therapy: Hollander and Wolfe (1973), page 29; one-sided 0.01953.
   */
  @Test
  void signedRanksAreAsPublished() {
    double[] before = {1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30};
    double[] after = {0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29};
    assertThat(Significance.ranks(before, after)).isEqualTo(2 * 0.01953, within(1e-5));
    assertThat(Significance.ranks(before, before)).isEqualTo(1);
  }

  @Test
  void manyPairsAndTiesAreApproximated() {
    double[] zeros = new double[200];
    double[] mostlyBetter = IntStream.range(0, 200).mapToDouble(i -> i % 5 == 0 ? -1 : 1).toArray();
    double[] even = IntStream.range(0, 200).mapToDouble(i -> i % 2 == 0 ? -1 : 1).toArray();
    assertThat(Significance.ranks(mostlyBetter, zeros)).isLessThan(1e-9);
    assertThat(Significance.ranks(even, zeros)).isGreaterThan(0.9);
    assertThat(Significance.ranksums(mostlyBetter, zeros)).isLessThan(1e-9);
    assertThat(Significance.ranksums(even, zeros)).isGreaterThan(0.9);
  }

  /** Exact binomial values: 63 of 100, and the common textbook case of five out of five. */
  @Test
  void signsAreCountedOut() {
    assertThat(Significance.signs(63, 37)).isEqualTo(0.0120, within(5e-5));
    assertThat(Significance.signs(5, 0)).isEqualTo(0.0625, within(1e-12));
    assertThat(Significance.signs(0, 5)).isEqualTo(0.0625, within(1e-12));
    assertThat(Significance.signs(4, 4)).isEqualTo(1);
    assertThat(Significance.signs(0, 0)).isEqualTo(1);
    assertThat(Significance.signs(SECOND, FIRST)).isEqualTo(2 / 512.0, within(1e-12)); // 9 to 0
    assertThatThrownBy(() -> Significance.signs(FIRST, new double[3]))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
