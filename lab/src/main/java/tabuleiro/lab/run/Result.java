package tabuleiro.lab.run;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;

/**
 * The result of a task.
 *
 * @param key the key of the task
 * @param values the values that the worker returned
 * @param time the time it took; the only part that differs between repetitions
 */
public record Result(String key, JsonNode values, Duration time) {}
