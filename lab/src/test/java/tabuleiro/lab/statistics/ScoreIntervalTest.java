package tabuleiro.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreIntervalTest {
  /** Jeffreys intervals for a known size, computed with {@code scipy.stats.beta.ppf}. */
  @ParameterizedTest
  @CsvSource({
    "1, 7, 0.015877, 0.500797",
    "2, 7, 0.064728, 0.647662",
    "5, 12, 0.180479, 0.688060",
    "6, 12, 0.243011, 0.756989",
  })
  void jeffreysIntervalsComeOut(double hits, double size, double low, double high) {
    Interval interval = ScoreInterval.ofEffective(hits / size, size);
    assertThat(interval.low()).isEqualTo(low, within(2e-6));
    assertThat(interval.high()).isEqualTo(high, within(2e-6));
  }

  /** The one-sided bounds of Clopper and Pearson (1934) for n of n: 0.478 for 5, 0.692 for 10. */
  @ParameterizedTest
  @CsvSource({"1, 0.0250", "5, 0.4782", "10, 0.6915", "20, 0.8316"})
  void aSweepHasTheBoundOfClopperAndPearson(long size, double low) {
    Interval all = ScoreInterval.of(1, 0, size);
    assertThat(all.low()).isEqualTo(low, within(5e-5));
    assertThat(all.high()).isEqualTo(1);
    assertThat(ScoreInterval.of(0, 0, size).high()).isEqualTo(1 - all.low(), within(1e-12));
  }

  /** Any distribution with a mean at the bound gives a sweep in at most 2.5 % of the cases. */
  @Test
  void noDistributionSweepsMoreOftenThanTheBoundAllows() {
    double mean = ScoreInterval.sweepBound(5);
    for (double others = 0; others < mean; others += 0.05) {
      double best = (mean - others) / (1 - others); // the other results are all alike
      assertThat(Math.pow(best, 5)).isLessThanOrEqualTo(0.025 + 1e-12);
    }
  }

  @Test
  void manyResultsHaveTheUsualError() {
    Interval interval = ScoreInterval.of(0.6, 0.04, 10_000);
    assertThat(interval.error()).isEqualTo(1.96 * Math.sqrt(0.04 / 10_000), within(1e-5));
  }

  @Test
  void contradictoryNumbersAreRejected() {
    assertThatThrownBy(() -> ScoreInterval.of(1.1, 0, 3))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> ScoreInterval.of(0.5, 0, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
