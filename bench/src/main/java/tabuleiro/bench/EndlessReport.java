package tabuleiro.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
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
 * with the fast features and with the reference ones, their ratio, and the pieces per second of CPU
 * time with the fast ones, which is more reliable on a busy machine.
 */
public final class EndlessReport {
  private static final long PROCESSOR_PIECES = 500_000;

  private EndlessReport() {}

  public static void main(String[] arguments) throws RunnerException {
    Options options = new OptionsBuilder().include(EndlessBenchmark.class.getSimpleName()).build();
    Collection<RunResult> results = new Runner(options).run();
    Map<String, Map<String, Double>> rates = new LinkedHashMap<>();
    for (RunResult result : results) {
      String name = result.getParams().getBenchmark();
      int rows = Integer.parseInt(result.getParams().getParam("rows"));
      String controller = result.getParams().getParam("controller");
      Map<String, Double> line =
          rates.computeIfAbsent(rows + " | " + controller, key -> new LinkedHashMap<>());
      line.put(name.substring(name.lastIndexOf('.') + 1), pieces(result));
      line.computeIfAbsent("processor", key -> processor(rows, controller));
    }
    StringBuilder table =
        new StringBuilder(
            "\n| rows | controller | fast | plain | fast : plain | fast, processor time |");
    table.append("\n| --- | --- | --- | --- | --- | --- |\n");
    rates.forEach((line, row) -> table.append(row(line, row)));
    print(table.toString());
  }

  private static String row(String line, Map<String, Double> rates) {
    double fast = rates.getOrDefault("fast", Double.NaN);
    double plain = rates.getOrDefault("plain", Double.NaN);
    double processor = rates.getOrDefault("processor", Double.NaN);
    return String.format(
        "| %s | %.0f k/s | %.1f k/s | %.0f | %.0f k/s |%n",
        line, fast / 1e3, plain / 1e3, fast / plain, processor / 1e3);
  }

  /** Pieces per second of CPU time, after a warm-up of the same length. */
  private static double processor(int rows, String controller) {
    EndlessBenchmark benchmark = new EndlessBenchmark();
    benchmark.rows = rows;
    benchmark.controller = controller;
    benchmark.prepare();
    ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    double rate = 0;
    for (int round = 0; round < 2; round++) {
      EndlessBenchmark.Counted counted = new EndlessBenchmark.Counted();
      long began = clock.getCurrentThreadCpuTime();
      while (counted.pieces < PROCESSOR_PIECES) {
        benchmark.fast(counted);
      }
      rate = counted.pieces * 1e9 / (clock.getCurrentThreadCpuTime() - began);
    }
    return rate;
  }

  @SuppressWarnings("rawtypes") // required by the API of JMH
  private static double pieces(RunResult result) {
    for (Map.Entry<String, Result> entry : result.getSecondaryResults().entrySet()) {
      if (entry.getKey().endsWith("pieces")) {
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
