package tabuleiro.games.tetris.endless;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.core.command.CommandValues;
import tabuleiro.core.command.Console;
import tabuleiro.core.command.Sample;
import tabuleiro.core.layout.TableColumn;
import tabuleiro.core.layout.TableLayout;
import tabuleiro.core.layout.TextLines;
import tabuleiro.core.weights.Trial;

/**
 * Reports the results of controllers of endless Tetris as a table and a document. The rows of a
 * game are almost exponentially distributed, so the confidence interval of their mean is reliable
 * from a few dozen games on.
 */
final class EndlessPrinter {
  private final CommandValues values;
  private final Console console;
  private TableLayout layout = TableLayout.of(List.of(), 0);
  private long unfinished;

  EndlessPrinter(CommandValues values, Console console) {
    this.values = values;
    this.console = console;
  }

  void head(List<EndlessCommand.Named> controllers) {
    say(
        "endless.head",
        values.get(EndlessCommand.ROWS),
        values.get(EndlessCommand.GAMES),
        values.get(EndlessCommand.PIECES),
        values.get(EndlessCommand.SEED));
    int names = controllers.stream().mapToInt(each -> each.name().length()).max().orElse(0);
    layout =
        TableLayout.of(
            List.of(
                TableColumn.text("", Math.max(10, names)),
                TableColumn.number(console.text("endless.column.games"), 5),
                TableColumn.number(console.text("endless.column.mean"), 17),
                TableColumn.number(console.text("endless.column.tenth"), 7).optional(2),
                TableColumn.number(console.text("endless.column.median"), 7),
                TableColumn.number(console.text("endless.column.nineTenths"), 7).optional(1),
                TableColumn.number(console.text("endless.column.most"), 7),
                TableColumn.number(console.text("endless.column.speed"), 8)),
            console.width());
    layout.headings().forEach(console::println);
  }

  private void say(String key, Object... arguments) {
    console.println(TextLines.fitted(console.text(key, arguments), console.width()));
  }

  /** Prints the row of a controller and returns it as a document. */
  Map<String, Object> row(EndlessCommand.Named controller, EndlessGames.Played played) {
    Sample rows = console.sample(played.games().stream().mapToDouble(Trial.Score::score).toArray());
    long pieces = played.games().stream().mapToLong(Trial.Score::moves).sum();
    double rate = pieces * 1e9 / Math.max(1, played.nanos());
    String error = Double.isFinite(rows.error()) ? number("%.1f", rows.error()) : "?";
    layout
        .row(
            List.of(
                controller.name(),
                String.valueOf(rows.size()),
                number("%.1f", rows.mean()) + " ± " + error,
                number("%.0f", rows.quantile(0.1)),
                number("%.0f", rows.quantile(0.5)),
                number("%.0f", rows.quantile(0.9)),
                number("%.0f", rows.quantile(1)),
                number("%.0f", rate)))
        .forEach(console::println);
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

  private String number(String form, double value) {
    return String.format(console.style().locale(), form, value);
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

  /** Prints how many games were ended by the maximum number of pieces, and what is not shown. */
  void foot() {
    if (unfinished > 0) {
      say("endless.unfinished", unfinished, values.get(EndlessCommand.PIECES));
    }
    if (!layout.dropped().isEmpty()) {
      say("endless.dropped", String.join(", ", layout.dropped()));
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
