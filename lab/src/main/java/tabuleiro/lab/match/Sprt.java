package tabuleiro.lab.match;

/**
 * Ends a series as soon as it is clear enough whether one player is stronger: the sequential
 * probability ratio test of Wald (1945). After every pair it weighs the hypothesis that the lead is
 * {@code elo1} against the one that it is {@code elo0}; what spread the results have under each is
 * not known and is fitted to them, as computer chess does it (generalised test, Van den Bergh 2019,
 * with the likelihood of Owen 1988).
 *
 * <pre>
 *   weight <= log(beta / (1 - alpha))    the lead is elo0
 *   weight >= log((1 - beta) / alpha)    the lead is elo1
 *   between                              go on
 * </pre>
 *
 * @param alpha how often a lead of elo0 may be taken for elo1
 * @param beta how often a lead of elo1 may be taken for elo0
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
  private static final double RARE =
      1e-3; // how often results never seen are taken to have happened

  /** What is known. */
  public enum Verdict {
    /** Neither is clear yet. */
    OPEN,
    /** The lead is elo0 rather than elo1. */
    ELO0,
    /** The lead is elo1 rather than elo0. */
    ELO1
  }

  public Sprt {
    if (!(elo0 < elo1) || !(alpha > 0 && alpha < 0.5) || !(beta > 0 && beta < 0.5)) {
      throw new IllegalArgumentException(
          "no test: " + elo0 + " " + elo1 + " " + alpha + " " + beta);
    }
  }

  /** The test that is wrong at most once in twenty either way. */
  public static Sprt of(double elo0, double elo1) {
    return new Sprt(elo0, elo1, 0.05, 0.05);
  }

  /** Below this weight the lead is elo0. */
  public double lower() {
    return Math.log(beta / (1 - alpha));
  }

  /** Above this weight the lead is elo1. */
  public double upper() {
    return Math.log((1 - beta) / alpha);
  }

  /** What these pairs tell. */
  public Verdict verdict(Pairs pairs) {
    double weight = weight(pairs);
    return weight >= upper() ? Verdict.ELO1 : weight <= lower() ? Verdict.ELO0 : Verdict.OPEN;
  }

  /** The logarithm of how much likelier the pairs are under elo1 than under elo0. */
  public double weight(Pairs pairs) {
    if (pairs.size() == 0) {
      return 0;
    }
    double[] counts = new double[5];
    double size = 0;
    for (int i = 0; i < counts.length; i++) {
      counts[i] = Math.max((double) pairs.count(i), RARE);
      size += counts[i];
    }
    double score0 = Elo.score(elo0);
    double score1 = Elo.score(elo1);
    double tilt0 = tilt(counts, size, score0);
    double tilt1 = tilt(counts, size, score1);
    double weight = 0;
    for (int i = 0; i < counts.length; i++) {
      double under0 = 1 + tilt0 * (i / 4.0 - score0);
      double under1 = 1 + tilt1 * (i / 4.0 - score1);
      weight += counts[i] * Math.log(under0 / under1);
    }
    return weight;
  }

  /**
   * The likeliest distribution with a given mean divides each share by {@code 1 + tilt * (value -
   * mean)}; this finds the tilt by halving, since the mean falls as it grows.
   */
  private static double tilt(double[] counts, double size, double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    for (int step = 0; step < 100; step++) {
      double middle = (low + high) / 2;
      double sum = 0;
      for (int i = 0; i < counts.length; i++) {
        double away = i / 4.0 - mean;
        sum += counts[i] / size * away / (1 + middle * away);
      }
      if (sum > 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }
}
