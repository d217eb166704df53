package tabuleiro.lab.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.lab.EnumIds;
import tabuleiro.lab.failure.FailureBlocks.Located;
import tabuleiro.lab.match.Elo;
import tabuleiro.lab.match.EndReason;
import tabuleiro.lab.match.Pairs;
import tabuleiro.lab.match.Sprt;
import tabuleiro.lab.match.Winner;
import tabuleiro.lab.report.Document.Block;
import tabuleiro.lab.report.Document.Heading;
import tabuleiro.lab.report.Document.Paragraph;
import tabuleiro.lab.report.Document.Table;
import tabuleiro.lab.tournament.PairResult.GameResult;

/**
 * The part of a tournament report on pairings and games: tests, sides, how games ended, and move
 * times.
 */
final class GamesReport {
  private final TournamentSpec spec;
  private final Tournament.Played played;
  private final Crosstable table;
  private final ReportTexts wording;
  private final List<Game> games;

  /** A game with its place and players. */
  private record Game(String place, String first, String second, GameResult result) {}

  GamesReport(
      TournamentSpec spec, Tournament.Played played, Crosstable table, ReportTexts wording) {
    this.spec = spec;
    this.played = played;
    this.table = table;
    this.wording = wording;
    games = games();
  }

  private List<Game> games() {
    List<Game> all = new ArrayList<>();
    played
        .pairs()
        .forEach(
            (pairing, pairs) -> {
              for (int i = 0; i < pairs.size(); i++) {
                PairResult pair = pairs.get(i);
                String place = pairing.round() + "." + (i + 1);
                all.add(new Game(place + "a", pair.one(), pair.other(), pair.games().get(0)));
                all.add(new Game(place + "b", pair.other(), pair.one(), pair.games().get(1)));
              }
            });
    return all;
  }

  List<Block> blocks() {
    List<Block> blocks = new ArrayList<>();
    blocks.add(new Heading(2, wording.text("pairings.title")));
    blocks.add(pairings());
    if (spec.test().isPresent()) {
      blocks.add(new Paragraph(wording.text("pairings.test", 2 * played.surplus())));
    }
    byes().ifPresent(blocks::add);
    blocks.add(new Heading(2, wording.text("games.title")));
    blocks.add(seats());
    blocks.add(endings());
    blocks.add(extremes());
    blocks.add(moveTimes());
    blocks.addAll(new FailuresReport(spec.names(), failures(), wording).blocks());
    return blocks;
  }

  private List<Located> failures() {
    List<Located> failures = new ArrayList<>();
    for (Game game : games) {
      game.result
          .failure()
          .ifPresent(
              failure -> {
                String place = wording.text("failures.game", game.place);
                failures.add(new Located(place, failure));
              });
    }
    return failures;
  }

  private Table pairings() {
    List<String> headings =
        new ArrayList<>(
            wording.texts(
                "head.",
                "round",
                "player",
                "opponent",
                "games",
                "wins",
                "draws",
                "losses",
                "percent",
                "lead",
                "interval"));
    spec.test().ifPresent(t -> headings.addAll(wording.texts("head.", "weight", "verdict")));
    List<List<String>> rows = new ArrayList<>();
    played.pairs().forEach((pairing, pairs) -> rows.add(pairing(pairing, pairs)));
    return new Table(wording.text("pairings.caption"), headings, rows)
        .withOptional(wording.text("head.round"), wording.text("head.games"));
  }

  private List<String> pairing(Pairing pairing, List<PairResult> results) {
    Pairs pairs = Tournament.count(results);
    Crosstable own = Crosstable.of(spec.names(), results);
    Elo elo = Elo.of(pairs);
    List<String> row = new ArrayList<>();
    row.add(String.valueOf(pairing.round()));
    row.add(spec.names().get(pairing.one()));
    row.add(spec.names().get(pairing.other()));
    row.add(String.valueOf(own.games()));
    row.add(String.valueOf(own.wins(pairing.one())));
    row.add(String.valueOf(own.draws(pairing.one())));
    row.add(String.valueOf(own.wins(pairing.other())));
    row.add(wording.percent(pairs.score()));
    row.add(wording.elo(elo.lead(), elo.low(), elo.high()));
    // An ordinary interval does not hold if a test decided how many games were played.
    row.add(spec.test().isPresent() ? "–" : wording.range(elo.low(), elo.high()));
    spec.test()
        .ifPresent(
            test -> {
              row.add(wording.hundredths(test.weight(pairs)));
              row.add(verdict(test, pairs));
            });
    return row;
  }

