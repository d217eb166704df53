package tabuleiro.app.terminal.output;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import tabuleiro.core.Position;
import tabuleiro.lab.match.Contestant;
import tabuleiro.lab.match.Elo;
import tabuleiro.lab.match.Match;
import tabuleiro.lab.match.MatchScore;
import tabuleiro.lab.match.MoveTimeStats;
import tabuleiro.lab.match.Pairs;
import tabuleiro.lab.match.Sprt;

/** Prints the progress and the result of a match. */
public final class MatchPrinter<P extends Position> {
  private final Terminal terminal;
  private final Match<P> series;
  private final List<Contestant<P>> players;
  private boolean hasGlimpse;

  public MatchPrinter(Terminal terminal, Match<P> series, Contestant<P> one, Contestant<P> other) {
    this.terminal = terminal;
    this.series = series;
    players = List.of(one, other);
  }

  /** Updates the status line on standard error, if the terminal is interactive. */
  public void glimpse(MatchScore standing) {
    if (terminal.isAttended()) {
      hasGlimpse = true;
      String line =
          terminal.text(
              "match.progress", standing.games(), 2 * series.pairs(), percent(standing.score()));
      terminal.err().print("\r" + line + "\u001b[K");
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

  public void print(MatchScore standing) {
    terminal
        .out()
        .println(
            terminal.text(
                "match.head",
                series.openings().game().id(),
                standing.games(),
                series.openings().plies(),
                series.openings().seed()));
    int width =
        Math.max(10, Math.max(players.get(0).name().length(), players.get(1).name().length()));
    terminal.out().printf("%-" + width + "s %s%n", "", terminal.text("match.columns"));
    for (int i = 0; i < 2; i++) {
      row(standing, i, width);
    }
    Elo elo = Elo.of(standing.pairs());
    String key = !elo.isBound() ? "match.elo" : elo.lead() > 0 ? "match.eloMore" : "match.eloLess";
    terminal
        .out()
        .println(
            terminal.text(
                key,
                percent(standing.score()),
                String.format(Locale.ROOT, "%+.0f", elo.lead()),
                String.format(Locale.ROOT, "%.0f", elo.error()),
                standing.pairs()));
    series.test().ifPresent(test -> print(test, standing.pairs()));
  }

  private void row(MatchScore standing, int i, int width) {
    MoveTimeStats moveTimes = standing.conducts().get(i);
    double half = standing.games() / 2.0;
    double first = i == 0 ? standing.seats().get(0) : half - standing.seats().get(1);
    double second = i == 0 ? standing.seats().get(1) : half - standing.seats().get(0);
    terminal
        .out()
        .printf(
            Locale.ROOT,
            "%-" + width + "s %6d %6d %6d %9.1f %9.1f %8d ms %5d %8d%n",
            players.get(i).name(),
            standing.wins().get(i),
            standing.draws(),
            standing.wins().get(1 - i),
            first,
            second,
            moveTimes.slowest().toMillis(),
            moveTimes.oversteps(),
            moveTimes.illegal());
  }

  private void print(Sprt test, Pairs pairs) {
    String verdict =
        switch (test.verdict(pairs)) {
          case OPEN -> terminal.text("match.sprt.open");
          case ELO0 -> terminal.text("match.sprt.elo0", test.elo0());
          case ELO1 -> terminal.text("match.sprt.elo1", test.elo1());
        };
    terminal
        .out()
        .println(
            terminal.text(
                "match.sprt.line",
                test.elo0(),
                test.elo1(),
                String.format(Locale.ROOT, "%.2f", test.weight(pairs)),
                String.format(Locale.ROOT, "%.2f", test.lower()),
                String.format(Locale.ROOT, "%.2f", test.upper()),
                verdict));
  }

  public Map<String, Object> document(MatchScore standing, long millis) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("game", series.openings().game().id());
    document.put("players", List.of(players.get(0).name(), players.get(1).name()));
    document.put("games", standing.games());
    document.put("wins", standing.wins());
    document.put("draws", standing.draws());
    document.put("score", standing.score());
    Elo elo = Elo.of(standing.pairs());
    document.put("elo", elo.lead());
    document.put("eloError", elo.error());
    document.put("eloIsBound", elo.isBound());
    Pairs pairs = standing.pairs();
    document.put("pairs", List.of(0, 1, 2, 3, 4).stream().map(pairs::count).toList());
    document.put("pointsBySeat", standing.seats());
    document.put("openingPlies", series.openings().plies());
    document.put("seed", series.openings().seed());
    document.put("slowestMillis", of(standing, c -> c.slowest().toMillis()));
    document.put("oversteps", of(standing, c -> (long) c.oversteps()));
    document.put("worstOverstepMillis", of(standing, c -> c.worst().toMillis()));
    document.put("illegal", of(standing, c -> (long) c.illegal()));
    document.put("millis", millis);
    series.test().ifPresent(test -> document.put("sprt", document(test, pairs)));
    return document;
  }

  private static List<Long> of(MatchScore standing, Function<MoveTimeStats, Long> measure) {
    return standing.conducts().stream().map(measure).toList();
  }

  private static Map<String, Object> document(Sprt test, Pairs pairs) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("elo0", test.elo0());
    document.put("elo1", test.elo1());
    document.put("weight", test.weight(pairs));
    document.put("lower", test.lower());
    document.put("upper", test.upper());
    document.put("verdict", test.verdict(pairs).name().toLowerCase(Locale.ROOT));
    return document;
  }

  private static String percent(double score) {
    return String.format(Locale.ROOT, "%.1f", 100 * score);
  }
}
