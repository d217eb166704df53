package tabuleiro.app.task;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import tabuleiro.core.limits.Limits;

/**
 * What a player is asked about positions.
 *
 * @param player the specification of the player
 * @param isExact whether the value is to be proved
 * @param lines how many best moves are wanted
 * @param limits the limits of one search
 */
public record PositionTask(String player, boolean isExact, int lines, Limits limits) {

  /** The question about one position as the content of a task. */
  public ObjectNode json(String position) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("position", position).put("player", player);
    json.put("exact", isExact).put("lines", lines);
    json.set("limits", LimitsJson.write(limits));
    return json;
  }

  static PositionTask of(JsonNode json) {
    return new PositionTask(
        json.path("player").asText(),
        json.path("exact").asBoolean(),
        json.path("lines").asInt(),
        LimitsJson.read(json.path("limits")));
  }
}
