package tabuleiro.app.task;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Tracer;
import tabuleiro.lab.EnumIds;
import tabuleiro.search.solo.SolverOptions;
import tabuleiro.search.solo.frontier.TieBreak;

/**
 * The search of one problem, as data.
 *
 * @param problem the start as text
 * @param algorithm the name of the solver; empty for the recommended one
 * @param heuristic the name of the heuristic
 * @param weights the weights that the user gave
 * @param limits without memory, half of the memory of the process that searches is the limit
 */
public record ProblemTask(
    String problem,
    String algorithm,
    String heuristic,
    Optional<String> weights,
    SolverOptions options,
    Limits limits) {

  /** The search as the content of a task. */
  public ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("problem", problem).put("algorithm", algorithm).put("heuristic", heuristic);
    weights.ifPresent(text -> json.put("weights", text));
    json.put("goalTest", EnumIds.of(options.goalTest())).put("ties", EnumIds.of(options.ties()));
    json.put("dropDuplicates", options.dropDuplicates());
    json.put("weight", options.weight()).put("width", options.width());
    json.put("pathCost", EnumIds.of(options.pathCost()));
    json.set("limits", LimitsJson.write(limits));
    return json;
  }

  static ProblemTask of(JsonNode json) {
    return new ProblemTask(
        json.path("problem").asText(),
        json.path("algorithm").asText(),
        json.path("heuristic").asText(),
        json.has("weights") ? Optional.of(json.path("weights").asText()) : Optional.empty(),
        new SolverOptions(
            choice(SolverOptions.GoalTest.class, json.path("goalTest")),
            choice(TieBreak.class, json.path("ties")),
            json.path("dropDuplicates").asBoolean(),
            json.path("weight").asDouble(),
            json.path("width").asInt(),
            choice(SolverOptions.PathCost.class, json.path("pathCost")),
            Tracer.NONE,
            1),
        LimitsJson.read(json.path("limits")));
  }

  private static <E extends Enum<E>> E choice(Class<E> type, JsonNode id) {
    return EnumIds.find(type, id.asText()).orElseThrow();
  }
}
