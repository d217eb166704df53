package tabuleiro.lab.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.report.Document.Block;
import tabuleiro.lab.report.Document.Heading;
import tabuleiro.lab.report.Document.Paragraph;
import tabuleiro.lab.report.Document.Plot;
import tabuleiro.lab.report.Document.Table;
import tabuleiro.lab.statistics.Interval;
import tabuleiro.lab.statistics.PairedStrengths;
import tabuleiro.lab.tournament.TournamentSpec.Entrant;

/**
 * The report of a tournament: ranking, strengths with errors, likelihoods of superiority, and the
 * crosstable. {@link GamesReport} writes the rest.
 */
final class TournamentReport {
  private final TournamentSpec spec;
  private final TournamentSetting setting;
  private final Tournament.Played played;
  private final ReportTexts wording;
  private final Crosstable table;
  private final PairedStrengths strengths;
  private final List<Integer> ranking;

  TournamentReport(
      TournamentSpec spec, TournamentSetting setting, Tournament.Played played, Locale locale) {
    this.spec = spec;
    this.setting = setting;
    this.played = played;
    wording = new ReportTexts(locale);
    List<PairResult> pairs = played.pairs().values().stream().flatMap(List::stream).toList();
    table = Crosstable.of(spec.names(), pairs);
    strengths = PairedStrengths.of(table.wins(), table.draws(), table.squares());
    ranking = ranking();
  }

  /** By points; in a gauntlet by strength, because the numbers of games differ. */
  private List<Integer> ranking() {
    return switch (spec.system()) {
      case ROUND_ROBIN -> table.ranking();
      case SWISS -> played.table().orElseThrow().ranking();
      case GAUNTLET ->
          IntStream.range(0, table.players())
              .boxed()
              .sorted(Comparator.comparingDouble(player -> -strengths.fit().strength(player)))
              .toList();
    };
  }

  Document document() {
    List<Block> blocks = new ArrayList<>();
    blocks.add(new Paragraph(setting()));
    blocks.add(players());
    blocks.add(new Heading(2, wording.text("ranking.title")));
    blocks.add(ranks());
    blocks.add(new Paragraph(wording.text("ranking.note." + system())));
    blocks.add(new Paragraph(wording.text(isSequential() ? "elo.sequential" : "elo.note")));
    if (strengths.fit().isVirtual()) {
      blocks.add(new Paragraph(wording.text("elo.virtual")));
    }
    blocks.add(bars());
    blocks.add(new Heading(2, wording.text("cross.title")));
    blocks.add(crosstable());
    blocks.add(superiority());
    blocks.addAll(new GamesReport(spec, played, table, wording).blocks());
    return new Document(spec.name(), summary(), blocks);
  }

  /** Names a winner only if its lead over every other player cannot be explained by chance. */
  private String summary() {
    int best = ranking.get(0);
    Optional<Integer> rival =
        ranking.stream().filter(other -> other != best && !isAhead(best, other)).findFirst();
    String key = isSequential() ? "summary.test" : rival.isEmpty() ? "summary" : "summary.open";
    return wording.text(
        key,
        name(best),
        wording.points(table.points(best)),
        table.games(best),
        spec.entrants().size(),
        table.games(),
        rival.map(this::name).orElse(""));
  }

  private boolean isAhead(int one, int other) {
    return strengths.fit().group(one) == strengths.fit().group(other)
        && strengths.lead(one, other).low() > 0;
  }

  /** Whether a test decided how many games were played, so that ordinary intervals do not hold. */
  private boolean isSequential() {
    return spec.test().isPresent();
  }

  private String setting() {
    List<String> sentences = new ArrayList<>();
    sentences.add(
        wording.text(
            "setting." + system(),
            setting.game(),
            spec.entrants().size(),
            2 * spec.pairs(),
            played.rounds().size(),
            name(spec.hero())));
    sentences.add(wording.text("setting.starts", setting.plies(), spec.openingSeed(), spec.seed()));
    spec.test()
        .ifPresent(
            test ->
                sentences.add(
                    wording.text(
                        "setting.test",
                        wording.points(test.elo0()),
                        wording.points(test.elo1()),
                        test.alpha(),
                        test.beta())));
    sentences.addAll(judging());
    spec.timing()
        .clock()
        .ifPresent(
            clock ->
                sentences.add(
                    wording.text(
                        "setting.clock", clock.base().toMillis(), clock.increment().toMillis())));
    if (!spec.timing().scale().isEmpty()) {
      sentences.add(wording.text("setting.scale", spec.timing().scale()));
    }
    sentences.add(wording.text(setting.isRepeatable() ? "setting.same" : "setting.timed"));
    return String.join(" ", sentences);
  }

