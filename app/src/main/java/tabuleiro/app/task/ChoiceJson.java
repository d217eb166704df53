package tabuleiro.app.task;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Report;

/** The choice of a player as JSON. Moves are the numbers of the same version of the program. */
public final class ChoiceJson {
  private ChoiceJson() {}

  /** Writes a choice. */
  public static ObjectNode write(Choice choice) {
    Report report = choice.report();
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("move", choice.move());
    json.put("value", report.value()).put("scale", report.scale());
    json.put("exact", report.exact()).put("depth", report.depth());
    ArrayNode line = json.putArray("line");
    report.line().forEach(line::add);
    Report.Effort effort = report.effort();
    json.putArray("effort")
        .add(effort.nodes())
        .add(effort.alphaCuts())
        .add(effort.betaCuts())
        .add(effort.tableHits());
    return json.put("nanos", report.time().toNanos());
  }

  /** Reads what {@link #write} wrote. */
  public static Choice read(JsonNode json) {
    List<Integer> line = new ArrayList<>();
    json.path("line").forEach(move -> line.add(move.asInt()));
    JsonNode effort = json.path("effort");
    Report report =
        new Report(
            json.path("value").asInt(),
            json.path("scale").asInt(),
            json.path("exact").asBoolean(),
            json.path("depth").asInt(),
            line,
            new Report.Effort(
                effort.path(0).asLong(),
                effort.path(1).asLong(),
                effort.path(2).asLong(),
                effort.path(3).asLong()),
            Duration.ofNanos(json.path("nanos").asLong()));
    return new Choice(json.path("move").asInt(), report);
  }
}
