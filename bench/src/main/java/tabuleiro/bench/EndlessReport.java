package tabuleiro.bench;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Runs {@link EndlessBenchmark} and prints one table: thousands of pieces per second on one thread
 * by the fast features and by the plain ones, and their ratio.
 */
public final class EndlessReport {
  private EndlessReport() {}

  public static void main(String[] arguments) throws RunnerException {
    Options options = new OptionsBuilder().include(EndlessBenchmark.class.getSimpleName()).build();
    Collection<RunResult> results = new Runner(options).run();
    Map<String, Map<String, Double>> rates = new LinkedHashMap<>();
    for (RunResult result : results) {
      String name = result.getParams().getBenchmark();
      String line =
          result.getParams().getParam("rows") + " | " + result.getParams().getParam("controller");
      rates
          .computeIfAbsent(line, key -> new LinkedHashMap<>())
          .put(name.substring(name.lastIndexOf('.') + 1), pieces(result));
    }
    StringBuilder table =
        new StringBuilder("\n| rows | controller | fast | plain | fast : plain |");
    table.append("\n| --- | --- | --- | --- | --- |\n");
    rates.forEach((line, row) -> table.append(row(line, row)));
    print(table.toString());
  }

  private static String row(String line, Map<String, Double> rates) {
    double fast = rates.getOrDefault("fast", Double.NaN);
    double plain = rates.getOrDefault("plain", Double.NaN);
    return String.format(
        "| %s | %.0f k/s | %.1f k/s | %.0f |%n", line, fast / 1e3, plain / 1e3, fast / plain);
  }

  @SuppressWarnings("rawtypes") // JMH hands its results out so
  private static double pieces(RunResult result) {
    for (Map.Entry<String, Result> entry : result.getSecondaryResults().entrySet()) {
      if (entry.getKey().endsWith("pieces")) {
        return entry.getValue().getScore();
      }
    }
    return Double.NaN;
  }

  @SuppressWarnings("SystemOut") // this is a program of its own
  private static void print(String text) {
    System.out.print(text);
  }
}