  private List<String> judging() {
    TournamentSpec.Judging judging = spec.judging();
    List<String> sentences = new ArrayList<>();
    if (judging.isExact()) {
      sentences.add(
          judging.nodes() > 0
              ? wording.text("judging.solver", judging.nodes())
              : wording.text("judging.exact"));
    }
    if (judging.resignMoves() > 0) {
      String value = wording.points(judging.resignValue());
      sentences.add(wording.text("judging.resign", value, judging.resignMoves()));
    }
    if (judging.plies() > 0) {
      String key = judging.isDrawn() ? "judging.draw" : "judging.margin";
      sentences.add(wording.text(key, judging.plies()));
    }
    return sentences;
  }

  private String system() {
    return spec.system().name().toLowerCase(Locale.ROOT);
  }

  private String name(int player) {
    return spec.names().get(player);
  }

  private Table players() {
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < spec.entrants().size(); i++) {
      Entrant entrant = spec.entrants().get(i);
      rows.add(List.of(entrant.name(), entrant.spec(), wording.limits(setting.limits().get(i))));
    }
    return new Table(
        wording.text("players.title"), wording.texts("head.", "player", "spec", "limits"), rows);
  }

  private Table ranks() {
    List<String> headings =
        new ArrayList<>(
            wording.texts(
                "head.",
                "rank",
                "player",
                "games",
                "wins",
                "draws",
                "losses",
                "points",
                "percent",
                "elo",
                "interval"));
    played.table().ifPresent(t -> headings.addAll(wording.texts("head.", "rounds", "buchholz")));
    List<List<String>> rows = new ArrayList<>();
    for (int place = 0; place < ranking.size(); place++) {
      rows.add(rank(place + 1, ranking.get(place)));
    }
    return new Table(wording.text("ranking.caption"), headings, rows)
        .withOptional(wording.text("head.games"), wording.text("head.percent"));
  }

  private List<String> rank(int place, int player) {
    int games = table.games(player);
    List<String> row = new ArrayList<>();
    row.add(String.valueOf(place));
    row.add(name(player));
    row.add(String.valueOf(games));
    row.add(String.valueOf(table.wins(player)));
    row.add(String.valueOf(table.draws(player)));
    row.add(String.valueOf(games - table.wins(player) - table.draws(player)));
    row.add(wording.points(table.points(player)));
    row.add(games == 0 ? "–" : wording.percent(table.points(player) / games));
    Interval elo = strengths.strength(player);
    row.add(
        isSequential()
            ? wording.signed(strengths.fit().strength(player))
            : wording.elo(elo.middle(), elo.low(), elo.high()));
    row.add(isSequential() ? "–" : wording.range(elo.low(), elo.high()));
    if (played.table().isPresent()) {
      row.add(wording.points(played.table().get().points(player)));
      row.add(wording.points(played.table().get().buchholz(player)));
    }
    return row;
  }

  private Plot bars() {
    List<Document.Point> points = new ArrayList<>();
    List<Integer> shown = ranking.stream().filter(player -> table.games(player) > 0).toList();
    for (int place = 0; place < shown.size(); place++) {
      points.add(bar(place, strengths.strength(shown.get(place))));
    }
    return new Plot(
        Document.Shape.BARS,
        wording.text("elo.title"),
        new Document.Axis(wording.text("head.player"), false),
        new Document.Axis(wording.text("head.elo"), false),
        shown.stream().map(this::name).toList(),
        List.of(new Document.Series(wording.text("head.elo"), points)));
  }

  /** A strength with its interval; a bound alone if the interval has only one end. */
  private Document.Point bar(int place, Interval elo) {
    if (isSequential()) {
      return Document.Point.of(place, elo.middle());
    }
    if (Double.isInfinite(elo.low())) {
      return Document.Point.of(place, elo.high());
    }
    return Double.isInfinite(elo.high())
        ? Document.Point.of(place, elo.low())
        : new Document.Point(place, elo.middle(), elo.low(), elo.high());
  }

  private Table crosstable() {
    return square(
        "cross.caption",
        (one, other) ->
            table.games(one, other) == 0
                ? ""
                : wording.points(table.points(one, other))
                    + " ("
                    + table.wins(one, other)
                    + "-"
                    + table.draws(one, other)
                    + "-"
                    + table.wins(other, one)
                    + ")");
  }

  private Table superiority() {
    return square(
        "superiority.caption",
        (one, other) ->
            strengths.fit().group(one) != strengths.fit().group(other)
                ? "–"
                : wording.percent(strengths.superiority(one, other)));
  }

  /** The content of a cell for two players. */
  private interface Cell {
    String of(int one, int other);
  }

  /** A table of all players against all, in the order of the ranking. */
  private Table square(String caption, Cell cell) {
    List<String> headings = new ArrayList<>(wording.texts("head.", "rank", "player"));
    List<List<String>> rows = new ArrayList<>();
    for (int place = 0; place < ranking.size(); place++) {
      headings.add(String.valueOf(place + 1));
      List<String> row = new ArrayList<>();
      row.add(String.valueOf(place + 1));
      row.add(name(ranking.get(place)));
      for (int other : ranking) {
        int one = ranking.get(place);
        row.add(one == other ? "·" : cell.of(one, other));
      }
      rows.add(row);
    }
    return new Table(wording.text(caption), headings, rows);
  }
}
