package tabuleiro.app.terminal.output;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import tabuleiro.core.Position;
import tabuleiro.core.layout.TableColumn;
import tabuleiro.core.layout.TextTable;
import tabuleiro.lab.EnumIds;
import tabuleiro.lab.failure.FailureReport;
import tabuleiro.lab.failure.FailureText;
import tabuleiro.lab.failure.MatchFailures;
import tabuleiro.lab.match.Contestant;
import tabuleiro.lab.match.Elo;
import tabuleiro.lab.match.GameClock;
import tabuleiro.lab.match.Match;
import tabuleiro.lab.match.MatchScore;
import tabuleiro.lab.match.MoveTimeStats;
import tabuleiro.lab.match.Pairs;
import tabuleiro.lab.match.Sprt;

/** Prints the progress and the result of a match. */
public final class MatchPrinter<P extends Position> {
  private static final List<String> COLUMNS =
      List.of("wins", "draws", "losses", "first", "second", "slowest", "late", "illegal");

  /** The number of failures printed with all details. */
  private static final int SHOWN = 5;

  private final Terminal terminal;
  private final Match<P> match;
  private final List<Contestant<P>> players;
  private boolean hasGlimpse;

  /**
   * The result of a match.
   *
   * @param timeScale the factor by which times were multiplied
   */
  public record Result(MatchScore score, MatchFailures failures, double timeScale) {}

  public MatchPrinter(Terminal terminal, Match<P> match, Contestant<P> one, Contestant<P> other) {
    this.terminal = terminal;
    this.match = match;
    players = List.of(one, other);
  }

