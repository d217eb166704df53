package tabuleiro.lab.tune;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.hipparchus.distribution.continuous.TDistribution;

/**
 * Decides which candidates are not worth scoring further. All are scored on the same instances, a
 * block at a time. After each block, those that are clearly worse than the last place that counts
 * are dropped, so that the work goes to those that are hard to distinguish (Maron and Moore 1994;
 * the paired comparison on common instances is from Birattari, Stützle, Paquete and Varrentrapp
 * 2002; racing for the best few, which a method continues with, is from Heidrich-Meisner and Igel
 * 2009).
 *
 * <p>{@code alpha} is the approximate probability that a race drops any candidate wrongly: it is
 * divided among all comparisons of the race (Bonferroni).
 *
 * @param alpha 0 to drop nobody
 * @param first the number of blocks before the first comparison
 */
public record Race(Bound bound, double alpha, int first) {
  private static final int LEAST = 5; // minimum number of differences for a comparison

  /** Drops nobody. */
  public static final Race NONE = new Race(Bound.T, 0, 1);

  /** The confidence bound on a mean difference. */
  public enum Bound {
    /** From the standard deviation, assuming normally distributed differences (Student 1908). */
    T {
      @Override
      double width(double[] differences, double alpha) {
        int size = differences.length;
        double far = new TDistribution(size - 1).inverseCumulativeProbability(1 - alpha);
        return far * ScoreTally.deviation(differences) / Math.sqrt(size);
      }
    },
    /** From the range alone, for any distribution (Hoeffding 1963); drops candidates much later. */
    HOEFFDING {
      @Override
      double width(double[] differences, double alpha) {
        double range =
            Arrays.stream(differences).max().orElse(0) - Arrays.stream(differences).min().orElse(0);
        return range * Math.sqrt(StrictMath.log(1 / alpha) / (2.0 * differences.length));
      }
    };

    abstract double width(double[] differences, double alpha);
  }

  public Race {
    if (!(alpha >= 0 && alpha < 0.5) || first < 1) {
      throw new IllegalArgumentException(alpha + " after " + first);
    }
  }

  boolean isOn() {
    return alpha > 0;
  }

  /**
   * The candidates that stay in the race.
   *
   * @param running all current candidates, scored on the same number of instances
   * @param places the number of places that count
   * @param comparisons the maximum number of comparisons in the race
   */
  List<ScoreTally> survivors(
      List<ScoreTally> running, int places, ScoreMeasure measure, int comparisons) {
    if (running.size() <= places) {
      return running;
    }
    List<ScoreTally> ranked = new ArrayList<>(running);
    ranked.sort(Comparator.comparingDouble(tally -> -tally.mean(measure)));
    ScoreTally last = ranked.get(places - 1);
    List<ScoreTally> kept = new ArrayList<>();
    for (ScoreTally tally : running) {
      if (ranked.indexOf(tally) < places || !isWorse(tally, last, measure, alpha / comparisons)) {
        kept.add(tally);
      }
    }
    return kept;
  }

  private boolean isWorse(ScoreTally tally, ScoreTally than, ScoreMeasure measure, double risk) {
    double[] behind = than.differences(tally, measure);
    return behind.length >= LEAST && ScoreTally.mean(behind) > bound.width(behind, risk);
  }
}
