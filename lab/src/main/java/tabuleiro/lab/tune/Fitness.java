package tabuleiro.lab.tune;

import com.fasterxml.jackson.databind.JsonNode;
import tabuleiro.core.text.Message;

/**
 * Scores weights. The same weights always have the same score on the same instance. Thread-safe.
 */
public interface Fitness {

  /** The unit of scores for headings, such as rows per game. */
  Message unit();

  /**
   * The score of weights on an instance; higher is better.
   *
   * @throws InterruptedException if the thread was interrupted and the score is not valid
   */
  double score(double[] weights, Instance instance) throws InterruptedException;

  /**
   * Everything that a score depends on, except weights and instances. Results of tasks are reused
   * between tunings with the same specification.
   */
  JsonNode specification();

  /** The content of a named instance, such as the board of a problem; empty if it has no name. */
  default String content(Instance instance) {
    return "";
  }

  /** Whether scores depend neither on the clock nor on threads. */
  default boolean isRepeatable() {
    return true;
  }

  /** Whether weights can play against other weights. */
  default boolean isDuel() {
    return false;
  }

  /** Everything that the result of a pair depends on, except weights and the number. */
  default JsonNode pairSpecification() {
    throw new UnsupportedOperationException();
  }

  /**
   * Plays a pair of games between two sets of weights, each moving first once.
   *
   * @param number the number of the opening; different numbers give different openings
   * @return the points of the first set in both games: 1, a half or 0
   */
  default double[] pair(double[] one, double[] other, long number) throws InterruptedException {
    throw new UnsupportedOperationException();
  }
}
