package tabuleiro.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.lab.experiment.ExperimentRun;
import tabuleiro.lab.match.EndReason;
import tabuleiro.lab.match.GameRecord;
import tabuleiro.lab.match.Sprt;
import tabuleiro.lab.match.Winner;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.LocalPool;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.store.Experiment;
import tabuleiro.testkit.NimHeap;

class TournamentTest extends TournamentRuns {
  @ParameterizedTest
  @ValueSource(strings = {ROUND_ROBIN, GAUNTLET, SWISS})
  void theReportDoesNotDependOnTheNumberOfThreads(String text) throws Exception {
    Tournament tournament = tournament(text);
    Experiment one = experiment();
    Experiment three = experiment();
    Document alone = run(tournament, one, 1, tournament.worker());
    Document crowd = run(tournament, three, 3, tournament.worker());
    assertThat(crowd).isEqualTo(alone);
    assertThat(store.results(three.id()).keySet()).isEqualTo(store.results(one.id()).keySet());
  }

  @Test
  void eachPairingHasBothSeatsFromTheSameStart() throws Exception {
    Experiment experiment = experiment();
    Tournament tournament = tournament(ROUND_ROBIN);
    run(tournament, experiment, 2, tournament.worker());
    Map<String, Result> results = store.results(experiment.id());
    assertThat(results.keySet()).hasSize(10 * 3).contains("r05/p90+p10/0003");
    Set<String> starts = new HashSet<>();
    for (PairResult pair : pairs(experiment)) {
      GameRecord one = GameRecord.read(pair.games().get(0).record());
      GameRecord other = GameRecord.read(pair.games().get(1).record());
      assertThat(one.players()).containsExactly(pair.one(), pair.other());
      assertThat(other.players()).containsExactly(pair.other(), pair.one());
      List<String> opening = texts(one).subList(0, 2);
      assertThat(texts(other).subList(0, 2)).isEqualTo(opening);
      starts.add(opening.toString());
    }
    assertThat(starts).hasSizeBetween(2, 3); // three pairs, the same for all pairings
  }

  private static List<String> texts(GameRecord record) {
    return record.moves().stream().map(GameRecord.Move::text).toList();
  }

  @Test
  void everyGameCanBeReplayedToItsResult() throws Exception {
    Experiment experiment = experiment();
    Tournament tournament = tournament(ROUND_ROBIN);
    run(tournament, experiment, 2, tournament.worker());
    for (PairResult pair : pairs(experiment)) {
      for (PairResult.GameResult game : pair.games()) {
        NimHeap end = GameRecord.read(game.record()).replay(GAME).state();
        assertThat(end.isOver()).isTrue();
        assertThat(Winner.of(end.margin())).isEqualTo(game.winner());
        assertThat(game.reason()).isEqualTo(EndReason.OVER);
      }
    }
  }

  @Test
  void theCrosstableIsWhatCountingGamesGives() throws Exception {
    Experiment experiment = experiment();
    Tournament tournament = tournament(ROUND_ROBIN);
    run(tournament, experiment, 2, tournament.worker());
    List<PairResult> pairs = pairs(experiment);
    List<String> names = List.of("p90", "p70", "p50", "p30", "p10");
    Crosstable table = Crosstable.of(names, pairs);
    double all = 0;
    for (int one = 0; one < names.size(); one++) {
      for (int other = 0; other < names.size(); other++) {
        assertThat(table.wins(one, other)).isEqualTo(wins(pairs, names.get(one), names.get(other)));
        assertThat(table.games(one, other)).isEqualTo(one == other ? 0 : 6);
        assertThat(table.points(one, other) + table.points(other, one))
            .isEqualTo(table.games(one, other));
      }
      all += table.points(one);
    }
    assertThat(all).isEqualTo(table.games()).isEqualTo(60);
    long first =
        pairs.stream()
            .flatMap(p -> p.games().stream())
            .filter(g -> g.winner() == Winner.FIRST)
            .count();
    assertThat(table.pointsOfFirst()).isEqualTo((double) first);
    assertThat(table.ranking().get(0)).isZero();
  }

  private static int wins(List<PairResult> pairs, String winner, String loser) {
    int wins = 0;
    for (PairResult pair : pairs) {
      for (PairResult.GameResult game : pair.games()) {
        boolean isFirst = game.record().contains("[\"" + winner + "\",\"" + loser + "\"]");
        boolean isSecond = game.record().contains("[\"" + loser + "\",\"" + winner + "\"]");
        wins +=
            game.winner() == (isFirst ? Winner.FIRST : Winner.SECOND) && (isFirst || isSecond)
                ? 1
                : 0;
      }
    }
    return wins;
  }

