package tabuleiro.lab.study;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * What one player thought of one position.
 *
 * @param move the move it chose, as text; empty if it ended without one
 * @param value what it thinks the position is worth in points, seen from the side to move
 */
public record PlayRun(
    String move,
    double value,
    boolean isExact,
    int depth,
    long nodes,
    long alphaCuts,
    long betaCuts,
    long tableHits,
    long millis) {

  /** A player that ended for lack of memory or stack. */
  public static PlayRun broken() {
    return new PlayRun("", 0, false, 0, 0, 0, 0, 0, 0);
  }

  /** The thought as the values of a task's result. */
  public JsonNode values() {
    ObjectNode values = JsonNodeFactory.instance.objectNode();
    values.put("move", move);
    values.put("value", value);
    values.put("exact", isExact);
    values.put("depth", depth);
    values.put("nodes", nodes);
    values.put("alphaCuts", alphaCuts);
    values.put("betaCuts", betaCuts);
    values.put("tableHits", tableHits);
    values.put("millis", millis);
    return values;
  }

  /** The thought that the values of a result tell of. */
  public static PlayRun of(JsonNode values) {
    return new PlayRun(
        values.path("move").asText(),
        values.path("value").asDouble(),
        values.path("exact").asBoolean(),
        values.path("depth").asInt(),
        values.path("nodes").asLong(),
        values.path("alphaCuts").asLong(),
        values.path("betaCuts").asLong(),
        values.path("tableHits").asLong(),
        values.path("millis").asLong());
  }

  /** One of the numbers, by the name that a study's file gives it. */
  double measure(String name) {
    return switch (name) {
      case "nodes" -> (double) nodes;
      case "alphaCuts" -> (double) alphaCuts;
      case "betaCuts" -> (double) betaCuts;
      case "depth" -> depth;
      default -> value;
    };
  }
}
