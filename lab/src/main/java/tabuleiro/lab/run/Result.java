package tabuleiro.lab.run;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;

/**
 * The result of a task.
 *
 * @param key the key of the task
 * @param values the values that the worker returned
 * @param time the time it took; the only part, with the host, that differs between repetitions
 * @param host the machine of a cluster that performed the task; empty if it was this one
 */
public record Result(String key, JsonNode values, Duration time, String host) {

  /** A result of this machine. */
  public Result(String key, JsonNode values, Duration time) {
    this(key, values, time, "");
  }
}
