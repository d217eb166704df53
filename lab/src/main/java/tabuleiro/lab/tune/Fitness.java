package tabuleiro.lab.tune;

import tabuleiro.core.text.Message;

/**
 * Says how good weights are. The same weights on the same instance always score the same. Several
 * threads may ask at the same time.
 */
public interface Fitness {

  /** What is counted, for headings: rows a game. */
  Message unit();

  /**
   * What weights score on an instance; more is better.
   *
   * @throws InterruptedException if the thread was interrupted and there is no true score
   */
  double score(double[] weights, Instance instance) throws InterruptedException;

  /** Whether weights can play against other weights. */
  default boolean isDuel() {
    return false;
  }

  /**
   * Plays a pair of games between two sets of weights, each being first once.
   *
   * @param number which start; pairs of different numbers begin differently
   * @return the points of the first set in both games: 1, a half or 0
   */
  default double[] pair(double[] one, double[] other, long number) throws InterruptedException {
    throw new UnsupportedOperationException();
  }
}
