package tabuleiro.lab.run;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;

/**
 * What came of a task.
 *
 * @param key that of the task
 * @param values what the worker says
 * @param time how long it took; the only part that differs from one time to the next
 */
public record Result(String key, JsonNode values, Duration time) {}
