package tabuleiro.app.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.study.StudyFile;

/**
 * The limits of the runs of a study. A run without a node or time limit gets a node limit, and
 * every search has a memory limit. This ensures that no run blocks the others and that the same
 * file gives the same table on every machine.
 */
final class StudyLimits {
  /** The default node limit of a run without node and time limits. */
  static final long NODES = 1_000_000;

  /** The default memory limit of a run. */
  static final long MEGABYTES = 256;

  /** The field of a task with the limits of a bot, whose specification has no options. */
  static final String BOT = "limits";

  private static final long MOST = 1_000_000_000_000L;

  private StudyLimits() {}

  /** Converts the limits of a search to the form stored in a task. */
  static ObjectNode json(StudySource source, StudyFile.Limit limit) throws InputException {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    put(source, json, "time", limit.time(), MOST / 1000);
    put(source, json, "nodes", limit.nodes(), MOST);
    if (json.isEmpty()) {
      json.put("nodes", NODES);
    }
    put(source, json, "memory", limit.memory() == null ? MEGABYTES : limit.memory(), 1 << 20);
    put(source, json, "depth", limit.depth() == null ? null : limit.depth().longValue(), 1_000_000);
    return json;
  }

  private static void put(
      StudySource source, ObjectNode json, String key, @Nullable Long value, long most)
      throws InputException {
    if (value != null) {
      json.put(key, source.within("limits." + key, value, 1, most));
    }
  }

  /** The limits of a bot in the form stored in a task. */
  static ObjectNode json(Limits limits) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    if (limits.hasTime()) {
      json.put("time", limits.time().toMillis());
    }
    if (limits.hasNodes()) {
      json.put("nodes", limits.nodes());
    }
    return limits.hasDepth() ? json.put("depth", limits.depth()) : json;
  }

  /** The limits of a search from what a task holds. */
  static Limits search(JsonNode json) {
    Limits limits = Limits.NONE.withBytes(json.path("memory").asLong(MEGABYTES) << 20);
    if (json.has("time")) {
      limits = limits.withTime(Duration.ofMillis(json.path("time").asLong()));
    }
    if (json.has("nodes")) {
      limits = limits.withNodes(json.path("nodes").asLong());
    }
    return json.has("depth") ? limits.withDepth(json.path("depth").asInt()) : limits;
  }

  /** The limits that a study gives players. */
  static Limits player(StudySource source, StudyFile.@Nullable Limit limit) throws InputException {
    StudyFile.Limit given = limit == null ? StudyFile.Limit.NONE : limit;
    if (given.memory() != null) {
      throw source.fault("study.playMemory");
    }
    json(source, given); // checks the numbers
    return Limits.of(given.depth(), given.nodes(), given.time());
  }

  /** Returns text that distinguishes runs with different limits, such as {@code nodes=1000}. */
  static String text(StudyFile.Limit limit) {
    return given(limit).entrySet().stream()
        .map(each -> each.getKey() + "=" + each.getValue())
        .collect(Collectors.joining(" "));
  }

  /** Returns the limits that are given, by name. */
  static Map<String, Number> given(StudyFile.Limit limit) {
    Map<String, Number> given = new LinkedHashMap<>();
    add(given, "time", limit.time());
    add(given, "nodes", limit.nodes());
    add(given, "memory", limit.memory());
    add(given, "depth", limit.depth());
    return given;
  }

  private static void add(Map<String, Number> given, String key, @Nullable Number value) {
    if (value != null) {
      given.put(key, value);
    }
  }
}
