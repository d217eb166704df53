package tabuleiro.lab.tune;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.hipparchus.distribution.continuous.TDistribution;

/**
 * Decides who need not be judged any further. All run over the same instances, a block at a time;
 * after each, those that are clearly worse than the last place that counts are given up, so that
 * the work goes to those that are hard to tell apart (Maron and Moore 1994; the paired comparison
 * on common instances is that of Birattari, Stützle, Paquete and Varrentrapp 2002; that the race is
 * for the best few, which a method goes on from, is Heidrich-Meisner and Igel 2009).
 *
 * <p>{@code alpha} is about how often a race may give up somebody wrongly: it is shared among all
 * comparisons that the race can make (Bonferroni).
 *
 * @param alpha 0 if nobody is ever given up
 * @param first how many blocks everybody gets
 */
public record Race(Bound bound, double alpha, int first) {
  private static final int LEAST = 5; // differences, before anything is said

  /** Nobody is given up. */
  public static final Race NONE = new Race(Bound.T, 0, 1);

  /** How far a mean may be wrong. */
  public enum Bound {
    /** By the spread of the differences, as if they were normally distributed (Student 1908). */
    T {
      @Override
      double width(double[] differences, double alpha) {
        int size = differences.length;
        double far = new TDistribution(size - 1).inverseCumulativeProbability(1 - alpha);
        return far * ScoreTally.deviation(differences) / Math.sqrt(size);
      }
    },
    /** By their range alone, whatever their distribution (Hoeffding 1963); gives up far later. */
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
   * Those that go on.
   *
   * @param running all that have been judged so far, on as many instances each
   * @param places how many places count
   * @param comparisons how many comparisons the whole race can make
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
