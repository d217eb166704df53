package tabuleiro.lab.tune.method;

import java.util.List;
import java.util.Optional;

/**
 * Looks for the best point of the unit cube. It does not judge points itself: it says which ones it
 * wants judged ({@link #ask}), is told how good they are ({@link #tell}), and goes on from there.
 * So whoever judges may use many threads or machines, may be broken off, and may judge the same
 * point twice; the tuner stays one thread's.
 *
 * <p>What a tuner asks depends on its seed and on what it is told, on nothing else. More is better.
 */
public interface Tuner {

  /**
   * How good a point is, as far as is known.
   *
   * @param mean the mean of what it scored
   * @param error the standard error of that mean; 0 if it is exact
   */
  record Scored(double mean, double error) {

    public static Scored exactly(double score) {
      return new Scored(score, 0);
    }
  }

  /** The points to judge next, none of them empty; the same ones until they are told of. */
  List<double[]> ask();

  /** How good the points asked for are, in their order. */
  void tell(List<Scored> scores);

  /** The best point told of so far. If scores are noisy it is likely to be a lucky one. */
  double[] best();

  /** Where the method believes the best point to be, if it believes in a place at all. */
  default Optional<double[]> centre() {
    return Optional.empty();
  }

  /** How many of the points asked for it goes on from; the others need not be judged as well. */
  int parents();
}
