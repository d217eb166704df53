package tabuleiro.bench;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Runs {@link RulesBenchmark} and prints one table: millions of leaves per second of the fast rules
 * in bulk and played one by one, of the reference rules, their ratio, and bytes allocated per node
 * played.
 */
public final class RulesReport {
  private RulesReport() {}

  public static void main(String[] arguments) throws RunnerException {
    Options options =
        new OptionsBuilder()
            .include(RulesBenchmark.class.getSimpleName())
            .addProfiler(GCProfiler.class)
            .build();
    Collection<RunResult> results = new Runner(options).run();
    Map<String, Map<String, RunResult>> byWorld = new LinkedHashMap<>();
    for (RunResult result : results) {
      String name = result.getParams().getBenchmark();
      byWorld
          .computeIfAbsent(result.getParams().getParam("world"), world -> new LinkedHashMap<>())
          .put(name.substring(name.lastIndexOf('.') + 1), result);
    }
    StringBuilder table =
        new StringBuilder("\n| world | fast, bulk | played | plain | fast : plain");
    table.append(" | bytes per node |\n| --- | --- | --- | --- | --- | --- |\n");
    byWorld.forEach((world, rows) -> table.append(row(world, rows)));
    print(table.toString());
  }

  private static String row(String world, Map<String, RunResult> rows) {
    double fast = leaves(rows, "fast");
    double plain = leaves(rows, "plain");
    return String.format(
        "| %s | %.1f M/s | %.1f M/s | %.2f M/s | %.0f | %.0f |%n",
        world,
        fast / 1e6,
        leaves(rows, "played") / 1e6,
        plain / 1e6,
        fast / plain,
        bytes(world, rows));
  }

  private static double leaves(Map<String, RunResult> rows, String name) {
    return secondary(rows, name, "leaves");
  }

  private static double bytes(String world, Map<String, RunResult> rows) {
    Subject subject = Subject.of(world);
    return secondary(rows, "played", "gc.alloc.rate.norm") / subject.playedNodes();
  }

  @SuppressWarnings("rawtypes") // required by the API of JMH
  private static double secondary(Map<String, RunResult> rows, String name, String label) {
    RunResult result = rows.get(name);
    Map<String, Result> all = result == null ? Map.of() : result.getSecondaryResults();
    for (Map.Entry<String, Result> entry : all.entrySet()) {
      if (entry.getKey().endsWith(label)) {
        return entry.getValue().getScore();
      }
    }
    return Double.NaN;
  }

  @SuppressWarnings("SystemOut") // a command-line program
  private static void print(String text) {
    System.out.print(text);
  }
}
