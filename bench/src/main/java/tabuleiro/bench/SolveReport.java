package tabuleiro.bench;

import java.lang.ref.Reference;
import java.util.LinkedHashMap;
import java.util.Map;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import tabuleiro.core.limits.SearchCounts;

/**
 * Runs {@link SolveBenchmark}, measures the memory of each search, and prints one table: states
 * expanded per second and bytes per state, ours and those of two libraries, with the ratios.
 *
 * <p>The bytes of a library are the heap in use after garbage collection while the search is
 * reachable; ours are those of its tables, which are plain arrays. Arguments are those of JMH, such
 * as {@code -r 1} for shorter iterations.
 */
public final class SolveReport {
  private SolveReport() {}

  public static void main(String[] arguments) throws Exception {
    Map<String, Map<String, Double>> rates = new LinkedHashMap<>();
    for (RunResult result :
        new Runner(
                new OptionsBuilder()
                    .parent(new CommandLineOptions(arguments))
                    .include(SolveBenchmark.class.getSimpleName())
                    .build())
            .run()) {
      String name = result.getParams().getBenchmark();
      rates
          .computeIfAbsent(result.getParams().getParam("problem"), p -> new LinkedHashMap<>())
          .put(name.substring(name.lastIndexOf('.') + 1), expanded(result));
    }
    StringBuilder table = new StringBuilder("\n| problem | ours | aima | hipster | rules alone");
    table.append(" | ours : aima | ours : hipster | bytes: ours | aima | hipster |\n");
    table.append("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n");
    for (Map.Entry<String, Map<String, Double>> row : rates.entrySet()) {
      table.append(row(row.getKey(), row.getValue()));
    }
    print(table.toString());
  }

  private static String row(String problem, Map<String, Double> rates) throws Exception {
    SolveTask task = SolveTask.of(problem);
    SearchCounts counts = task.ours();
    double kept = counts.generated() - counts.duplicates() + 1.0;
    double ours = rates.getOrDefault("ours", Double.NaN);
    double aima = rates.getOrDefault("aima", Double.NaN);
    double hipster = rates.getOrDefault("hipster", Double.NaN);
    double rules = rates.getOrDefault("rules", Double.NaN);
    return String.format(
        "| %s | %.0f k/s | %.0f k/s | %.0f k/s | %.0f k/s | %.1f | %.1f | %.0f | %.0f | %.0f |%n",
        problem,
        ours / 1e3,
        aima / 1e3,
        hipster / 1e3,
        rules / 1e3,
        ours / aima,
        ours / hipster,
        counts.bytes() / kept,
        held(task::aima) / kept,
        held(task::hipster) / kept);
  }

  private interface Search {
    PeerSearch.Done run() throws Exception;
  }

  /** The bytes in use while a finished search is reachable. */
  private static double held(Search search) throws Exception {
    search.run(); // loads classes and fills caches, which would count otherwise
    used();
    long before = used();
    PeerSearch.Done done = search.run();
    try {
      return used() - before;
    } finally {
      Reference.reachabilityFence(done);
    }
  }

  private static long used() {
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  @SuppressWarnings("rawtypes") // required by the API of JMH
  private static double expanded(RunResult run) {
    for (Map.Entry<String, Result> entry : run.getSecondaryResults().entrySet()) {
      if (entry.getKey().endsWith("expanded")) {
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
