package tabuleiro.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SummaryTest {

  /** The NIST dataset NumAcc3, whose exact mean and deviation expose rounding errors in sums. */
  @Test
  void largeNumbersLoseNothing() {
    double[] sample = new double[1001];
    sample[0] = 1_000_000.2;
    for (int i = 1; i < sample.length; i++) {
      sample[i] = i % 2 == 1 ? 1_000_000.1 : 1_000_000.3;
    }
    Summary summary = Summary.of(sample);
    assertThat(summary.mean()).isEqualTo(1_000_000.2, within(1e-9));
    assertThat(summary.deviation()).isEqualTo(0.1, within(1e-9));
  }

  /** Quantiles as R computes them by default for 1, 2, 4, 8, 16, 32. */
  @Test
  void quartilesLieBetweenNumbersInProportion() {
    Summary summary = Summary.of(16, 2, 8, 1, 32, 4);
    assertThat(summary.least()).isEqualTo(1);
    assertThat(summary.lower()).isEqualTo(2.5);
    assertThat(summary.median()).isEqualTo(6);
    assertThat(summary.upper()).isEqualTo(14);
    assertThat(summary.most()).isEqualTo(32);
    assertThat(summary.mean()).isEqualTo(10.5);
  }

  @Test
  void oneNumberHasNoSpreadAndNoneIsRefused() {
    assertThat(Summary.of(5)).isEqualTo(new Summary(1, 5, 0, 5, 5, 5, 5, 5));
    assertThat(Summary.of(1, 3).standardError()).isEqualTo(1, within(1e-12));
    assertThatThrownBy(() -> Summary.of()).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Summary.of(1, Double.NaN))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
