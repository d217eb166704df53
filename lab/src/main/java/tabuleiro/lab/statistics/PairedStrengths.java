package tabuleiro.lab.statistics;

import org.hipparchus.special.Beta;

/**
 * The strengths of players who played pairs of games, with confidence intervals that allow for the
 * dependence of the two games of a pair.
 *
 * <p>The strengths are those of {@link BradleyTerry}. Their variances are multiplied by a
 * dispersion (quasi-likelihood, Wedderburn 1974): the mean squared distance of the results of the
 * pairs from the expected results, divided by the variance of two independent games. It is
 * estimated as if every player had one more pair of independent games without draws.
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
  private final Results results;
  private final Dispersion[] dispersions; // of each group

  /** Tables of results as in {@link #of}. */
  private static final class Results {
    private final double[][] wins;
    private final double[][] draws;
    private final double[][] squares;

    Results(double[][] wins, double[][] draws, double[][] squares) {
      this.wins = wins;
      this.draws = draws;
      this.squares = squares;
    }

    double games(int one, int other) {
      return wins[one][other] + wins[other][one] + draws[one][other];
    }

    double points(int one, int other) {
      return wins[one][other] + draws[one][other] / 2;
    }

    /** The sum of squared distances of the results of two players' pairs from what is expected. */
    double residuals(int one, int other, double expected) {
      double pairs = games(one, other) / 2;
      return squares[one][other] - expected * points(one, other) + pairs * expected * expected;
    }
  }

  /**
   * How much more the results of pairs vary than those of independent games.
   *
   * @param freedom the degrees of freedom of the ratio
   * @param members the number of players in the group
   */
  private record Dispersion(double ratio, double freedom, int members) {}

  private PairedStrengths(BradleyTerry fit, Results results) {
    this.fit = fit;
    this.results = results;
    dispersions = new Dispersion[fit.size()];
    for (int group = 0; group < fit.size(); group++) {
      dispersions[group] = dispersion(group);
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
    return new PairedStrengths(BradleyTerry.of(wins, draws), new Results(wins, draws, squares));
  }

  private Dispersion dispersion(int group) {
    int members = 0;
    double pairs = 0;
    double residuals = 0;
    double decisive = 0; // the variance of pairs of independent games without draws
    double expected = 0; // the same with draws
    for (int i = 0; i < fit.size(); i++) {
      members += fit.group(i) == group ? 1 : 0;
      for (int j = 0; j < i; j++) {
        double count = results.games(i, j) / 2;
        if (fit.group(i) == group && count > 0) {
          double score = fit.score(i, j);
          pairs += count;
          residuals += results.residuals(i, j, score);
          decisive += count * score * (1 - score) / 2;
          expected += count * fit.variance(i, j) / 2;
        }
      }
    }
    double freedom = pairs - members + 3;
    double ratio = (residuals + members * decisive / pairs) / (freedom * expected / pairs);
    // One-sided results hardly vary; they do not show that pairs vary less than games.
    return new Dispersion(fit.isVirtual() ? Math.max(1, ratio) : ratio, freedom, members);
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
    int members = dispersions[fit.group(player)].members;
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
    Interval lead =
        match(strength / share, fit.deviation(player) / share, fit.group(player)).interval();
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
    if (dispersions[fit.group(one)].members == 2) {
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
    return match(fit.lead(one, other), fit.deviation(one, other), fit.group(one));
  }

  private EffectiveMatch match(double lead, double deviation, int group) {
    Dispersion dispersion = dispersions[group];
    double score = 1 / (1 + Math.exp(-lead * UNIT));
    double error = deviation * UNIT * score * (1 - score); // of the score
    double size = score * (1 - score) / (error * error * dispersion.ratio);
    return new EffectiveMatch(lead, score, size, dispersion.freedom);
  }

  private static double lead(double score) {
    return -Math.log(1 / score - 1) / UNIT;
  }

  /** A match whose score is as certain as a lead that was estimated from many games. */
  private record EffectiveMatch(double lead, double score, double size, double freedom) {

    Interval interval() {
      Interval scores = ScoreInterval.ofEffective(score, size, freedom);
      return new Interval(
          Math.min(lead, PairedStrengths.lead(scores.low())),
          lead,
          Math.max(lead, PairedStrengths.lead(scores.high())));
    }

    double superiority() {
      double effective = ScoreInterval.effective(size, freedom);
      return 1 - Beta.regularizedBeta(0.5, score * effective + 0.5, (1 - score) * effective + 0.5);
    }
  }
}
