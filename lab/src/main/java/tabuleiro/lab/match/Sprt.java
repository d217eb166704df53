package tabuleiro.lab.match;

/**
 * Wald's sequential probability ratio test (1945), which ends a match as soon as it is clear
 * whether one player is stronger. After every pair it compares the hypotheses that the lead is
 * {@code elo1} and that it is {@code elo0}. The distribution of results under each is unknown and
 * is fitted to the data, as is usual in computer chess (generalised test, Van den Bergh 2019, with
 * the empirical likelihood of Owen 1988).
 *
 * <pre>
 *   weight <= log(beta / (1 - alpha))    accept elo0
 *   weight >= log((1 - beta) / alpha)    accept elo1
 *   between                              continue
 * </pre>
 *
 * @param alpha the probability of accepting elo1 if the lead is elo0
 * @param beta the probability of accepting elo0 if the lead is elo1
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
  private static final double RARE = 1e-3; // the count assumed for results that never occurred

  /** The decision of the test. */
  public enum Verdict {
    /** Not decided yet. */
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

  /** A test with error probabilities of 5 %. */
  public static Sprt of(double elo0, double elo1) {
    return new Sprt(elo0, elo1, 0.05, 0.05);
  }

  /** At or below this weight, elo0 is accepted. */
  public double lower() {
    return Math.log(beta / (1 - alpha));
  }

  /** At or above this weight, elo1 is accepted. */
  public double upper() {
    return Math.log((1 - beta) / alpha);
  }

  public Verdict verdict(Pairs pairs) {
    double weight = weight(pairs);
    return weight >= upper() ? Verdict.ELO1 : weight <= lower() ? Verdict.ELO0 : Verdict.OPEN;
  }

  /** The log-likelihood ratio of elo1 to elo0. */
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
   * The maximum-likelihood distribution with a given mean divides each share by {@code 1 + tilt *
   * (value - mean)}. This finds the tilt by bisection, because the mean falls as the tilt grows.
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