  private String verdict(Sprt test, Pairs pairs) {
    return switch (test.verdict(pairs)) {
      case OPEN -> wording.text("verdict.open");
      case ELO0 -> wording.text("verdict.elo0", wording.points(test.elo0()));
      case ELO1 -> wording.text("verdict.elo1", wording.points(test.elo1()));
    };
  }

  /** The byes, which only matter for the points of a Swiss tournament. */
  private Optional<Block> byes() {
    if (spec.system() != TournamentSpec.Scheme.SWISS) {
      return Optional.empty();
    }
    List<String> byes = new ArrayList<>();
    for (Round round : played.rounds()) {
      round
          .bye()
          .ifPresent(p -> byes.add(wording.text("bye", round.number(), spec.names().get(p))));
    }
    return byes.isEmpty()
        ? Optional.empty()
        : Optional.of(new Paragraph(wording.text("byes", String.join(", ", byes))));
  }

  private Table seats() {
    List<List<String>> rows = new ArrayList<>();
    for (int player = 0; player < table.players(); player++) {
      if (table.games(player) > 0) {
        double half = table.games(player) / 2.0;
        double first = table.pointsAsFirst(player);
        rows.add(seat(spec.names().get(player), first, table.points(player) - first, half));
      }
    }
    double first = table.pointsOfFirst();
    rows.add(seat(wording.text("seats.all"), first, table.games() - first, table.games()));
    return new Table(
        wording.text("seats.caption"), wording.texts("head.", "player", "first", "second"), rows);
  }

  private List<String> seat(String name, double first, double second, double games) {
    return List.of(name, wording.percent(first / games), wording.percent(second / games));
  }

  private Table endings() {
    Map<EndReason, List<Winner>> winners = new EnumMap<>(EndReason.class);
    for (Game game : games) {
      winners
          .computeIfAbsent(game.result.reason(), r -> new ArrayList<>())
          .add(game.result.winner());
    }
    List<List<String>> rows = new ArrayList<>();
    winners.forEach(
        (reason, by) ->
            rows.add(
                List.of(
                    wording.text("reason." + EnumIds.of(reason)),
                    String.valueOf(by.size()),
                    String.valueOf(Collections.frequency(by, Winner.FIRST)),
                    String.valueOf(Collections.frequency(by, Winner.NONE)),
                    String.valueOf(Collections.frequency(by, Winner.SECOND)))));
    return new Table(
        wording.text("endings.caption"),
        wording.texts("head.", "reason", "games", "firstWins", "draws", "secondWins"),
        rows);
  }

  private Table extremes() {
    List<Game> byLength =
        games.stream().sorted(Comparator.comparingInt(game -> game.result.plies())).toList();
    int size = byLength.size();
    int shown = Math.min(3, size / 2);
    List<Game> longest = new ArrayList<>(byLength.subList(size - shown, size));
    List<List<String>> rows =
        Stream.concat(byLength.subList(0, shown).stream(), longest.stream())
            .map(
                game ->
                    List.of(
                        game.place,
                        game.first,
                        game.second,
                        wording.text("result." + game.result.winner().sign()),
                        String.valueOf(game.result.plies())))
            .toList();
    return new Table(
        wording.text("extremes.caption"),
        wording.texts("head.", "game", "first", "second", "result", "plies"),
        rows);
  }

  private Table moveTimes() {
    boolean isTimed = games.stream().anyMatch(game -> !game.result.millis().isEmpty());
    List<String> headings =
        new ArrayList<>(wording.texts("head.", "player", "games", "late", "illegal"));
    if (isTimed) {
      headings.add(wording.text("head.slowest"));
    }
    List<List<String>> rows =
        spec.names().stream().map(name -> moveTimesOf(name, isTimed)).toList();
    return new Table(wording.text("moveTimes.caption"), headings, rows);
  }

  private List<String> moveTimesOf(String name, boolean isTimed) {
    int count = 0;
    int late = 0;
    int illegal = 0;
    long slowest = 0;
    for (Game game : games) {
      if (game.first.equals(name) || game.second.equals(name)) {
        int seat = game.first.equals(name) ? 0 : 1;
        count++;
        late += game.result.late().get(seat);
        illegal += game.result.illegal().get(seat);
        List<Long> millis = game.result.millis();
        slowest = millis.isEmpty() ? slowest : Math.max(slowest, millis.get(seat));
      }
    }
    List<String> row = new ArrayList<>(List.of(name));
    row.add(String.valueOf(count));
    row.add(String.valueOf(late));
    row.add(String.valueOf(illegal));
    if (isTimed) {
      row.add(String.valueOf(slowest));
    }
    return row;
  }
}
