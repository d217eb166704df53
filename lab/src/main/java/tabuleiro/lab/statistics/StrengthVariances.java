package tabuleiro.lab.statistics;

import java.util.ArrayList;
import java.util.List;

/**
 * Variances of strengths and of leads within a group of players, from the results of their pairs of
 * games. Two estimates are made, and the larger one counts.
 *
 * <p><b>The common estimate</b> is the variance of independent games, multiplied by one dispersion
 * for all pairings (quasi-likelihood, Wedderburn 1974): the mean squared distance of the results of
 * the pairs from the expected results, divided by the variance of two independent games.
 *
 * <p><b>The robust estimate</b> lets each pairing vary in its own way (the sandwich of Huber 1967
 * and White 1980, with a cluster for each pair of games as in Liang and Zeger 1986). Openings that
 * favour a seat let pairs of equal players end 1–1, but not pairs of unequal players, so that the
 * common estimate is too small for large leads:
 *
 * <pre>
 *   variance = Σ gain² · r² / (1 − h + 2/n)       over all n pairs of games
 *   r     the distance of the result of a pair from the expected result
 *   gain  the change of the lead if the result of the pair grows by 1
 *   h     the change of the expected result of the pair itself, its leverage
 * </pre>
 *
 * The residuals of pairs with much influence are too small; dividing by 1 − h corrects this
 * (MacKinnon and White 1985). The estimate still varies much if there are few pairs, and then it is
 * often too small. Therefore the larger of the two is taken (Angrist and Pischke 2009, section
 * 8.1).
 *
 * <p>Both are computed as if every player had one more pair of independent games without draws, and
 * as if these had two degrees of freedom. So results that happen to be equal do not make the
 * variance vanish, and two players have the interval of their match. Immutable.
 */
final class StrengthVariances {
  private static final double MORE = 2; // degrees of freedom of the additional pairs

  private final BradleyTerry fit;
  private final int members;
  private final double pairs;
  private final List<Pairing> pairings;
  private final double dispersion;
  private final double certainty;

  /**
   * Two players who met.
   *
   * @param squares the sum of squared residuals, with those of the additional pairs
   * @param expected the variance of the result of a pair of independent games
   */
  private record Pairing(int one, int other, double pairs, double squares, double expected) {}

  StrengthVariances(BradleyTerry fit, PairTable results, int group) {
    this.fit = fit;
    int count = 0;
    double sum = 0;
    for (int i = 0; i < fit.size(); i++) {
      count += fit.group(i) == group ? 1 : 0;
      for (int j = 0; j < i; j++) {
        sum += fit.group(i) == group ? results.pairs(i, j) : 0;
      }
    }
    members = count;
    pairs = sum;
    pairings = pairings(results, group);
    dispersion = dispersion();
    certainty = ScoreInterval.certainty(freedom());
  }

  private List<Pairing> pairings(PairTable results, int group) {
    List<Pairing> found = new ArrayList<>();
    for (int i = 0; i < fit.size(); i++) {
      for (int j = 0; j < i; j++) {
        double count = results.pairs(i, j);
        if (fit.group(i) == group && count > 0) {
          double score = fit.score(i, j);
          double more = members * count / pairs * score * (1 - score) / 2;
          double squares = results.residuals(i, j, score) + more;
          found.add(new Pairing(i, j, count, squares, fit.variance(i, j) / 2));
        }
      }
    }
    return found;
  }

  private double dispersion() {
    double squares = pairings.stream().mapToDouble(Pairing::squares).sum();
    double expected = pairings.stream().mapToDouble(p -> p.pairs * p.expected).sum();
    double ratio = squares / (freedom() * expected / pairs);
    // One-sided results hardly vary; they do not show that pairs vary less than games.
    return fit.isVirtual() ? Math.max(1, ratio) : ratio;
  }

  /** The number of players in the group. */
  int members() {
    return members;
  }

  /** What remains of the size of a sample because its variance is only estimated. */
  double certainty() {
    return certainty;
  }

  /** The degrees of freedom of the variances. */
  private double freedom() {
    return pairs - (members - 1) + MORE;
  }

  /** The variance of a strength, in squared Elo. */
  double ofStrength(int player) {
    double robust = 0;
    for (Pairing pairing : pairings) {
      robust += robust(pairing, covariance(player, pairing));
    }
    return Math.max(dispersion * fit.covariance(player, player), robust);
  }

  /** The variance of a lead, in squared Elo. */
  double ofLead(int one, int other) {
    double robust = 0;
    for (Pairing pairing : pairings) {
      robust += robust(pairing, covariance(one, pairing) - covariance(other, pairing));
    }
    double deviation = fit.deviation(one, other);
    return Math.max(dispersion * deviation * deviation, robust);
  }

  /** The covariance of a strength and the lead of a pairing, if games were independent. */
  private double covariance(int player, Pairing pairing) {
    return fit.covariance(player, pairing.one) - fit.covariance(player, pairing.other);
  }

  /**
   * What a pairing adds to the robust estimate.
   *
   * @param covariance of what is estimated and the lead of this pairing, if games were independent
   */
  private double robust(Pairing pairing, double covariance) {
    double unit = fit.unit(pairing.one);
    double gain = 2 * covariance / unit; // a pair has two points
    double deviation = fit.deviation(pairing.one, pairing.other) / unit;
    double leverage = Math.min(1, deviation * deviation * 4 * pairing.expected);
    return gain * gain * pairing.squares / (1 - leverage + MORE / pairs);
  }
}
