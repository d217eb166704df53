package tabuleiro.lab.run;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;

/**
 * The result of a task.
 *
 * @param key the key of the task
 * @param content the values that the worker returned
 * @param time the time it took; the only part, with the host, that differs between repetitions
 * @param host the machine of a cluster that performed the task; empty if it was this one
 */
public record Result(String key, CompactJson content, Duration time, String host) {

  public Result(String key, JsonNode values, Duration time, String host) {
    this(key, CompactJson.of(values), time, host);
  }

  /** A result of this machine. */
  public Result(String key, JsonNode values, Duration time) {
    this(key, values, time, "");
  }

  /** The values that the worker returned, as a new tree. */
  public JsonNode values() {
    return content.read();
  }
}
