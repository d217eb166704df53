package tabuleiro.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EloTest {

  /**
   * Published results with their pairs (as printed by fastchess). With hundreds of pairs, half the
   * width of the interval is nearly the published error.
   */
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
    assertThat(elo.error()).isCloseTo(error, withinPercentage(2.5));
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
    Elo none = Elo.of(Pairs.NONE);
    assertThat(none.low()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(none.high()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(none.isBound()).isFalse();
  }

  /** 20–0 in ten pairs: a player with a score of 0.025^(1/10) wins all ten pairs in 2.5 %. */
  @Test
  void aSweepHasAnExactOneSidedBound() {
    Elo all = Elo.of(Pairs.of(0, 0, 0, 0, 10));
    assertThat(all.isBound()).isTrue();
    assertThat(all.low()).isEqualTo(140.217, within(0.001)).isEqualTo(all.lead());
    assertThat(Math.pow(Elo.score(all.low()), 10)).isEqualTo(0.025, within(1e-9));
    assertThat(all.high()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(all.error()).isInfinite();
    Elo nothing = Elo.of(Pairs.of(10, 0, 0, 0, 0));
    assertThat(nothing.isBound()).isTrue();
    assertThat(nothing.high()).isEqualTo(-all.low(), within(1e-9)).isEqualTo(nothing.lead());
    assertThat(nothing.low()).isEqualTo(Double.NEGATIVE_INFINITY);
  }

  @Test
  void pairsThatAllEndTheSameWayStillLeaveDoubt() {
    Elo one = Elo.of(Pairs.of(0, 0, 1, 0, 0));
    assertThat(one.lead()).isZero();
    assertThat(one.error()).isGreaterThan(100).isFinite();
    assertThat(Elo.of(Pairs.of(0, 0, 100, 0, 0)).error()).isLessThan(one.error() / 10);
  }

  /** All outcomes of up to six pairs. */
  @Test
  void theIntervalContainsTheLeadAndIsMirroredForTheOtherPlayer() {
    for (int size = 1; size <= 6; size++) {
      outcomes(
          size,
          pairs -> {
            Elo elo = Elo.of(pairs);
            assertThat(elo.contains(elo.lead())).as("%s", pairs).isTrue();
            Elo other =
                Elo.of(
                    Pairs.of(
                        pairs.count(4),
                        pairs.count(3),
                        pairs.count(2),
                        pairs.count(1),
                        pairs.count(0)));
            assertThat(other.low()).as("%s", pairs).isEqualTo(-elo.high(), within(0.01));
            assertThat(other.lead()).as("%s", pairs).isEqualTo(-elo.lead(), within(1e-6));
          });
    }
  }

  /**
   * The coverage by enumeration of every sequence of results, for models with independent games and
   * with both games alike. {@code docs/experiments/statistics.md} has the whole grid.
   */
  @ParameterizedTest
  @CsvSource({"3, 0", "3, 200", "5, 0", "5, 100", "5, 400", "6, 0", "6, 50", "7, 200"})
  void intervalsOfFewPairsContainTheTruth(int size, double lead) {
    double win = Elo.score(lead);
    double loss = 1 - win;
    double draw = 0.5 * loss; // half of what is lost becomes two draws
    double[][] models = {
      {loss * loss, 0, 2 * win * loss, 0, win * win},
      {loss, 0, 0, 0, win},
      {loss - draw / 2, 0, draw, 0, win - draw / 2},
    };
    for (double[] model : models) {
      double[] covered = new double[1];
      outcomes(
          size,
          pairs -> covered[0] += Elo.of(pairs).contains(lead) ? probability(pairs, model) : 0);
      assertThat(covered[0]).isBetween(0.93, 1 + 1e-9);
    }
  }

  private static void outcomes(int size, Consumer<Pairs> each) {
    for (int a = 0; a <= size; a++) {
      for (int b = 0; a + b <= size; b++) {
        for (int c = 0; a + b + c <= size; c++) {
          for (int d = 0; a + b + c + d <= size; d++) {
            each.accept(Pairs.of(a, b, c, d, size - a - b - c - d));
          }
        }
      }
    }
  }

  /** The multinomial probability, by one factor per pair. */
  private static double probability(Pairs pairs, double[] model) {
    double product = 1;
    int placed = 0;
    for (int i = 0; i < model.length; i++) {
      for (int k = 1; k <= pairs.count(i); k++) {
        product *= model[i] * ++placed / k;
      }
    }
    return product;
  }

  @Test
  void pairsAreCountedByTheirPoints() {
    Pairs pairs = Pairs.NONE.plus(1, 1).plus(0, 0.5).plus(1, 0).plus(0.5, 0.5).plus(0.5, 1);
    assertThat(pairs).isEqualTo(Pairs.of(0, 1, 2, 1, 1)).hasToString("[0, 1, 2, 1, 1]");
    assertThat(pairs.score()).isEqualTo(6 / 10.0);
    assertThatThrownBy(() -> Pairs.of(1, 2)).isInstanceOf(IllegalArgumentException.class);
  }
}
