package tabuleiro.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.hipparchus.distribution.discrete.BinomialDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntervalTest {
  /** Additional hours of sleep by the second drug compared with the first: Student (1908). */
  private static final double[] SLEEP = {1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4};

  /** Newcombe, Statistics in Medicine 17 (1998), table I, method 3; the last is widely quoted. */
  @ParameterizedTest
  @CsvSource({
    "81, 263, 0.2553, 0.3662",
    "15, 148, 0.0624, 0.1605",
    "0, 20, 0.0000, 0.1611",
    "1, 29, 0.0061, 0.1718",
    "63, 100, 0.5322, 0.7182",
  })
  void publishedSharesComeOut(long hits, long size, double low, double high) {
    Interval interval = Interval.ofShare(hits, size);
    assertThat(interval.low()).isEqualTo(low, within(5e-5));
    assertThat(interval.high()).isEqualTo(high, within(5e-5));
    Interval misses = Interval.ofShare(size - hits, size);
    assertThat(misses.low()).isEqualTo(1 - interval.high(), within(1e-12));
  }

  @Test
  void aMeanHasTheIntervalOfStudent() {
    Interval interval = Interval.ofMean(SLEEP);
    assertThat(interval.middle()).isEqualTo(1.58, within(1e-12));
    assertThat(interval.low()).isEqualTo(0.7001142, within(1e-6));
    assertThat(interval.high()).isEqualTo(2.4598858, within(1e-6));
    assertThat(interval.error()).isEqualTo(0.8798858, within(1e-6));
  }

  @Test
  void oneNumberAloneLeavesEverythingOpen() {
    Interval interval = Interval.ofMean(7);
    assertThat(interval.contains(-1e300)).isTrue();
    assertThat(interval.middle()).isEqualTo(7);
    assertThat(Interval.ofMean(3, 3, 3)).isEqualTo(new Interval(3, 3, 3));
    assertThatThrownBy(() -> Interval.ofMean()).isInstanceOf(IllegalArgumentException.class);
  }

  /** Enumerated, not sampled: Brown, Cai and DasGupta (2001) plot this as a saw around 0.95. */
  @Test
  void ninetyFiveOfAHundredSharesHoldTheTruth() {
    int size = 40;
    double sum = 0;
    for (int percent = 5; percent <= 95; percent++) {
      double truth = percent / 100.0;
      BinomialDistribution chances = new BinomialDistribution(size, truth);
      double covered = 0;
      for (int hits = 0; hits <= size; hits++) {
        covered += Interval.ofShare(hits, size).contains(truth) ? chances.probability(hits) : 0;
      }
      assertThat(covered).isGreaterThan(0.9);
      sum += covered;
    }
    assertThat(sum / 91).isEqualTo(0.95, within(0.005));
  }

  @Test
  void contradictoryNumbersAreRejected() {
    assertThatThrownBy(() -> new Interval(3, 2, 4)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Interval.ofShare(5, 4)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Interval.ofShare(1.0, 3, 4))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
