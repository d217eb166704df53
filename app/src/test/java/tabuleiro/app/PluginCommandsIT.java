package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.web.Client;

/** Runs Connect Four as a plug-in in every command that takes a game. */
class PluginCommandsIT {
  private static final Launcher HERE = Launcher.here();
  private static final Map<String, String> PLUGIN =
      Map.of("TABULEIRO_PLUGINS", "examples/connect-four");
  private static final String WIN_IN_ONE =
      "'((0 0 0 0 0 0 0) (0 0 0 0 0 0 0) (0 0 0 0 0 0 0) (0 0 0 0 0 0 0) (2 2 0 0 0 0 0)"
          + " (1 1 1 0 0 0 2))'";

  @TempDir private Path folder = Path.of("");

  private static String run(String command) {
    Launcher.Said said = HERE.run("./tabuleiro " + command, PLUGIN);
    assertThat(said.code()).as(said.err()).isZero();
    return said.out();
  }

  @Test
  void countsAreThoseOfTheLiterature() throws IOException {
    JsonNode counts = Client.json(run("perft connect-four --depth 8 --json")).get("counts");
    assertThat(counts).hasToString("[7,49,343,2401,16807,117649,823536,5673234]");
  }

  @Test
  void itIsListedDrawnAndPlayed() {
    assertThat(run("games")).contains("connect-four");
    assertThat(run("show connect-four")).contains(" a b c d e f g");
    assertThat(run("play connect-four --first engine:depth=4 --second random"))
        .contains("wins by 1");
    assertThat(run("match connect-four --players engine:depth=4 random --games 4"))
        .contains("engine:depth=4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " --exact", " --time 60000"})
  void aWinInOneIsProvedAtOnce(String how) {
    String said = run("analyse connect-four --json --position " + WIN_IN_ONE + how);
    JsonNode answer = Client.json(said);
    assertThat(answer.get("move").asText()).isEqualTo("d");
    assertThat(answer.get("value").asDouble()).isEqualTo(1);
    assertThat(answer.get("exact").asBoolean()).isTrue();
    assertThat(answer.get("depth").asInt()).isEqualTo(1);
    assertThat(answer.get("nodes").asLong()).isLessThan(50);
  }

  @Test
  void aTournamentIsHeld() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("cup.yaml"),
            """
            name: cup
            game: connect-four
            system: round-robin
            players: [greedy, random, "alphabeta:depth=2"]
            games: 4
            seed: 1
            """);
    assertThat(run("tournament " + file + " --store memory")).contains("greedy", "random");
  }

  @Test
  void aMissingPluginIsReportedInOneSentence() {
    Launcher.Said said =
        HERE.run("./tabuleiro games", Map.of("TABULEIRO_PLUGINS", "examples/connect-five.jar"));
    assertThat(said.code()).isEqualTo(2);
    assertThat(said.out()).isEmpty();
    assertThat(said.err())
        .isEqualTo("plug-in examples/connect-five.jar: the file does not exist\n");
  }
}
