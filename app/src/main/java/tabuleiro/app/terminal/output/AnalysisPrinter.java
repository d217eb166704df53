package tabuleiro.app.terminal.output;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.app.players.Explanation;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.layout.TextLines;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.Game;

/** Prints the result of an analysis. Values are in points for the side to move. */
public final class AnalysisPrinter<P extends Position> {
  private static final long BETWEEN = 100_000_000; // nanoseconds between two updates

  private final Terminal terminal;
  private final Game<P> game;
  private final P position;
  private long shown = System.nanoTime();
  private boolean hasGlimpse;

  public AnalysisPrinter(Terminal terminal, Game<P> game, P position) {
    this.terminal = terminal;
    this.game = game;
    this.position = position;
  }

  /** Updates the status line on standard error, if the terminal is interactive. */
  public void glimpse(Report report) {
    long now = System.nanoTime();
    if (terminal.hasStatusLine() && now - shown >= BETWEEN) {
      shown = now;
      hasGlimpse = true;
      terminal.err().print("\r" + summary(report) + "\u001b[K");
      terminal.err().flush();
    }
  }

  /** Removes the status line. */
  public void done() {
    if (hasGlimpse) {
      terminal.err().print("\r\u001b[K");
      terminal.err().flush();
    }
  }

  private String summary(Report report) {
    return terminal.text(
        report.exact() ? "play.summary.exact" : "play.summary",
        signed(points(report)),
        report.depth(),
        report.nodes(),
        report.time().toMillis());
  }

  public void print(List<Choice> found, Optional<Explanation> why) {
    Choice best = found.get(0);
    Report report = best.report();
    terminal.println(terminal.text("analyse.move", game.notation().write(position, best.move())));
    terminal.println(
        terminal.text(
            report.exact() ? "analyse.value.exact" : "analyse.value",
            signed(points(report)),
            position.turn() + 1));
    if (!report.line().isEmpty()) {
      terminal.println(terminal.text("analyse.line", TextLines.unbroken(line(report), ", ")));
    }
    printEffort(report);
    if (found.size() > 1) {
      printAll(found);
    }
    why.ifPresent(this::explain);
  }

  private void printEffort(Report report) {
    terminal.println(
        terminal.text(
            "analyse.effort",
            report.depth(),
            report.nodes(),
            report.effort().alphaCuts(),
            report.effort().betaCuts(),
            report.effort().tableHits(),
            report.time().toMillis()));
  }

  private void printAll(List<Choice> found) {
    for (int i = 0; i < found.size(); i++) {
      Report each = found.get(i).report();
      String proof = each.exact() ? "=" : " ";
      String label =
          String.format(terminal.locale(), "%3d. %s%+9.2f  ", i + 1, proof, points(each));
      terminal.println(label, TextLines.unbroken(line(found.get(i)), ", "));
    }
  }

  private void explain(Explanation why) {
    terminal.println(terminal.text("play.eval", why.name()));
    why.lines(terminal.text("explain.total"), terminal.locale())
        .forEach(line -> terminal.println(line.label(), line.text()));
  }

  public Map<String, Object> document(
      PlayerSpec spec, List<Choice> found, Optional<Explanation> why) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("game", game.id());
    document.put("position", game.notation().write(position));
    document.put("turn", position.turn() + 1);
    document.put("player", spec.toString());
    describe(document, found.get(0));
    if (found.size() > 1) {
      List<Map<String, Object>> all = new ArrayList<>();
      for (Choice choice : found) {
        Map<String, Object> each = new LinkedHashMap<>();
        describe(each, choice);
        all.add(each);
      }
      document.put("lines", all);
    }
    why.ifPresent(
        explanation -> {
          List<Map<String, Object>> terms = new ArrayList<>();
          for (Explanation.Part part : explanation.terms()) {
            Map<String, Object> term = new LinkedHashMap<>();
            term.put("key", part.key());
            term.put("text", part.text());
            term.put("value", part.value());
            terms.add(term);
          }
          document.put("evaluation", explanation.name());
          document.put("evaluationValue", explanation.value());
          document.put("terms", terms);
        });
    return document;
  }

  private void describe(Map<String, Object> document, Choice choice) {
    Report report = choice.report();
    document.put("move", game.notation().write(position, choice.move()));
    document.put("value", points(report));
    document.put("exact", report.exact());
    document.put("depth", report.depth());
    document.put("line", line(choice));
    document.put("nodes", report.nodes());
    document.put("alphaCuts", report.effort().alphaCuts());
    document.put("betaCuts", report.effort().betaCuts());
    document.put("tableHits", report.effort().tableHits());
    document.put("millis", report.time().toMillis());
  }

  private List<String> line(Choice choice) {
    return choice.report().line().isEmpty()
        ? List.of(game.notation().write(position, choice.move()))
        : line(choice.report());
  }

  private List<String> line(Report report) {
    List<String> texts = new ArrayList<>();
    P at = position;
    for (int move : report.line()) {
      texts.add(game.notation().write(at, move));
      at = State.next(at, move);
    }
    return texts;
  }

  /** Returns the value in points for the side to move; never minus zero. */
  private double points(Report report) {
    return (position.turn() == Position.FIRST ? report.points() : -report.points()) + 0.0;
  }

  private String signed(double points) {
    return String.format(terminal.locale(), "%+.2f", points);
  }
}
