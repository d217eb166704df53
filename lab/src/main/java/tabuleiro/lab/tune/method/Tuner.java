package tabuleiro.lab.tune.method;

import java.util.List;
import java.util.Optional;

/**
 * Searches for the best point of the unit cube. A tuner does not score points itself: it proposes
 * points ({@link #ask}), receives their scores ({@link #tell}), and continues. Scoring can
 * therefore use many threads or machines, be interrupted, and score a point twice. Not thread-safe.
 *
 * <p>The proposed points depend only on the seed and on the scores received. Higher scores are
 * better.
 */
public interface Tuner {

  /**
   * The estimated score of a point.
   *
   * @param mean the mean score
   * @param error the standard error of the mean; 0 if it is exact
   */
  record Scored(double mean, double error) {

    public static Scored exactly(double score) {
      return new Scored(score, 0);
    }
  }

  /** The points to score next, at least one; the same ones until {@link #tell} is called. */
  List<double[]> ask();

  /** Receives the scores of the proposed points, in their order. */
  void tell(List<Scored> scores);

  /** The best point scored so far. If scores are noisy, it is probably a lucky one. */
  double[] best();

  /** The method's estimate of the optimum, if it has one. */
  default Optional<double[]> centre() {
    return Optional.empty();
  }

  /** The best points so far, the best last, if the method keeps such a pool. */
  default List<double[]> pool() {
    return List.of();
  }

  /**
   * The number of proposed points that the method continues with; the others need less accurate
   * scores.
   */
  int parents();
}
