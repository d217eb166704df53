package tabuleiro.app.terminal.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.option.WorldOptions;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.MoveList;
import tabuleiro.core.Perft;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;

/** {@code perft GAME --depth N}: counts the legal move sequences of each length from 1 to N. */
@Command(name = "perft", resourceBundle = Terminal.BUNDLE)
public final class PerftCommand implements Callable<Integer> {
  private static final int DEEPEST = 200;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private WorldOptions worldOptions = new WorldOptions();

  @Option(names = "--depth", paramLabel = "N", required = true, descriptionKey = "perft.depth")
  private int depth;

  @Option(names = "--divide", descriptionKey = "perft.divide")
  private boolean divide;

  public PerftCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InputException {
    if (depth < 1 || depth > DEEPEST) {
      throw Terminal.fault("usage.range", "--depth", 1, DEEPEST, depth);
    }
    WorldOptions.Chosen<?> chosen = worldOptions.chosen();
    long start = System.nanoTime();
    if (!common.json) {
      terminal.println(terminal.text("perft.head", chosen.title()));
    }
    List<Long> counts = new ArrayList<>();
    for (int d = 1; d <= depth; d++) {
      long before = System.nanoTime();
      counts.add(new Perft(d).count(chosen.state(), d));
      if (!common.json) {
        row(d, counts.get(d - 1), System.nanoTime() - before);
      }
    }
    Map<String, Long> parts = divide ? parts(chosen) : Map.of();
    if (common.json) {
      terminal.out().print(Json.write(document(chosen, counts, parts, millis(start))));
    } else {
      parts.forEach((move, count) -> terminal.out().printf("%15d  %s%n", count, move));
    }
    return ExitCode.ANSWERED;
  }

  private Map<String, Object> document(
      WorldOptions.Chosen<?> chosen, List<Long> counts, Map<String, Long> parts, long millis) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("game", chosen.world().id());
    document.put("variant", chosen.variant().choices());
    document.put("counts", counts);
    if (divide) {
      document.put("divide", parts);
    }
    document.put("millis", millis);
    return document;
  }

  private void row(int length, long count, long nanos) {
    terminal.out().printf("%5d %18d %9d ms", length, count, nanos / 1_000_000);
    // A rate measured over a few microseconds is meaningless.
    terminal
        .out()
        .println(
            nanos < 5_000_000
                ? ""
                : String.format(terminal.locale(), "%10.1f M/s", count * 1e3 / nanos));
    terminal.out().flush();
  }

  private <S extends State> Map<String, Long> parts(WorldOptions.Chosen<S> chosen) {
    Map<String, Long> parts = new LinkedHashMap<>();
    MoveList moves = new MoveList();
    chosen.state().moves(moves);
    for (int move : moves.toArray()) {
      long count = new Perft(depth).count(chosen.state().play(move), depth - 1);
      parts.put(chosen.notation().write(chosen.state(), move), count);
    }
    return parts;
  }

  private static long millis(long start) {
    return (System.nanoTime() - start) / 1_000_000;
  }
}
