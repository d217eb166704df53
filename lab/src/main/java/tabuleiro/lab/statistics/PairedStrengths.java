package tabuleiro.lab.statistics;

import java.util.stream.IntStream;
import org.hipparchus.special.Beta;

/**
 * The strengths of players who played pairs of games, with confidence intervals that allow for the
 * dependence of the two games of a pair.
 *
 * <p>The strengths are those of {@link BradleyTerry}, their variances those of {@link
 * StrengthVariances}.
 *
 * <p>The lead of a player over the average of the others then has the interval of a match of the
 * same certainty, see {@link ScoreInterval}. A player who won every game has an exact lower bound
 * if it met all others equally often: the probability of n pairs all won is at most the product of
 * the expected scores, and, because the logarithm of the score is a concave function of the lead,
 * at most the n-th power of the score of the mean lead. Immutable.
 */
public final class PairedStrengths {
  private static final double UNIT = Math.log(10) / 400; // natural logarithms in one Elo

  private final BradleyTerry fit;
  private final PairTable results;
  private final StrengthVariances[] variances; // of each group

  private PairedStrengths(BradleyTerry fit, PairTable results) {
    this.fit = fit;
    this.results = results;
    int groups = IntStream.range(0, fit.size()).map(fit::group).max().orElse(-1) + 1;
    variances = new StrengthVariances[groups];
    for (int group = 0; group < groups; group++) {
      variances[group] = new StrengthVariances(fit, results, group);
    }
  }

  /**
   * Estimates strengths from results.
   *
   * @param wins the number of games that the player of the row won against the player of the column
   * @param draws the number of drawn games; symmetric
   * @param squares the sum, over pairs of games, of the square of the row player's share of the
   *     points of the pair
   */
  public static PairedStrengths of(double[][] wins, double[][] draws, double[][] squares) {
    return new PairedStrengths(BradleyTerry.of(wins, draws), new PairTable(wins, draws, squares));
  }

  /** The strengths without intervals. */
  public BradleyTerry fit() {
    return fit;
  }

  /**
   * The strength of a player in Elo with its 95 % interval; the mean of its group is 0. The
   * interval of a player who won or lost every game has one end only, a bound with a confidence of
   * 97.5 %.
   */
  public Interval strength(int player) {
    int members = variances(player).members();
    double share = (members - 1.0) / members; // of the lead over the average of the others
    double strength = fit.strength(player);
    double games = 0;
    double points = 0;
    double opponents = 0;
    for (int other = 0; other < fit.size(); other++) {
      games += other == player ? 0 : results.games(player, other);
      points += other == player ? 0 : results.points(player, other);
      opponents += other == player ? 0 : results.games(player, other) * fit.strength(other);
    }
    if (games == 0) {
      return new Interval(Double.NEGATIVE_INFINITY, strength, Double.POSITIVE_INFINITY);
    }
    if (points == 0 || points == games) {
      // The opponents may be stronger or weaker than the average of the others.
      double ahead = opponents / games + strength / (members - 1);
      double bound = lead(ScoreInterval.sweepBound(games / 2));
      return points == 0
          ? atMost(share * (ahead - bound), strength)
          : atLeast(share * (ahead + bound), strength);
    }
    double variance = variances(player).ofStrength(player) / (share * share);
    Interval lead = match(strength / share, variance, player).interval();
    return new Interval(share * lead.low(), strength, share * lead.high());
  }

  private static Interval atLeast(double low, double strength) {
    return new Interval(low, Math.max(low, strength), Double.POSITIVE_INFINITY);
  }

  private static Interval atMost(double high, double strength) {
    return new Interval(Double.NEGATIVE_INFINITY, Math.min(high, strength), high);
  }

  /** The Elo difference between two players with its 95 % interval. */
  public Interval lead(int one, int other) {
    if (variances(one).members() == 2) {
      Interval half = strength(one);
      return new Interval(2 * half.low(), 2 * half.middle(), 2 * half.high());
    }
    return match(one, other).interval();
  }

  /** The likelihood of superiority of one player over another, given these results. */
  public double superiority(int one, int other) {
    return match(one, other).superiority();
  }

  private EffectiveMatch match(int one, int other) {
    return match(fit.lead(one, other), variances(one).ofLead(one, other), one);
  }

  private EffectiveMatch match(double lead, double variance, int player) {
    double score = 1 / (1 + Math.exp(-lead * UNIT));
    double slope = UNIT * score * (1 - score); // of the score, as the lead grows
    double size = score * (1 - score) / (variance * slope * slope);
    return new EffectiveMatch(lead, score, size * variances(player).certainty());
  }

  private StrengthVariances variances(int player) {
    return variances[fit.group(player)];
  }

  private static double lead(double score) {
    return -Math.log(1 / score - 1) / UNIT;
  }

  /** An imaginary match whose score is as uncertain as the estimated lead. */
  private record EffectiveMatch(double lead, double score, double size) {

    Interval interval() {
      Interval scores = ScoreInterval.ofEffective(score, size);
      return new Interval(
          Math.min(lead, PairedStrengths.lead(scores.low())),
          lead,
          Math.max(lead, PairedStrengths.lead(scores.high())));
    }

    double superiority() {
      return 1 - Beta.regularizedBeta(0.5, score * size + 0.5, (1 - score) * size + 0.5);
    }
  }
}
