package tabuleiro.lab.run;

import com.fasterxml.jackson.databind.JsonNode;

/** Does tasks of one kind. Several threads may ask the same worker at the same time. */
@FunctionalInterface
public interface Worker {

  /**
   * Does a task.
   *
   * @return its values, an object
   * @throws InterruptedException if somebody wants no result any more
   */
  JsonNode perform(Task task) throws InterruptedException;
}
