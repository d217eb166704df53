package tabuleiro.app.task;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import tabuleiro.core.limits.Limits;

/** Limits as JSON; a limit that is not given has no field. */
final class LimitsJson {
  private LimitsJson() {}

  static ObjectNode write(Limits limits) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    if (limits.hasDepth()) {
      json.put("depth", limits.depth());
    }
    if (limits.hasNodes()) {
      json.put("nodes", limits.nodes());
    }
    if (limits.hasTime()) {
      json.put("millis", limits.time().toMillis());
    }
    return limits.hasBytes() ? json.put("bytes", limits.bytes()) : json;
  }

  static Limits read(JsonNode json) {
    Limits limits = Limits.NONE;
    if (json.has("depth")) {
      limits = limits.withDepth(json.path("depth").asInt());
    }
    if (json.has("nodes")) {
      limits = limits.withNodes(json.path("nodes").asLong());
    }
    if (json.has("millis")) {
      limits = limits.withTime(Duration.ofMillis(json.path("millis").asLong()));
    }
    return json.has("bytes") ? limits.withBytes(json.path("bytes").asLong()) : limits;
  }
}
