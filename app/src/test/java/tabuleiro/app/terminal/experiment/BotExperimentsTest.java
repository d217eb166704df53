package tabuleiro.app.terminal.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.core.layout.TextLines;
import tabuleiro.core.text.Words;
import tabuleiro.testkit.TestBots;

class BotExperimentsTest extends CommandTest {
  @TempDir private Path folder = Path.of("");
  private TestBots bots = new TestBots(folder);

  @BeforeEach
  void writeBots() {
    bots = new TestBots(folder);
  }

  private Said experiment(String command, String what, String... more) {
    List<String> line = new ArrayList<>(List.of(command, what));
    line.addAll(List.of("--store", folder.resolve("lab.db").toString()));
    line.addAll(List.of("--report", folder.resolve("report.md").toString()));
    line.addAll(List.of(more));
    return run(line.toArray(String[]::new));
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private String tournament(Path mine, String limits) throws IOException {
    return file(
        "tournament.yaml",
        """
        game: dots
        variant: {size: 3x3}
        players:
          - bot:%s
          - {name: last, spec: "bot:%s"}
          - {name: sometimes, spec: "bot:%s"}
        limits: {%s}
        games: 4
        """
            .formatted(mine, bots.legal(99), bots.crashBySeed(), limits));
  }

  @Test
  void onlyTheGamesOfAChangedBotArePlayedAgain() throws IOException {
    Path mine = bots.folder("mine");
    String file = tournament(mine, "nodes: 10");
    JsonNode first = experiment("tournament", file, "--json").json();
    assertThat(first.path("tasks").asInt()).isEqualTo(6);
    JsonNode again = experiment("tournament", file, "--json").json();
    assertThat(again.path("id")).isEqualTo(first.path("id"));
    assertThat(again.path("resumed").asInt()).isEqualTo(6);
    JsonNode same = experiment("rerun", "1", "--json").json();
    assertThat(same.path("same").asBoolean()).as(same.toString()).isTrue();
    Files.writeString(mine.resolve("bot.sh"), "# changed\n", StandardOpenOption.APPEND);
    JsonNode changed = experiment("tournament", file, "--json").json();
    assertThat(changed.path("id")).isNotEqualTo(first.path("id"));
    assertThat(changed.path("reused").asInt()).isEqualTo(2);
    assertThat(experiment("rerun", "1").refusal()).contains("is gone or has changed");
    Files.delete(mine.resolve("bot.yaml"));
    String store = folder.resolve("lab.db").toString();
    Said shown = run("results", "show", "1", "--store", store);
    assertThat(shown.code()).as(shown.err()).isZero();
    assertThat(shown.out()).contains("Failures", "sometimes", "to reproduce");
    assertThat(experiment("rerun", "1").code()).isEqualTo(2);
  }

  @Test
  void resultsWithTimeLimitsAreNotReused() throws IOException {
    Path mine = bots.folder("mine");
    String file = tournament(mine, "time: 2000");
    experiment("tournament", file, "--json").json();
    Files.writeString(mine.resolve("bot.sh"), "# changed\n", StandardOpenOption.APPEND);
    JsonNode changed = experiment("tournament", file, "--json").json();
    assertThat(changed.path("reused").asInt()).isZero();
  }

  @Test
  void aTournamentHasClocks() throws IOException {
    String text =
        """
        game: dots
        variant: {size: 3x3}
        players: [greedy, {name: mine, spec: "bot:%s"}]
        clock: 60000+100
        time-scale: 2
        """
            .formatted(bots.firstLegal());
    Said said = experiment("tournament", file("clock.yaml", text));
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(Words.spaced(said.out()))
        .contains("Each player has a clock of 60000 ms for a game, and 100 ms more")
        .contains("Times are scaled by 2.", "gives different games");
    String both = file("both.yaml", text + "limits: {time: 5}\n");
    assertThat(experiment("tournament", both).refusal()).contains("cannot be combined");
    String untimed = text.replace("clock: 60000+100", "limits: {nodes: 5}");
    assertThat(experiment("tournament", file("untimed.yaml", untimed)).refusal())
        .contains("time-scale has no effect");
  }

  @Test
  void aTournamentReportsFailuresByPlayerAndKind() throws IOException {
    Said said = experiment("tournament", tournament(bots.folder("mine"), "nodes: 10"));
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out())
        .contains("Failures\n────────", "Games that a player lost because it could not go on")
        .contains("seed ", "--side ", "to reproduce");
    String path = folder.toString();
    assertThat(said.out().lines().filter(line -> !line.contains(path)))
        .allSatisfy(line -> assertThat(TextLines.width(line)).isLessThanOrEqualTo(80));
    assertThat(Files.readString(folder.resolve("report.md"))).contains("## Failures");
  }

  @Test
  void aStudyGoesOnAfterABotHasFailed() throws IOException {
    String file =
        file(
            "study.yaml",
            """
            name: bots
            play:
              game: dots
              variant: {size: 3x3}
              positions: [start]
              players: ["bot:%s", "bot:%s", greedy]
              limits: {nodes: 20}
            """
                .formatted(bots.informative(), bots.crashAt(1)));
    Said said = experiment("study", file, "--wide");
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(Words.spaced(said.out()))
        .contains("crash.sh' (player 1), move 1: crash after")
        .contains("the program ended with exit code 3", "out of ideas")
        .contains("--moves '' --side 1");
  }

  private String tuning(String bot) throws IOException {
    return file(
        "tune.yaml",
        """
        name: tuning against a bot
        subject: {game: cavalo, evaluation: potential}
        start: standard
        method: {name: random, generations: 1, population: 2}
        fitness: {games: 2, block: 2, nodes: 20, count: points, opponents: ["bot:%s"]}
        training: {seed: 1}
        finalists: {count: 2, games: 2}
        heldOut: {seed: 2, size: 2}
        seed: 1
        """
            .formatted(bot));
  }

  @Test
  void weightsAreTunedAgainstABot() throws IOException {
    assertThat(experiment("tune", tuning(bots.firstLegal()), "--json").code()).isZero();
  }

  @Test
  void aTuningEndsIfItsOpponentFails() throws IOException {
    assertThat(experiment("tune", tuning(bots.crashAt(3))).refusal())
        .startsWith("the bot failed: the program ended with exit code 3");
  }
}
