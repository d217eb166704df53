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
}