  /** Updates the status line on standard error, if the terminal is interactive. */
  public void glimpse(MatchScore score) {
    if (terminal.hasStatusLine()) {
      hasGlimpse = true;
      String line =
          terminal.text("match.progress", score.games(), 2 * match.pairs(), percent(score.score()));
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

  public void print(Result result) {
    MatchScore score = result.score;
    terminal.println(
        terminal.text(
            "match.head",
            match.openings().game().id(),
            score.games(),
            match.openings().plies(),
            match.openings().seed()));
    players
        .get(0)
        .clock()
        .ifPresent(clock -> terminal.println(terminal.text("match.clock", clock.toString())));
    if (result.timeScale != 1) {
      terminal.println(terminal.text("match.scale", result.timeScale));
    }
    List<TableColumn> columns = new ArrayList<>();
    columns.add(TableColumn.text("", 0).wrappedTo(10));
    for (String column : COLUMNS) {
      columns.add(TableColumn.number(terminal.text("match.column." + column), 0));
    }
    TextTable table = new TextTable(columns, List.of(row(score, 0), row(score, 1)));
    table.fitted(terminal.width()).lines().forEach(terminal.out()::println);
    terminal.println(
        terminal.text("match.score", percent(score.score()), elo(Elo.of(score.pairs()))));
    terminal.println(terminal.text("match.pairs", score.pairs()));
    match.test().ifPresent(test -> print(test, score.pairs()));
    print(result.failures);
  }

  private void print(MatchFailures failures) {
    for (int i = 0; i < players.size(); i++) {
      List<String> kinds = new ArrayList<>();
      new TreeMap<>(failures.counts(i))
          .forEach((kind, n) -> kinds.add(FailureReport.kind(kind, terminal.locale()) + " " + n));
      if (!kinds.isEmpty()) {
        String all = String.join(", ", kinds);
        terminal.println(terminal.text("match.failures", players.get(i).name(), all));
      }
    }
    FailureText details = new FailureText(terminal.locale(), terminal.width());
    List<MatchFailures.Numbered> first = failures.first();
    for (MatchFailures.Numbered each : first.subList(0, Math.min(SHOWN, first.size()))) {
      String heading = each.failure().heading(terminal.locale());
      terminal.out().println();
      terminal.println(terminal.text("match.failure", each.game(), heading));
      details.lines(each.failure()).forEach(terminal.out()::println);
    }
    if (failures.size() > SHOWN) {
      terminal.out().println();
      terminal.println(terminal.text("match.failures.more", failures.size() - SHOWN));
    }
  }

  private String elo(Elo elo) {
    if (elo.isBound()) {
      String key = elo.lead() == elo.low() ? "match.eloMore" : "match.eloLess";
      return terminal.text(key, signed(elo.lead()));
    }
    if (Double.isInfinite(elo.error())) {
      return terminal.text("match.eloNone");
    }
    return hasInterval()
        ? terminal.text("match.elo", signed(elo.lead()), signed(elo.low()), signed(elo.high()))
        : terminal.text("match.eloOnly", signed(elo.lead()));
  }

  /** An ordinary interval does not hold if a test decided how many games were played. */
  private boolean hasInterval() {
    return match.test().isEmpty();
  }

  private String signed(double elo) {
    return String.format(terminal.locale(), "%+.0f", elo + 0.0);
  }

  private List<String> row(MatchScore score, int i) {
    MoveTimeStats moveTimes = score.moveTimes().get(i);
    double half = score.games() / 2.0;
    double first = i == 0 ? score.seats().get(0) : half - score.seats().get(1);
    double second = i == 0 ? score.seats().get(1) : half - score.seats().get(0);
    return List.of(
        players.get(i).name(),
        String.valueOf(score.wins().get(i)),
        String.valueOf(score.draws()),
        String.valueOf(score.wins().get(1 - i)),
        String.format(terminal.locale(), "%.1f", first),
        String.format(terminal.locale(), "%.1f", second),
        moveTimes.slowest().toMillis() + " ms",
        String.valueOf(moveTimes.oversteps()),
        String.valueOf(moveTimes.illegal()));
  }

  private void print(Sprt test, Pairs pairs) {
    String verdict =
        switch (test.verdict(pairs)) {
          case OPEN -> terminal.text("match.sprt.open");
          case ELO0 -> terminal.text("match.sprt.elo0", test.elo0());
          case ELO1 -> terminal.text("match.sprt.elo1", test.elo1());
        };
    terminal.println(
        terminal.text(
            "match.sprt.line",
            test.elo0(),
            test.elo1(),
            String.format(terminal.locale(), "%.2f", test.weight(pairs)),
            String.format(terminal.locale(), "%.2f", test.lower()),
            String.format(terminal.locale(), "%.2f", test.upper()),
            verdict));
  }

  public Map<String, Object> document(Result result, long millis) {
    MatchScore score = result.score;
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("game", match.openings().game().id());
    document.put("players", List.of(players.get(0).name(), players.get(1).name()));
    document.put("games", score.games());
    document.put("wins", score.wins());
    document.put("draws", score.draws());
    document.put("score", score.score());
    Elo elo = Elo.of(score.pairs());
    boolean isShown = elo.isBound() || hasInterval();
    boolean isEstimate = score.games() > 0 && !elo.isBound();
    document.put("elo", finite(isEstimate, elo.lead()));
    document.put("eloError", finite(isShown, elo.error()));
    document.put("eloLow", finite(isShown, elo.low()));
    document.put("eloHigh", finite(isShown, elo.high()));
    document.put("eloIsBound", elo.isBound());
    Pairs pairs = score.pairs();
    document.put("pairs", List.of(0, 1, 2, 3, 4).stream().map(pairs::count).toList());
    document.put("pointsBySeat", score.seats());
    document.put("openingPlies", match.openings().plies());
    document.put("seed", match.openings().seed());
    document.put("slowestMillis", of(score, c -> c.slowest().toMillis()));
    document.put("oversteps", of(score, c -> (long) c.oversteps()));
    document.put("worstOverstepMillis", of(score, c -> c.worst().toMillis()));
    document.put("illegal", of(score, c -> (long) c.illegal()));
    document.put("millis", millis);
    document.put("clock", players.get(0).clock().map(GameClock::toString));
    document.put("timeScale", result.timeScale);
    document.put("failureCounts", List.of(counts(result.failures, 0), counts(result.failures, 1)));
    document.put("failures", result.failures.first().stream().map(this::document).toList());
    match.test().ifPresent(test -> document.put("sprt", document(test, pairs)));
    return document;
  }

  private static Map<String, Object> counts(MatchFailures failures, int contestant) {
    Map<String, Object> counts = new TreeMap<>();
    failures.counts(contestant).forEach((kind, n) -> counts.put(EnumIds.of(kind), n));
    return counts;
  }

  private Map<String, Object> document(MatchFailures.Numbered numbered) {
    FailureReport failure = numbered.failure();
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("game", numbered.game());
    document.put("player", failure.player());
    document.put("side", failure.side());
    document.put("ply", failure.ply());
    document.put("kind", EnumIds.of(failure.kind()));
    document.put("elapsedMillis", failure.evidence().elapsed().toMillis());
    document.put("reason", failure.reason(terminal.locale()));
    document.put("dialogue", failure.evidence().dialogue());
    document.put("errors", failure.evidence().errors());
    document.put("command", failure.command());
    return document;
  }

  private static Optional<Double> finite(boolean isKnown, double number) {
    return isKnown && Double.isFinite(number) ? Optional.of(number) : Optional.empty();
  }

  private static List<Long> of(MatchScore score, Function<MoveTimeStats, Long> measure) {
    return score.moveTimes().stream().map(measure).toList();
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

  private String percent(double score) {
    return String.format(terminal.locale(), "%.1f", 100 * score);
  }
}
