package tabuleiro.lab.study;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.Words;

/**
 * Reported results of others for the same runs, by measure; {@code score} is the score of a run by
 * the study's rule. Immutable.
 *
 * @param source who reported them and where; empty if there are none
 * @param runs the reported measures by problem and method
 * @param reasons why runs of ours differ
 */
public record ReportedResults(
    String source, Map<Cell, Map<String, Double>> runs, Map<Cell, ReportedReason> reasons) {

  /** The measure that is 1 if no solution was found. */
  public static final String FAILED = "failed";

  /** The measure that is 1 if the run was ended by a limit that ours has too. */
  public static final String LIMIT = "limit";

  /** No reported results. */
  public static final ReportedResults NONE = new ReportedResults("", Map.of());

  /** One run: a problem and a method, or a position and a player. */
  public record Cell(String problem, String method) {}

  public ReportedResults {
    runs = Map.copyOf(runs);
    reasons = Map.copyOf(reasons);
  }

  /** Results without reasons. */
  public ReportedResults(String source, Map<Cell, Map<String, Double>> runs) {
    this(source, runs, Map.of());
  }

  /** Why a run of ours differs, in a language. */
  public Optional<String> reason(Cell cell, Locale locale) {
    return Optional.ofNullable(reasons.get(cell)).flatMap(reason -> reason.in(locale));
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
    put(measures, LIMIT, row.limit() == null ? null : 1.0);
    put(measures, "score", row.score());
    put(measures, "generated", row.generated());
    put(measures, "expanded", row.expanded());
    put(measures, "depth", row.depth());
    put(measures, "penetrance", row.penetrance() == null ? null : fraction(row.penetrance()));
    put(measures, "nodes", row.nodes());
    put(measures, "alphaCuts", row.alphaCuts());
    put(measures, "betaCuts", row.betaCuts());
    put(measures, "value", row.value());
    return measures;
  }

  /** The value of a number or a fraction such as {@code 24/691}; null if the text is neither. */
  public static @Nullable Double fraction(String text) {
    List<String> parts = Words.split(text.strip(), '/');
    OptionalDouble above = Numerals.real(parts.get(0));
    OptionalDouble below = parts.size() == 2 ? Numerals.real(parts.get(1)) : OptionalDouble.of(1);
    boolean isNumber = parts.size() <= 2 && above.isPresent() && below.isPresent();
    return isNumber && below.getAsDouble() > 0
        ? (Double) (above.getAsDouble() / below.getAsDouble())
        : null;
  }

  private static void put(Map<String, Double> measures, String name, @Nullable Double value) {
    if (value != null) {
      measures.put(name, value);
    }
  }
}
