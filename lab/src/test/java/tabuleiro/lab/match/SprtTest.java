package tabuleiro.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SprtTest {

  /**
   * Stockfish tests of 2020, published with their pairs, hypotheses and final log-likelihood ratio.
   */
  @ParameterizedTest
  @CsvSource({
    "253, 4282, 17604, 4431, 286, -0.25, 1.25, 2.94",
    "58, 3302, 33130, 3518, 84, 0.25, 1.25, 2.97",
    "424, 2948, 5832, 3045, 460, -1, 3, 2.94",
    "1284, 17437, 55536, 18085, 1292, 0, 2, 2.94",
    "59, 754, 2467, 865, 75, -0.5, 1.5, 2.95",
    "17, 253, 1042, 337, 39, -0.5, 1.5, 2.96",
    "293, 5085, 20082, 5070, 326, -1.25, 0.25, 2.95",
  })
  void publishedWeightsComeOut(
      long lost,
      long half,
      long even,
      long more,
      long won,
      double elo0,
      double elo1,
      double weight) {
    Sprt test = Sprt.of(elo0, elo1);
    assertThat(test.weight(Pairs.of(lost, half, even, more, won))).isEqualTo(weight, within(0.006));
  }

  @Test
  void theBoundsAreWalds() {
    Sprt test = Sprt.of(0, 10);
    assertThat(test.upper()).isEqualTo(2.944, within(5e-4));
    assertThat(test.lower()).isEqualTo(-2.944, within(5e-4));
    assertThat(new Sprt(0, 10, 0.01, 0.1).upper()).isEqualTo(Math.log(90), within(1e-9));
    assertThat(test.verdict(Pairs.NONE)).isEqualTo(Sprt.Verdict.OPEN);
    assertThat(test.verdict(Pairs.of(0, 0, 0, 0, 200))).isEqualTo(Sprt.Verdict.ELO1);
    assertThat(test.verdict(Pairs.of(200, 0, 0, 0, 0))).isEqualTo(Sprt.Verdict.ELO0);
    assertThatThrownBy(() -> Sprt.of(5, 5)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void itIsWrongAboutAsOftenAsItSays() {
    SplittableRandom random = new SplittableRandom(7);
    Sprt test = Sprt.of(0, 60);
    int wrong = 0;
    for (int series = 0; series < 400; series++) {
      Pairs pairs = Pairs.NONE;
      while (test.verdict(pairs) == Sprt.Verdict.OPEN) {
        pairs = pairs.plus(random.nextInt(3) / 2.0, random.nextInt(3) / 2.0);
      }
      wrong += test.verdict(pairs) == Sprt.Verdict.ELO1 ? 1 : 0;
    }
    assertThat(wrong).isBetween(2, 34); // 20 expected for equal players
  }
}
