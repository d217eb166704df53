package tabuleiro.lab.study;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * Reported results of others for the same runs, by measure; {@code score} is the score of a run by
 * the study's rule. Immutable.
 *
 * @param source who reported them and where; empty if there are none
 * @param runs the reported measures by problem and method
 */
public record ReportedResults(String source, Map<Cell, Map<String, Double>> runs) {

  /** The measure that is 1 if no solution was found. */
  public static final String FAILED = "failed";

  /** No reported results. */
  public static final ReportedResults NONE = new ReportedResults("", Map.of());

  /** One run: a problem and a method, or a position and a player. */
  public record Cell(String problem, String method) {}

  public ReportedResults {
    runs = Map.copyOf(runs);
  }

  public boolean isEmpty() {
    return runs.isEmpty();
  }

  /** A reported number of a run. */
  public OptionalDouble of(String problem, String method, String measure) {
    Double value = runs.getOrDefault(new Cell(problem, method), Map.of()).get(measure);
    return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
  }

  /** All reported numbers of a run. */
  public Optional<Map<String, Double>> of(String problem, String method) {
    return Optional.ofNullable(runs.get(new Cell(problem, method)));
  }

  /** The sum of a measure over all problems of a method; empty if none was reported. */
  public OptionalDouble sum(String method, String measure) {
    double sum = 0;
    boolean isAny = false;
    for (Map.Entry<Cell, Map<String, Double>> run : runs.entrySet()) {
      Double value = run.getValue().get(measure);
      if (run.getKey().method().equals(method) && value != null) {
        sum += value;
        isAny = true;
      }
    }
    return isAny ? OptionalDouble.of(sum) : OptionalDouble.empty();
  }

  /** The numbers of a row of a study's file. */
  public static Map<String, Double> measures(StudyFile.Row row) {
    Map<String, Double> measures = new LinkedHashMap<>();
    put(measures, FAILED, Boolean.TRUE.equals(row.failed()) ? 1.0 : null);
    put(measures, "score", row.score());
    put(measures, "generated", row.generated());
    put(measures, "expanded", row.expanded());
    put(measures, "depth", row.depth());
    put(measures, "nodes", row.nodes());
    put(measures, "alphaCuts", row.alphaCuts());
    put(measures, "betaCuts", row.betaCuts());
    put(measures, "value", row.value());
    return measures;
  }

  private static void put(Map<String, Double> measures, String name, @Nullable Double value) {
    if (value != null) {
      measures.put(name, value);
    }
  }
}
