package tabuleiro.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.ExperimentRun;
import tabuleiro.lab.experiment.Laboratory;
import tabuleiro.lab.run.LocalPool;
import tabuleiro.lab.run.Runner;

/** A tournament with more games or players reuses the pairs that have been played. */
class TournamentExtensionTest extends TournamentRuns {
  private static final JsonNode MANIFEST =
      JsonNodeFactory.instance.objectNode().put("signature", "7");

  private final Set<String> played = new TreeSet<>();

  private Laboratory.Outcome run(String text) throws InputException {
    played.clear();
    Runner counting =
        (tasks, worker, done) -> {
          tasks.forEach(task -> played.add(task.key()));
          new LocalPool(1).run(tasks, worker, done);
        };
    return new Laboratory(store, counting, ExperimentRun.Listener.NONE)
        .run(
            new Description("tournament", "t.yaml", text),
            tournament(text),
            MANIFEST,
            false,
            Locale.ENGLISH);
  }

  @Test
  void moreGamesKeepTheFirstOnes() throws Exception {
    run(ROUND_ROBIN);
    assertThat(played).hasSize(30);
    Laboratory.Outcome more = run(ROUND_ROBIN.replace("games: 6", "games: 10"));
    assertThat(played).hasSize(20).allMatch(key -> key.endsWith("/0004") || key.endsWith("/0005"));
    assertThat(more.reused()).isEqualTo(30);
    assertThat(more.tasks()).isEqualTo(50);
  }

  @Test
  void anotherPlayerPlaysOnlyItsOwnGames() throws Exception {
    run(ROUND_ROBIN);
    for (String players : List.of("p70, p60,", "p70, p60, p20,")) {
      String more = ROUND_ROBIN.replace("p70,", players);
      Laboratory.Outcome outcome = run(more);
      assertThat(played).allMatch(key -> key.contains("p60") || key.contains("p20"));
      assertThat(outcome.reused()).isEqualTo(outcome.tasks() - played.size());
    }
  }

  @Test
  void theResultIsThatOfATournamentWithoutReuse() throws Exception {
    run(ROUND_ROBIN);
    String more = ROUND_ROBIN.replace("p70,", "p70, p60,").replace("games: 6", "games: 8");
    Laboratory.Outcome reused = run(more);
    Tournament alone = tournament(more);
    assertThat(run(alone, experiment(), 1, alone.worker()))
        .isEqualTo(reused.report().orElseThrow());
  }

  @Test
  void aSwissTournamentKeepsItsRounds() throws Exception {
    run(SWISS);
    int before = played.size();
    Laboratory.Outcome longer = run(SWISS.replace("rounds: 4", "rounds: 5"));
    assertThat(longer.reused()).isEqualTo(before);
    assertThat(played).allMatch(key -> key.startsWith("r05/"));
    run(SWISS.replace("games: 4", "games: 6"));
    assertThat(played).noneMatch(key -> key.startsWith("r01/") && !key.endsWith("/0003"));
  }

  @Test
  void otherLimitsOrOpeningsAreOtherTasks() throws Exception {
    run(ROUND_ROBIN);
    run(ROUND_ROBIN + "openings: {seed: 9}\n");
    assertThat(played).hasSize(30);
    run(ROUND_ROBIN + "adjudication: {plies: 4}\n");
    assertThat(played).hasSize(30);
  }

  @Test
  void gamesOfTimedPlayersArePlayedAgain() throws Exception {
    run(ROUND_ROBIN);
    TournamentSpec spec = TournamentSpec.of(new Description("tournament", "t.yaml", ROUND_ROBIN));
    TournamentSetting setting =
        new TournamentSetting(GAME.id(), List.of(), 2, Set.of(spec.names().get(0)));
    Tournament timed = new Tournament(spec, setting, tournament(ROUND_ROBIN).worker());
    long repeatable =
        store.entries(1).stream().filter(e -> timed.worker().isRepeatable(e.task())).count();
    assertThat(repeatable).isEqualTo(30 - 4 * 3);
  }
}
