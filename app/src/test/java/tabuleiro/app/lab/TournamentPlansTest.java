package tabuleiro.app.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Oracle;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.ExperimentRun;
import tabuleiro.lab.experiment.Plan;
import tabuleiro.lab.match.EndReason;
import tabuleiro.lab.match.GameRecord;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.LocalPool;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.store.Experiment;
import tabuleiro.lab.store.MemoryStore;
import tabuleiro.lab.tournament.PairResult;

class TournamentPlansTest {
  private static final String QUATRO =
      """
      game: quatro
      players: [random, greedy, 'alphabeta:depth=2', engine]
      limits: {nodes: 300}
      games: 4
      openings: {plies: 3}
      adjudication: {exact: true, nodes: 5000}
      seed: 2
      """;
  private static final String CAVALO =
      """
      game: cavalo
      players: [{name: one, spec: 'engine:memory=1'}, {name: two, spec: 'engine:memory=1'}]
      limits: {nodes: 4000}
      games: 8
      openings: {plies: 8}
      adjudication: {exact: true}
      seed: 2
      """;

  private final MemoryStore store = new MemoryStore();

  private static Plan plan(String text) throws InputException {
    return Plans.of(new Description("tournament", "t.yaml", text));
  }

  private Experiment experiment() {
    return store.create("tournament", "t", "f", "", JsonNodeFactory.instance.objectNode());
  }

  private Document run(Plan plan, Experiment experiment, int threads) throws InterruptedException {
    ExperimentRun bench =
        new ExperimentRun(
            store, experiment, new LocalPool(threads), plan.worker(), ExperimentRun.Listener.NONE);
    return plan.run(bench, Locale.ENGLISH);
  }

  @Test
  void oneAndTwoThreadsPlayTheSameGames() throws Exception {
    for (String text : List.of(QUATRO, CAVALO)) {
      Experiment one = experiment();
      Experiment two = experiment();
      Document alone = run(plan(text), one, 1);
      Document both = run(plan(text), two, 2);
      assertThat(both).isEqualTo(alone);
      assertThat(alone.toString()).contains("No time limit");
      Map<String, Result> others = store.results(two.id());
      store
          .results(one.id())
          .forEach(
              (key, result) ->
                  assertThat(Objects.requireNonNull(others.get(key)).values())
                      .as(key)
                      .isEqualTo(result.values()));
    }
  }

  @Test
  void whatTheSolverOfQuatroEndsIsWhatBestPlayGives() throws Exception {
    Experiment experiment = experiment();
    run(plan(QUATRO), experiment, 2);
    assertThat(agreeWithBestPlay("quatro", experiment, EndReason.PROVED)).isGreaterThan(10);
  }

  @Test
  void whatBothPlayersOfCavaloProvedIsWhatTheyWouldHavePlayed() throws Exception {
    Experiment experiment = experiment();
    run(plan(CAVALO), experiment, 2);
    assertThat(agreeWithBestPlay("cavalo", experiment, EndReason.AGREED)).isGreaterThan(4);
  }

  private int agreeWithBestPlay(String name, Experiment experiment, EndReason reason)
      throws InputException {
    World world = Worlds.find(name);
    Game<?> game = world.game(Variant.standard(world)).orElseThrow();
    int ended = 0;
    for (Result result : store.results(experiment.id()).values()) {
      for (PairResult.GameResult played : PairResult.of(result.values()).games()) {
        if (played.reason() != EndReason.OVER) {
          assertThat(played.reason()).isEqualTo(reason);
          assertThat(sign(game, played.record()))
              .as(played.record())
              .isEqualTo(played.winner().sign());
          ended++;
        }
      }
    }
    return ended;
  }

  /** Returns the winner under best play, by the game's solver or by an engine without limits. */
  private static <P extends Position> int sign(Game<P> game, String record) throws InputException {
    GameHistory<P> history = GameRecord.read(record).replay(game);
    Optional<Oracle<P>> oracle = game.knowledge().oracle();
    Player<P> engine = new PlayerFactory<>(game).player(PlayerSpec.parse("engine:memory=16"), 0);
    while (!history.state().isOver()) {
      P position = history.state();
      Choice choice =
          oracle.isPresent()
              ? oracle.get().solve(position, Limits.NONE, r -> {}).orElseThrow()
              : engine.choose(position, Limits.NONE, r -> {});
      assertThat(choice.report()).matches(Report::exact);
      history = history.play(choice.move());
    }
    return Integer.signum(history.state().margin());
  }

  @Test
  void aLimitOnTimeIsReported() throws Exception {
    Document document =
        run(plan("{game: quatro, players: [random, greedy], limits: {time: 50}}"), experiment(), 1);
    assertThat(document.toString())
        .contains("gives different games", "slowest move, ms (not reproducible)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {game: xadrez, players: [random, greedy]}                        | unknown game “xadrez”
          {game: tetris, players: [random, greedy]}                        | tetris is not a two-player game
          {game: dots, variant: {size: big}, players: [random, greedy]}    | size
          {game: dots, variant: {height: 2}, players: [random, greedy]}    | height
          {game: dots, players: [random, human]}                           | the player human
          {game: dots, players: [random, kasparov]}                        | kasparov
          {game: dots, players: [random, 'mcts:iterations=x']}             | iterations
          {game: quatro, openings: {plies: 99}, players: [random, greedy]} | at most 8 random moves, not 99
          """)
  void unknownNamesAreReportedInOneSentence(String text, String part) {
    assertThatThrownBy(() -> plan(text))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("t.yaml")
        .hasMessageContaining(part)
        .hasMessageNotContaining("\n");
  }

  @Test
  void allPresetsCanBeRead() throws IOException, InputException {
    int count = 0;
    try (Stream<Path> files = Files.list(Path.of("../presets"))) {
      for (Path file : files.sorted().toList()) {
        if (file.getFileName().toString().startsWith("tournament-")) {
          Plan plan =
              Plans.of(new Description("tournament", file.toString(), Files.readString(file)));
          assertThat(plan.name()).isNotBlank();
          count++;
        }
      }
    }
    assertThat(count).isGreaterThanOrEqualTo(4);
  }
}
