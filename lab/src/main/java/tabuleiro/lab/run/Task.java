package tabuleiro.lab.run;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A unit of work of an experiment. The same task gives the same result wherever and however often
 * it is performed, unless it has a time limit.
 *
 * @param key the name of the task within its experiment, such as {@code A/astar/holes/0}
 * @param content all the data needed to perform it
 * @param seed the random seed
 */
public record Task(String key, CompactJson content, long seed) {

  public Task(String key, JsonNode what, long seed) {
    this(key, CompactJson.of(what), seed);
  }

  /** All the data needed to perform the task, as a new tree. */
  public JsonNode what() {
    return content.read();
  }
}
