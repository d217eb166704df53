package tabuleiro.lab.study;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * The result of one player in one position.
 *
 * @param move the chosen move, as text; empty if there was none
 * @param value the player's value of the position in points, seen from the side to move
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

  /** A player that ran out of memory or stack. */
  public static PlayRun broken() {
    return new PlayRun("", 0, false, 0, 0, 0, 0, 0, 0);
  }

  /** The run as the values of a task's result. */
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

  /** The run from the values of a result. */
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

  /** A number by its name in a study's file. */
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
