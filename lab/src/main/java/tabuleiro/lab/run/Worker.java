package tabuleiro.lab.run;

import com.fasterxml.jackson.databind.JsonNode;

/** Performs tasks of one kind. Thread-safe. */
@FunctionalInterface
public interface Worker {

  /**
   * Performs a task.
   *
   * @return its values, an object
   * @throws InterruptedException if the result is no longer needed
   */
  JsonNode perform(Task task) throws InterruptedException;

  /**
   * Whether a task has the same result whenever it is performed. False under a time limit, and for
   * players that search with several threads.
   */
  default boolean isRepeatable(Task task) {
    return true;
  }
}