  @Test
  void drawsCountHalfForBoth() {
    PairResult pair =
        new PairResult(
            "a",
            "b",
            List.of(game(Winner.NONE), game(Winner.SECOND))); // a draw, then a wins as SECOND
    Crosstable table = Crosstable.of(List.of("a", "b"), List.of(pair, pair));
    assertThat(pair.points()).isEqualTo(1.5);
    assertThat(table.points(0)).isEqualTo(3);
    assertThat(table.points(1)).isEqualTo(1);
    assertThat(List.of(table.wins(0), table.draws(0), table.games(0))).containsExactly(2, 2, 4);
    assertThat(table.pointsAsFirst(0)).isEqualTo(1);
    assertThat(table.pointsAsFirst(1)).isZero();
    assertThat(PairResult.of(pair.json())).isEqualTo(pair);
  }

  private static PairResult.GameResult game(Winner winner) {
    return new PairResult.GameResult(
        winner,
        9,
        EndReason.OVER,
        List.of(0, 1),
        List.of(0, 0),
        List.of(5L, 7L),
        "",
        Optional.empty());
  }

  @Test
  void aTestCountsPairsInOrderUpToTheOneThatDecides() throws Exception {
    Experiment experiment = experiment();
    Tournament tournament = tournament(GAUNTLET);
    Document document = run(tournament, experiment, 3, tournament.worker());
    Sprt test = Sprt.of(0, 60);
    Map<String, Result> results = store.results(experiment.id());
    int stopped = 0;
    for (String opponent : List.of("p90", "p70", "p30", "p10")) {
      List<PairResult> own = new ArrayList<>();
      results.forEach(
          (key, result) -> {
            if (key.contains("p50+" + opponent + "/")) {
              own.add(PairResult.of(result.values()));
            }
          });
      int counted = 0;
      while (counted < own.size()
          && test.verdict(Tournament.count(own.subList(0, counted))) == Sprt.Verdict.OPEN) {
        counted++;
      }
      assertThat(own.size() - counted).isLessThan(Tournament.BLOCK);
      stopped += counted < 100 ? 1 : 0;
      assertThat(row(document, "Each pairing", opponent).get(3))
          .isEqualTo(String.valueOf(2 * counted));
    }
    assertThat(stopped).isGreaterThan(1);
  }

  private static List<String> row(Document document, String caption, String opponent) {
    return document.blocks().stream()
        .filter(Document.Table.class::isInstance)
        .map(Document.Table.class::cast)
        .filter(table -> table.caption().startsWith(caption))
        .flatMap(table -> table.rows().stream())
        .filter(row -> row.get(2).equals(opponent))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theReportIsInTheReadersLanguage() throws Exception {
    Tournament tournament = tournament(SWISS);
    Experiment experiment = experiment();
    run(tournament, experiment, 2, tournament.worker());
    ExperimentRun bench =
        new ExperimentRun(
            store,
            experiment,
            new LocalPool(1),
            task -> {
              throw new IllegalStateException(task.key());
            },
            ExperimentRun.Listener.NONE);
    Document document = tournament.run(bench, Locale.forLanguageTag("pt-PT"));
    assertThat(document.summary()).startsWith("Não há um vencedor apurado entre 5 jogadores: p90");
    assertThat(document.toString()).contains("Isenções: ronda 1 p10").doesNotContain("Ranking");
  }

  /** Six games each do not show that p90 is stronger than p70; a hundred against p10 do. */
  @Test
  void aWinnerIsNamedOnlyIfItsLeadCannotBeDueToChance() throws Exception {
    Tournament few = tournament(ROUND_ROBIN);
    assertThat(run(few, experiment(), 2, few.worker()).summary())
        .startsWith("No winner is established among 5 players")
        .contains("may be due to chance");
    Tournament many = tournament("game: heap\nseed: 3\ngames: 100\nplayers: [p90, p10]\n");
    assertThat(run(many, experiment(), 2, many.worker()).summary())
        .startsWith("p90 is first of 2 players");
  }

  /** An ordinary interval is not valid if a test decides how many games are played. */
  @Test
  void sequentialTestsHaveNoIntervals() throws Exception {
    Tournament tournament = tournament(GAUNTLET);
    Document document = run(tournament, experiment(), 2, tournament.worker());
    assertThat(document.summary()).contains("sequential tests");
    for (String opponent : List.of("p90", "p70", "p30", "p10")) {
      assertThat(row(document, "Each pairing", opponent).get(9)).isEqualTo("–");
    }
  }
}
