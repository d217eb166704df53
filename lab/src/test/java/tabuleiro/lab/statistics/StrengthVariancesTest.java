package tabuleiro.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class StrengthVariancesTest {

  /**
   * The robust estimate, against refitting all strengths after a small change of the result of one
   * pair (the infinitesimal jackknife, Jaeckel 1972). Corrections are applied by hand.
   */
  @Test
  void gainsAndLeveragesAreThoseOfRefitting() {
    int pairs = 6; // in each pairing
    Results results = new Results(4);
    results.add(0, 1, 0.5, 0.5, 0.5, 0.5, 0.5, 1);
    results.add(0, 2, 1, 1, 0, 1, 1, 0);
    results.add(0, 3, 1, 0, 1, 1, 0.5, 1);
    results.add(1, 2, 0.5, 0.5, 0.5, 0.5, 0.5, 0);
    results.add(1, 3, 1, 1, 0, 1, 0, 1);
    results.add(2, 3, 0.5, 0.5, 0.5, 0.5, 1, 0.5);
    BradleyTerry fit = results.fit();
    double refitted = 0;
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < i; j++) {
        double score = fit.score(i, j);
        double more = 4 / 36.0 * pairs * score * (1 - score) / 2;
        double squares = results.table().residuals(i, j, score) + more;
        double step = 1e-4;
        BradleyTerry higher = results.changed(i, j, step).fit();
        BradleyTerry lower = results.changed(i, j, -step).fit();
        double gain = (higher.lead(0, 3) - lower.lead(0, 3)) / (2 * step);
        double leverage = (higher.score(i, j) - lower.score(i, j)) / (2 * step);
        refitted += gain * gain * squares / (1 - leverage + 2 / 36.0);
      }
    }
    StrengthVariances variances = new StrengthVariances(fit, results.table(), 0);
    assertThat(variances.ofLead(0, 3)).isEqualTo(refitted, within(1e-4 * refitted));
  }

  /**
   * Players 0 and 1 share every pair, as if all openings decided for one seat. Their pairs do not
   * show how much those against player 2 vary. The slow answer is the variance of the leads in many
   * tournaments; with one dispersion for all pairings, the estimate is 30 % smaller.
   */
  @Test
  void variancesAreThoseOfManyTournaments() {
    SplittableRandom random = new SplittableRandom(5);
    int trials = 1000;
    double[] leads = new double[trials];
    double[] estimates = new double[trials];
    for (int trial = 0; trial < trials; trial++) {
      Results results = unlike(random, 60);
      BradleyTerry fit = results.fit();
      leads[trial] = fit.lead(0, 2);
      estimates[trial] = new StrengthVariances(fit, results.table(), 0).ofLead(0, 2);
    }
    double deviation = Summary.of(leads).deviation();
    assertThat(Arrays.stream(estimates).average().orElseThrow() / (deviation * deviation))
        .isBetween(0.95, 1.15);
  }

  /** With one dispersion for all pairings, only 91 % were covered here. */
  @Test
  void leadsAreCoveredIfPairingsVaryDifferently() {
    SplittableRandom random = new SplittableRandom(6);
    double truth = 400 * Math.log10(3);
    int inside = 0;
    int trials = 1000;
    for (int trial = 0; trial < trials; trial++) {
      Results results = unlike(random, 30);
      Interval lead = PairedStrengths.of(results.wins, results.draws, results.squares).lead(0, 2);
      inside += lead.contains(truth) ? 1 : 0;
    }
    assertThat(inside / (double) trials).isBetween(0.94, 0.98);
  }

  @Test
  void pairsThatAllVaryAlikeKeepTheCommonEstimate() {
    Results results = new Results(3);
    results.add(0, 1, 0, 1, 0.5, 0.5);
    results.add(0, 2, 0, 1, 0.5, 0.5);
    results.add(1, 2, 0, 1, 0.5, 0.5);
    BradleyTerry fit = results.fit();
    double independent = fit.deviation(0, 1) * fit.deviation(0, 1);
    // Each of 12 pairs has a squared residual of 1/8 on average, and so have 3 more pairs; 12
    // degrees of freedom are left. Independent games would have 1/8.
    double dispersion = (12 + 3) / 12.0;
    assertThat(new StrengthVariances(fit, results.table(), 0).ofLead(0, 1))
        .isEqualTo(dispersion * independent, within(1e-6));
  }

  /** Players 0 and 1 are equal and share every pair; both win or lose whole pairs against 2. */
  private static Results unlike(SplittableRandom random, int pairs) {
    Results results = new Results(3);
    for (int pair = 0; pair < pairs; pair++) {
      results.add(0, 1, 0.5);
      results.add(0, 2, random.nextInt(4) == 0 ? 0 : 1);
      results.add(1, 2, random.nextInt(4) == 0 ? 0 : 1);
    }
    return results;
  }

  /** Tables of decisive games. */
  private static final class Results {
    private final double[][] wins;
    private final double[][] draws;
    private final double[][] squares;

    Results(int players) {
      wins = new double[players][players];
      draws = new double[players][players];
      squares = new double[players][players];
    }

    /** Adds pairs in which one player has these shares of the points. */
    void add(int one, int other, double... shares) {
      for (double share : shares) {
        wins[one][other] += 2 * share;
        wins[other][one] += 2 - 2 * share;
        squares[one][other] += share * share;
        squares[other][one] += (1 - share) * (1 - share);
      }
    }

    /** The same results, but one pair of two players ended a little differently. */
    Results changed(int one, int other, double step) {
      Results changed = new Results(wins.length);
      for (int i = 0; i < wins.length; i++) {
        changed.wins[i] = wins[i].clone();
      }
      changed.wins[one][other] += 2 * step;
      changed.wins[other][one] -= 2 * step;
      return changed;
    }

    BradleyTerry fit() {
      return BradleyTerry.of(wins, draws);
    }

    PairTable table() {
      return new PairTable(wins, draws, squares);
    }
  }
}
