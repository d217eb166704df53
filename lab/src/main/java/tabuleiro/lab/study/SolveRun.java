package tabuleiro.lab.study;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tabuleiro.core.limits.Budget;
import tabuleiro.lab.EnumIds;

/**
 * The result of one method on one problem.
 *
 * @param reason the limit that was reached; empty if none was, or the depth limit
 * @param isFound whether a solution is known, even if a limit ended the search later
 * @param isOptimal whether it is proved that no solution is better
 */
public record SolveRun(
    SolveStatus status,
    Optional<Budget.Reason> reason,
    boolean isFound,
    boolean isOptimal,
    int depth,
    long cost,
    long points,
    long generated,
    long duplicates,
    long expanded,
    double penetrance,
    double branchingFactor,
    long bytes,
    long millis) {

  /** A run that ran out of memory or stack. */
  public static SolveRun broken() {
    Optional<Budget.Reason> reason = Optional.of(Budget.Reason.MEMORY);
    return new SolveRun(SolveStatus.LIMIT, reason, false, false, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  }

  /** The run as the values of a task's result. */
  public JsonNode values() {
    ObjectNode values = JsonNodeFactory.instance.objectNode();
    values.put("status", EnumIds.of(status));
    values.put("reason", reason.map(EnumIds::of).orElse(""));
    values.put("found", isFound);
    values.put("optimal", isOptimal);
    values.put("depth", depth);
    values.put("cost", cost);
    values.put("points", points);
    values.put("generated", generated);
    values.put("duplicates", duplicates);
    values.put("expanded", expanded);
    values.put("penetrance", penetrance);
    values.put("branchingFactor", branchingFactor);
    values.put("bytes", bytes);
    values.put("millis", millis);
    return values;
  }

  /** The run from the values of a result. */
  public static SolveRun of(JsonNode values) {
    return new SolveRun(
        EnumIds.find(SolveStatus.class, values.path("status").asText()).orElseThrow(),
        EnumIds.find(Budget.Reason.class, values.path("reason").asText()),
        values.path("found").asBoolean(),
        values.path("optimal").asBoolean(),
        values.path("depth").asInt(),
        values.path("cost").asLong(),
        values.path("points").asLong(),
        values.path("generated").asLong(),
        values.path("duplicates").asLong(),
        values.path("expanded").asLong(),
        values.path("penetrance").asDouble(),
        values.path("branchingFactor").asDouble(),
        values.path("bytes").asLong(),
        values.path("millis").asLong());
  }

  /** Whether the problem is settled: an optimal solution is proved, or that there is none. */
  public boolean isProved() {
    return isOptimal || status == SolveStatus.UNSOLVABLE;
  }

  /** Whether there is an answer: a solution, or a proof that there is none. */
  public boolean isAnswered() {
    return status != SolveStatus.LIMIT || isFound;
  }
}
