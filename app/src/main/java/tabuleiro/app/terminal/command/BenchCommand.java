package tabuleiro.app.terminal.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.BenchTask;
import tabuleiro.core.text.InputException;

/** {@code bench}: runs the fixed work, and prints its signature and the speed of each game. */
@Command(name = "bench", resourceBundle = Terminal.BUNDLE)
public final class BenchCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  public BenchCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InputException {
    long fingerprint = 0;
    List<Map<String, Object>> results = new ArrayList<>();
    for (BenchTask task : BenchTask.ALL) {
      task.run(); // warm-up run
      long start = System.nanoTime();
      long nodes = task.run();
      long nanos = Math.max(1, System.nanoTime() - start);
      fingerprint += nodes;
      results.add(result(task, nodes, nanos));
      if (!common.json) {
        String name = task.game() + " " + work(task) + " " + task.depth();
        double rate = nodes * 1e3 / nanos;
        terminal
            .out()
            .printf("%-16s %12d %7d ms %8.1f M/s%n", name, nodes, nanos / 1_000_000, rate);
        terminal.out().flush();
      }
    }
    if (common.json) {
      Map<String, Object> document = new LinkedHashMap<>();
      document.put("fingerprint", fingerprint);
      document.put("results", results);
      terminal.out().print(Json.write(document));
    } else {
      terminal.out().println("Bench: " + fingerprint);
    }
    return ExitCode.ANSWERED;
  }

  private static String work(BenchTask task) {
    return task.work().name().toLowerCase(Locale.ROOT);
  }

  private static Map<String, Object> result(BenchTask task, long nodes, long nanos) {
    Map<String, Object> result = new LinkedHashMap<>();
    result.put("game", task.game());
    result.put("work", work(task));
    result.put("depth", task.depth());
    result.put("nodes", nodes);
    result.put("millis", nanos / 1_000_000);
    result.put("nodesPerSecond", (long) (nodes * 1e9 / nanos));
    return result;
  }
}
