package tabuleiro.lab.study;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tabuleiro.lab.failure.FailureReport;

/**
 * The result of one player in one position.
 *
 * @param move the chosen move, as text; empty if there was none
 * @param value the player's value of the position in points, seen from the side to move
 * @param failure how the player failed, if it did
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
    long millis,
    Optional<FailureReport> failure) {

  /** A player that ran out of memory or stack. */
  public static PlayRun broken() {
    return broken(Optional.empty());
  }

  /** A player that could not choose a move. */
  public static PlayRun failed(FailureReport failure) {
    return broken(Optional.of(failure));
  }

  private static PlayRun broken(Optional<FailureReport> failure) {
    return new PlayRun("", 0, false, 0, 0, 0, 0, 0, 0, failure);
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
    failure.ifPresent(report -> values.set("failure", report.json()));
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
        values.path("millis").asLong(),
        Optional.of(values.path("failure")).filter(JsonNode::isObject).map(FailureReport::of));
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
