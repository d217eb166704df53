package tabuleiro.lab.study;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * The result of one method on one problem.
 *
 * @param status {@code solved}, {@code unsolvable} or {@code limit}
 * @param reason the limit that was reached; empty if none was
 * @param isFound whether a solution is known, even if a limit ended the search later
 * @param isOptimal whether it is proved that no solution is better
 */
public record SolveRun(
    String status,
    String reason,
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
    return new SolveRun("limit", "memory", false, false, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  }

  /** The run as the values of a task's result. */
  public JsonNode values() {
    ObjectNode values = JsonNodeFactory.instance.objectNode();
    values.put("status", status);
    values.put("reason", reason);
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
        values.path("status").asText(),
        values.path("reason").asText(),
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
    return isOptimal || status.equals("unsolvable");
  }

  /** Whether there is an answer: a solution, or a proof that there is none. */
  public boolean isAnswered() {
    return !status.equals("limit") || isFound;
  }
}
