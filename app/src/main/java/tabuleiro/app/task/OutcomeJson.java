package tabuleiro.app.task;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.SearchCounts;
import tabuleiro.core.solver.Outcome;
import tabuleiro.lab.EnumIds;

/** The outcome of a solver as JSON. Moves are the numbers of the same version of the program. */
public final class OutcomeJson {
  private OutcomeJson() {}

  /** Writes an outcome. */
  public static ObjectNode write(Outcome outcome) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    if (outcome instanceof Outcome.Solved solved) {
      json.put("kind", "solved").put("optimal", solved.isOptimal());
      json.set("path", write(solved.path()));
    } else if (outcome instanceof Outcome.NoSolution none) {
      json.put("kind", "none").put("withinDepth", none.withinDepthOnly());
    } else if (outcome instanceof Outcome.OutOfBudget stopped) {
      json.put("kind", "limit").put("reason", EnumIds.of(stopped.reason()));
      json.put("bound", stopped.bound());
      stopped.best().ifPresent(best -> json.set("path", write(best)));
    }
    json.set("counts", write(outcome.counts()));
    return json;
  }

  private static ObjectNode write(Outcome.Path path) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ArrayNode moves = json.putArray("moves");
    path.moves().forEach(moves::add);
    return json.put("cost", path.cost());
  }

  private static ArrayNode write(SearchCounts counts) {
    return JsonNodeFactory.instance
        .arrayNode()
        .add(counts.generated())
        .add(counts.duplicates())
        .add(counts.expanded())
        .add(counts.frontier())
        .add(counts.bytes())
        .add(counts.nanos());
  }

  /** Reads what {@link #write} wrote. */
  public static Outcome read(JsonNode json) {
    SearchCounts counts = counts(json.path("counts"));
    Optional<Outcome.Path> path =
        json.has("path") ? Optional.of(path(json.path("path"))) : Optional.empty();
    return switch (json.path("kind").asText()) {
      case "solved" ->
          new Outcome.Solved(path.orElseThrow(), json.path("optimal").asBoolean(), counts);
      case "none" -> new Outcome.NoSolution(json.path("withinDepth").asBoolean(), counts);
      default ->
          new Outcome.OutOfBudget(
              EnumIds.find(Budget.Reason.class, json.path("reason").asText()).orElseThrow(),
              json.path("bound").asInt(),
              path,
              counts);
    };
  }

  private static Outcome.Path path(JsonNode json) {
    List<Integer> moves = new ArrayList<>();
    json.path("moves").forEach(move -> moves.add(move.asInt()));
    return new Outcome.Path(moves, json.path("cost").asInt());
  }

  private static SearchCounts counts(JsonNode json) {
    return new SearchCounts(
        json.path(0).asLong(),
        json.path(1).asLong(),
        json.path(2).asLong(),
        json.path(3).asLong(),
        json.path(4).asLong(),
        json.path(5).asLong());
  }
}
