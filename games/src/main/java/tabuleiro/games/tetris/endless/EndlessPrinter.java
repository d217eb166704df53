package tabuleiro.games.tetris.endless;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.core.command.CommandValues;
import tabuleiro.core.command.Console;
import tabuleiro.core.command.Sample;
import tabuleiro.core.weights.Trial;

/**
 * Reports the results of controllers of endless Tetris as a table and a document. The rows of a
 * game are almost exponentially distributed, so the confidence interval of their mean is reliable
 * from a few dozen games on.
 */
final class EndlessPrinter {
  private final CommandValues values;
  private final Console console;
  private int width = 10;
  private long unfinished;

  EndlessPrinter(CommandValues values, Console console) {
    this.values = values;
    this.console = console;
  }

  void head(List<EndlessCommand.Named> controllers) {
    for (EndlessCommand.Named controller : controllers) {
      width = Math.max(width, controller.name().length());
    }
    console.println(
        console.text(
            "endless.head",
            values.get(EndlessCommand.ROWS),
            values.get(EndlessCommand.GAMES),
            values.get(EndlessCommand.PIECES),
            values.get(EndlessCommand.SEED)));
    console.println(" ".repeat(width) + " " + console.text("endless.columns"));
  }

  /** Prints the row of a controller and returns it as a document. */
  Map<String, Object> row(EndlessCommand.Named controller, EndlessGames.Played played) {
    Sample rows = console.sample(played.games().stream().mapToDouble(Trial.Score::score).toArray());
    long pieces = played.games().stream().mapToLong(Trial.Score::moves).sum();
    double rate = pieces * 1e9 / Math.max(1, played.nanos());
    console.println(
        String.format(
            console.style().locale(),
            "%-" + width + "s %7d %12.1f ± %-10s %10.0f %10.0f %10.0f %10.0f %11.0f",
            controller.name(),
            rows.size(),
            rows.mean(),
            Double.isFinite(rows.error())
                ? String.format(console.style().locale(), "%.1f", rows.error())
                : "?",
            rows.quantile(0.1),
            rows.quantile(0.5),
            rows.quantile(0.9),
            rows.quantile(1),
            rate));
    long ended = played.games().stream().filter(game -> !game.isOver()).count();
    unfinished += ended;
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("controller", controller.name());
    document.put("weights", controller.weights());
    put(document, rows);
    document.put("unfinished", ended);
    document.put("pieces", pieces);
    document.put("millis", played.nanos() / 1_000_000);
    document.put("piecesPerSecond", Math.round(rate));
    return document;
  }

  private static void put(Map<String, Object> document, Sample rows) {
    document.put("games", rows.size());
    document.put("mean", rows.mean());
    document.put("deviation", rows.deviation());
    if (Double.isFinite(rows.error())) {
      document.put("low", rows.mean() - rows.error());
      document.put("high", rows.mean() + rows.error());
    }
    document.put("least", rows.quantile(0));
    document.put("tenth", rows.quantile(0.1));
    document.put("quarter", rows.quantile(0.25));
    document.put("median", rows.quantile(0.5));
    document.put("threeQuarters", rows.quantile(0.75));
    document.put("nineTenths", rows.quantile(0.9));
    document.put("most", rows.quantile(1));
  }

  /** Prints how many games were ended by the maximum number of pieces. */
  void foot() {
    if (unfinished > 0) {
      console.println(
          console.text("endless.unfinished", unfinished, values.get(EndlessCommand.PIECES)));
    }
  }

  Map<String, Object> document(List<Map<String, Object>> results) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("rows", values.get(EndlessCommand.ROWS));
    document.put("games", values.get(EndlessCommand.GAMES));
    document.put("mostPieces", values.get(EndlessCommand.PIECES));
    document.put("seed", values.get(EndlessCommand.SEED));
    document.put("threads", values.get(EndlessCommand.THREADS));
    document.put("results", results);
    return document;
  }
}
