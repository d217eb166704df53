package tabuleiro.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabuleiro.lab.match.Elo;
import tabuleiro.lab.match.Pairs;

class PairedStrengthsTest {

  @Test
  void twoPlayersHaveTheIntervalOfTheirMatch() {
    Pairs pairs = Pairs.of(1, 0, 4, 0, 7);
    PairedStrengths found = two(pairs);
    Elo elo = Elo.of(pairs);
    assertThat(found.lead(0, 1).middle()).isEqualTo(elo.lead(), within(0.01));
    assertThat(found.lead(0, 1).low()).isEqualTo(elo.low(), within(0.01));
    assertThat(found.lead(0, 1).high()).isEqualTo(elo.high(), within(0.01));
    assertThat(found.strength(0).high()).isEqualTo(elo.high() / 2, within(0.01));
    assertThat(found.lead(1, 0).low()).isEqualTo(-elo.high(), within(0.01));
  }

  @Test
  void aSweepOfTwoPlayersHasTheBoundOfTheirMatch() {
    Pairs pairs = Pairs.of(0, 0, 0, 0, 10);
    PairedStrengths found = two(pairs);
    assertThat(found.lead(0, 1).low()).isEqualTo(Elo.of(pairs).low(), within(1e-6));
    assertThat(found.lead(0, 1).high()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(found.strength(1).low()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(found.strength(1).high()).isEqualTo(-Elo.of(pairs).low() / 2, within(1e-6));
  }

  /** A lead is certain (its interval excludes 0) exactly if its likelihood is above 97.5 %. */
  @Test
  void superiorityAgreesWithTheIntervalOfTheLead() {
    SplittableRandom random = new SplittableRandom(3);
    for (int trial = 0; trial < 100; trial++) {
      PairedStrengths found = tournament(random, new double[] {150, 60, -60, -150}, 4);
      for (int i = 0; i < 4; i++) {
        for (int j = 0; j < i; j++) {
          assertThat(found.superiority(i, j) > 0.975).isEqualTo(found.lead(i, j).low() > 0);
          assertThat(found.superiority(i, j) + found.superiority(j, i)).isEqualTo(1, within(1e-9));
        }
      }
    }
  }

  @Test
  void pairsThatVaryLessGiveNarrowerIntervals() {
    PairedStrengths even = two(Pairs.of(0, 0, 20, 0, 0));
    PairedStrengths varied = two(Pairs.of(10, 0, 0, 0, 10));
    assertThat(even.lead(0, 1).error()).isLessThan(varied.lead(0, 1).error() / 3);
  }

  @Test
  void playersWithoutGamesHaveNoInterval() {
    double[][] wins = {{0, 3, 0}, {1, 0, 0}, {0, 0, 0}};
    double[][] squares = {{0, 1.25, 0}, {0.25, 0, 0}, {0, 0, 0}};
    Interval nobody = PairedStrengths.of(wins, new double[3][3], squares).strength(2);
    assertThat(nobody.low()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(nobody.high()).isEqualTo(Double.POSITIVE_INFINITY);
  }

  /** Decisive games; docs/experiments/statistics.md has the whole grid. */
  @Test
  void fewPairsContainTheTruth() {
    SplittableRandom random = new SplittableRandom(11);
    double[] truth = {150, 0, -150};
    int inside = 0;
    for (int trial = 0; trial < 400; trial++) {
      PairedStrengths found = tournament(random, truth, 3);
      for (int i = 0; i < 3; i++) {
        inside += found.strength(i).contains(truth[i]) ? 1 : 0;
      }
    }
    assertThat(inside / 1200.0).isBetween(0.94, 1.0);
  }

  private static PairedStrengths tournament(SplittableRandom random, double[] truth, int pairs) {
    int size = truth.length;
    double[][] wins = new double[size][size];
    double[][] squares = new double[size][size];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < i; j++) {
        double score = Elo.score(truth[i] - truth[j]);
        for (int pair = 0; pair < pairs; pair++) {
          int won = (random.nextDouble() < score ? 1 : 0) + (random.nextDouble() < score ? 1 : 0);
          wins[i][j] += won;
          wins[j][i] += 2 - won;
          squares[i][j] += won * won / 4.0;
          squares[j][i] += (2 - won) * (2 - won) / 4.0;
        }
      }
    }
    return PairedStrengths.of(wins, new double[size][size], squares);
  }

  /** Decisive games only: a pair is lost, shared or won. */
  private static PairedStrengths two(Pairs pairs) {
    double shared = pairs.count(2);
    double[][] wins = {{0, 2 * pairs.count(4) + shared}, {2 * pairs.count(0) + shared, 0}};
    double[][] squares = {
      {0, pairs.count(4) + shared / 4}, {pairs.count(0) + shared / 4, 0},
    };
    return PairedStrengths.of(wins, new double[2][2], squares);
  }
}
