package tabuleiro.app.terminal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Tells how controllers of endless Tetris did: a table, a JSON document, and how far it is. */
final class EndlessPrinter {
  private static final long GLIMPSE_NANOS = 100_000_000;

  private final Terminal terminal;
  private final int rows;
  private final int games;
  private final long mostPieces;
  private final long seed;
  private final int threads;

  private int width = 10;
  private int unfinished;
  private long lastGlimpse;
  private boolean hasGlimpse;

  EndlessPrinter(Terminal terminal, int rows, int games, long mostPieces, long seed, int threads) {
    this.terminal = terminal;
    this.rows = rows;
    this.games = games;
    this.mostPieces = mostPieces;
    this.seed = seed;
    this.threads = threads;
  }

  /** A line on the error stream, replaced by the next one, if a person looks on. */
  void glimpse(int done) {
    long now = System.nanoTime();
    if (terminal.isAttended() && now - lastGlimpse > GLIMPSE_NANOS) {
      lastGlimpse = now;
      hasGlimpse = true;
      terminal.err().print("\r" + terminal.text("endless.progress", done, games) + "\u001b[K");
      terminal.err().flush();
    }
  }

  /** Takes the line away. */
  void done() {
    if (hasGlimpse) {
      hasGlimpse = false;
      terminal.err().print("\r\u001b[K");
      terminal.err().flush();
    }
  }

  void head(List<EndlessCommand.Named> controllers) {
    for (EndlessCommand.Named controller : controllers) {
      width = Math.max(width, controller.name().length());
    }
    terminal.out().println(terminal.text("endless.head", rows, games, mostPieces, seed));
    terminal.out().println(" ".repeat(width) + " " + terminal.text("endless.columns"));
    terminal.out().flush();
  }

  void row(EndlessCommand.Named controller, EndlessCommand.Played played) {
    EndlessSample sample = new EndlessSample(played.games());
    unfinished += sample.unfinished();
    terminal
        .out()
        .printf(
            Locale.ROOT,
            "%-" + width + "s %7d %12.1f ± %-10s %10.0f %10.0f %10.0f %10.0f %11.0f%n",
            controller.name(),
            sample.games(),
            sample.mean(),
            Double.isFinite(sample.error())
                ? String.format(Locale.ROOT, "%.1f", sample.error())
                : "?",
            sample.quantile(0.1),
            sample.quantile(0.5),
            sample.quantile(0.9),
            sample.quantile(1),
            rate(sample, played));
    terminal.out().flush();
  }

  void foot() {
    if (unfinished > 0) {
      terminal.out().println(terminal.text("endless.unfinished", unfinished, mostPieces));
    }
  }

  private static double rate(EndlessSample sample, EndlessCommand.Played played) {
    return sample.pieces() * 1e9 / Math.max(1, played.nanos());
  }

  Map<String, Object> document(EndlessCommand.Named controller, EndlessCommand.Played played) {
    EndlessSample sample = new EndlessSample(played.games());
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("controller", controller.name());
    document.put("weights", controller.weights());
    document.put("games", sample.games());
    document.put("mean", sample.mean());
    document.put("deviation", sample.deviation());
    if (Double.isFinite(sample.error())) {
      document.put("low", sample.mean() - sample.error());
      document.put("high", sample.mean() + sample.error());
    }
    document.put("least", sample.quantile(0));
    document.put("tenth", sample.quantile(0.1));
    document.put("quarter", sample.quantile(0.25));
    document.put("median", sample.quantile(0.5));
    document.put("threeQuarters", sample.quantile(0.75));
    document.put("nineTenths", sample.quantile(0.9));
    document.put("most", sample.quantile(1));
    document.put("unfinished", sample.unfinished());
    document.put("pieces", sample.pieces());
    document.put("millis", played.nanos() / 1_000_000);
    document.put("piecesPerSecond", Math.round(rate(sample, played)));
    return document;
  }

  Map<String, Object> document(List<Map<String, Object>> results) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("rows", rows);
    document.put("games", games);
    document.put("mostPieces", mostPieces);
    document.put("seed", seed);
    document.put("threads", threads);
    document.put("results", results);
    return document;
  }
}
