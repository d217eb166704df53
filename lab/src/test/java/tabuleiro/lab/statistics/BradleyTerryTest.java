package tabuleiro.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class BradleyTerryTest {
  private static final double UNIT = 400 / Math.log(10); // Elo of one natural logarithm

  /**
   * The Eastern Division of the American League of baseball in 1987: Agresti, Categorical Data
   * Analysis (2002), section 10.6; strengths above Baltimore in table 10.11, their standard errors
   * all about 0.3.
   */
  @Test
  void baseballComesOutAsPublished() {
    double[][] wins = {
      {0, 7, 9, 7, 7, 9, 11}, // Milwaukee
      {6, 0, 7, 5, 11, 9, 9}, // Detroit
      {4, 6, 0, 7, 7, 8, 12}, // Toronto
      {6, 8, 6, 0, 6, 7, 10}, // New York
      {6, 2, 6, 7, 0, 7, 12}, // Boston
      {4, 4, 5, 6, 6, 0, 6}, // Cleveland
      {2, 4, 1, 3, 1, 7, 0} // Baltimore
    };
    double[] published = {1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0};
    BradleyTerry league = BradleyTerry.of(wins, new double[7][7]);
    double sum = 0;
    for (int team = 0; team < 7; team++) {
      assertThat(league.lead(team, 6) / UNIT).isEqualTo(published[team], within(0.005));
      sum += league.strength(team);
    }
    for (int team = 0; team < 6; team++) {
      assertThat(league.deviation(team, 6) / UNIT).isEqualTo(0.3, within(0.05));
    }
    assertThat(sum).isEqualTo(0, within(1e-9));
    assertThat(league.isVirtual()).isFalse();
    assertThat(league.isConnected()).isTrue();
  }

  /**
   * Citations between journals of statistics: Stigler (1994), fitted by Turner and Firth,
   * Bradley-Terry models in R (2012), section 2, with standard errors.
   */
  @Test
  void citationsComeOutAsPublishedWithTheirErrors() {
    double[][] wins = {
      {0, 730, 498, 221}, // Biometrika
      {33, 0, 68, 17}, // Communications in Statistics
      {320, 813, 0, 142}, // Journal of the American Statistical Association
      {284, 276, 325, 0} // Journal of the Royal Statistical Society B
    };
    BradleyTerry journals = BradleyTerry.of(wins, new double[4][4]);
    double[] published = {0, -2.94907, -0.47957, 0.26895};
    double[] errors = {0, 0.10255, 0.06059, 0.07083};
    for (int journal = 1; journal < 4; journal++) {
      assertThat(journals.lead(journal, 0) / UNIT).isEqualTo(published[journal], within(1e-5));
      assertThat(journals.deviation(journal, 0) / UNIT).isEqualTo(errors[journal], within(1e-5));
    }
  }

  /** Six brands of chocolate pudding: Davidson (1970), example 2. */
  @Test
  void puddingsWithDrawsComeOutAsPublished() {
    int[][] tasted = { // one, other, one better, other better, no preference
      {1, 2, 19, 22, 16}, {1, 3, 16, 19, 12}, {2, 3, 19, 19, 10}, {1, 4, 18, 23, 13},
      {2, 4, 23, 19, 9}, {3, 4, 19, 20, 15}, {1, 5, 13, 19, 18}, {2, 5, 16, 20, 12},
      {3, 5, 16, 15, 17}, {4, 5, 17, 14, 16}, {1, 6, 18, 21, 12}, {2, 6, 22, 20, 12},
      {3, 6, 13, 18, 10}, {4, 6, 14, 19, 18}, {5, 6, 11, 21, 12}
    };
    double[][] wins = new double[6][6];
    double[][] draws = new double[6][6];
    for (int[] row : tasted) {
      wins[row[0] - 1][row[1] - 1] = row[2];
      wins[row[1] - 1][row[0] - 1] = row[3];
      draws[row[0] - 1][row[1] - 1] = row[4];
      draws[row[1] - 1][row[0] - 1] = row[4];
    }
    BradleyTerry puddings = BradleyTerry.of(wins, draws);
    double tendency = puddings.drawTendency(0);
    assertThat(tendency).isEqualTo(0.747, within(0.0005));
    double[] published = {0.139, 0.173, 0.162, 0.165, 0.159, 0.202};
    double[] worths = new double[6];
    double sum = 0;
    for (int brand = 0; brand < 6; brand++) {
      worths[brand] = Math.exp(puddings.strength(brand) / UNIT * (2 + tendency) / 2);
      sum += worths[brand];
    }
    for (int brand = 0; brand < 6; brand++) {
      assertThat(worths[brand] / sum).isEqualTo(published[brand], within(0.0006));
    }
  }

  @Test
  void everyoneIsExpectedToScoreWhatHeScored() {
    double[][] wins = {{0, 5, 9}, {3, 0, 4}, {1, 2, 0}};
    double[][] draws = {{0, 4, 2}, {4, 0, 6}, {2, 6, 0}};
    BradleyTerry players = BradleyTerry.of(wins, draws);
    for (int i = 0; i < 3; i++) {
      double points = 0;
      double expected = 0;
      for (int j = 0; j < 3; j++) {
        points += wins[i][j] + draws[i][j] / 2;
        expected += (wins[i][j] + wins[j][i] + draws[i][j]) * players.score(i, j);
      }
      assertThat(expected).isEqualTo(points, within(1e-9));
    }
  }

  @Test
  void twoPlayersHaveNearlyTheLeadOfTheirScore() {
    assertThat(two(60, 0, 40).lead(0, 1)).isEqualTo(-400 * Math.log10(40 / 60.0), within(1e-9));
    assertThat(two(30, 50, 20).lead(0, 1)).isEqualTo(34.86, within(0.1)); // 55 of 100
    assertThat(two(80, 10, 10).lead(0, 1)).isEqualTo(301.3, within(7.0)); // 85 of 100
  }

  @Test
  void whoWinsAlwaysIsStrongButNotInfinitely() {
    BradleyTerry sweep = two(100, 0, 0);
    assertThat(sweep.isVirtual()).isTrue();
    assertThat(sweep.lead(0, 1)).isEqualTo(400 * Math.log10(100.5 / 0.5), within(1e-6));
    assertThat(sweep.deviation(0, 1)).isFinite().isGreaterThan(100);
    BradleyTerry draws = two(0, 40, 0);
    assertThat(draws.lead(0, 1)).isEqualTo(0, within(1e-9));
    assertThat(draws.deviation(0, 1)).isFinite();
    assertThat(two(1, 40, 0).lead(0, 1)).isPositive().isFinite();
    double[][] ladder = {{0, 9, 9, 9}, {0, 0, 9, 9}, {0, 0, 0, 9}, {0, 0, 0, 0}};
    BradleyTerry strict = BradleyTerry.of(ladder, new double[4][4]);
    for (int i = 0; i < 3; i++) {
      assertThat(strict.strength(i)).isGreaterThan(strict.strength(i + 1)).isFinite();
      assertThat(strict.deviation(i)).isFinite().isPositive();
    }
  }

  @Test
  void playersWhoNeverMetAreNotCompared() {
    double[][] wins = new double[5][5];
    wins[0][2] = 3;
    wins[2][0] = 1;
    wins[1][3] = 2;
    wins[3][1] = 2;
    BradleyTerry apart = BradleyTerry.of(wins, new double[5][5]);
    assertThat(apart.isConnected()).isFalse();
    assertThat(new int[] {apart.group(0), apart.group(1), apart.group(2), apart.group(3)})
        .containsExactly(0, 1, 0, 1);
    assertThat(apart.group(4)).isEqualTo(2);
    assertThat(apart.lead(0, 2)).isEqualTo(400 * Math.log10(3), within(1e-9));
    assertThat(apart.strength(4)).isZero();
    assertThatThrownBy(() -> apart.lead(0, 1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void trueStrengthsAreInsideTheErrorsAboutAsOftenAsPromised() {
    SplittableRandom random = new SplittableRandom(11);
    double[] strengths = {150, 50, 0, -60, -140};
    int inside = 0;
    for (int trial = 0; trial < 200; trial++) {
      double[][] wins = new double[5][5];
      for (int i = 0; i < 5; i++) {
        for (int j = 0; j < i; j++) {
          double score = 1 / (1 + Math.pow(10, (strengths[j] - strengths[i]) / 400));
          for (int game = 0; game < 60; game++) {
            boolean isWon = random.nextDouble() < score;
            wins[isWon ? i : j][isWon ? j : i]++;
          }
        }
      }
      BradleyTerry found = BradleyTerry.of(wins, new double[5][5]);
      for (int i = 0; i < 5; i++) {
        inside += Math.abs(found.strength(i) - strengths[i]) <= 1.96 * found.deviation(i) ? 1 : 0;
      }
    }
    assertThat(inside).isBetween(925, 975); // 950 of 1000 expected
  }

  @Test
  void aLongChainIsFittedToTheEnd() {
    int size = 60;
    double[][] wins = new double[size][size];
    for (int i = 0; i + 1 < size; i++) {
      wins[i][i + 1] = 2;
      wins[i + 1][i] = 1;
    }
    BradleyTerry chain = BradleyTerry.of(wins, new double[size][size]);
    double expected = (size - 1) * 400 * Math.log10(2);
    assertThat(chain.lead(0, size - 1)).isEqualTo(expected, within(1e-6));
  }

  @Test
  void invalidTablesAreRefused() {
    double[][] lopsided = {{0, 1}, {2, 0}};
    assertThatThrownBy(() -> BradleyTerry.of(new double[2][2], lopsided))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> BradleyTerry.of(new double[2][3], new double[2][2]))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(BradleyTerry.of(new double[0][0], new double[0][0]).size()).isZero();
  }

  private static BradleyTerry two(double won, double drawn, double lost) {
    return BradleyTerry.of(
        new double[][] {{0, won}, {lost, 0}}, new double[][] {{0, drawn}, {drawn, 0}});
  }
}
