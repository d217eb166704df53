package tabuleiro.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EloTest {

  /** Published results with their pairs (as printed by fastchess). */
  @ParameterizedTest
  @CsvSource({
    "73, 79, 296, 91, 118, 27.02, 15.81",
    "66, 79, 5, 0, 0, -303.61, 30.73",
    "40, 67, 295, 123, 54, 25.25, 13.92",
    "19, 23, 269, 81, 108, 83.57, 16.15",
    "598, 1553, 2651, 1569, 648, 2.87, 4.37",
  })
  void publishedLeadsAndErrorsComeOut(
      long lost, long half, long even, long more, long won, double lead, double error) {
    Elo elo = Elo.of(Pairs.of(lost, half, even, more, won));
    assertThat(elo.lead()).isEqualTo(lead, within(0.005));
    assertThat(elo.error()).isEqualTo(error, within(0.005));
    assertThat(elo.isBound()).isFalse();
  }

  /** The values found in every description of the Elo curve; 400 means odds of ten to one. */
  @ParameterizedTest
  @CsvSource({"0, 0.50", "100, 0.64", "200, 0.76", "300, 0.85", "400, 0.91", "-200, 0.24"})
  void leadsScoreAsInTheUsualTable(double lead, double score) {
    assertThat(Elo.score(lead)).isEqualTo(score, within(0.005));
    assertThat(Elo.score(400) / Elo.score(-400)).isEqualTo(10, within(1e-9));
  }

  @Test
  void aScoreAndALeadAreTheSameThing() {
    assertThat(Elo.ofScore(0.75)).isEqualTo(190.85, within(0.005));
    assertThat(Elo.score(Elo.ofScore(0.64))).isEqualTo(0.64, within(1e-12));
    assertThat(Elo.of(Pairs.NONE)).isEqualTo(new Elo(0, 0, false));
  }

  @Test
  void aCleanSweepIsABoundAndNotInfinite() {
    Elo all = Elo.of(Pairs.of(0, 0, 0, 0, 50));
    assertThat(all.isBound()).isTrue();
    assertThat(all.lead()).isEqualTo(Elo.ofScore(99.5 / 100), within(1e-9)).isGreaterThan(900);
    assertThat(all.error()).isFinite().isPositive();
    assertThat(Elo.of(Pairs.of(50, 0, 0, 0, 0)).lead()).isEqualTo(-all.lead(), within(1e-9));
  }

  @Test
  void pairsThatAllEndAlikeStillLeaveDoubt() {
    Elo one = Elo.of(Pairs.of(0, 0, 1, 0, 0));
    assertThat(one.lead()).isZero();
    assertThat(one.error()).isGreaterThan(100).isFinite();
    assertThat(Elo.of(Pairs.of(0, 0, 100, 0, 0)).error()).isLessThan(one.error() / 10);
  }

  @Test
  void pairsAreCountedByTheirPoints() {
    Pairs pairs = Pairs.NONE.plus(1, 1).plus(0, 0.5).plus(1, 0).plus(0.5, 0.5).plus(0.5, 1);
    assertThat(pairs).isEqualTo(Pairs.of(0, 1, 2, 1, 1)).hasToString("[0, 1, 2, 1, 1]");
    assertThat(pairs.score()).isEqualTo(6 / 10.0);
    assertThatThrownBy(() -> Pairs.of(1, 2)).isInstanceOf(IllegalArgumentException.class);
  }
}
