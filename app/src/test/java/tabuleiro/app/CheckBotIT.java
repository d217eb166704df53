package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The conformance check of bots with known faults: it names the right step and how to fix it. */
class CheckBotIT {
  private static final Launcher HERE = Launcher.here();
  private static final Path PROGRAM =
      Path.of("src/test/resources/tabuleiro/app/bot/misbehaving.py").toAbsolutePath();

  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @CsvSource({
    "illegal, first-move",
    "no-newline, first-move",
    "crash-at-move-3, middle",
    "answers-before-asked, unknown-line",
    "answers-twice, second-move",
    "ends-at-start, ugi",
    "silent-from-start, ugi",
    "immortal, quit",
  })
  void theStepThatFailsIsNamedAndExplained(String way, String step) throws IOException {
    Path bot = Files.createDirectory(folder.resolve(way));
    Files.writeString(
        bot.resolve("bot.yaml"),
        "name: bad\nstart-up: 3000\ncommand: python3 " + PROGRAM + " " + way + "\n");
    Launcher.Said said = HERE.run("./tabuleiro check-bot dots --json -- " + bot);
    assertThat(said.code()).as(said.out() + said.err()).isEqualTo(1);
    JsonNode result = new ObjectMapper().readTree(said.out());
    JsonNode failed =
        StreamSupport.stream(result.get("checks").spliterator(), false)
            .filter(check -> check.get("name").asText().equals(step))
            .findFirst()
            .orElseThrow();
    assertThat(failed.get("outcome").asText()).as(result.toPrettyString()).isEqualTo("failed");
    assertThat(failed.get("passed").asBoolean()).isFalse();
    assertThat(failed.get("detail").asText()).isNotBlank();
    assertThat(failed.get("fix").asText()).isNotBlank();
  }

  @Test
  void everyStepIsNumberedAndNamedOnce() throws IOException {
    Launcher.Said said =
        HERE.run("./tabuleiro check-bot dots --json --lang pt -- python3 " + PROGRAM + " immortal");
    JsonNode checks = new ObjectMapper().readTree(said.out()).get("checks");
    assertThat(checks.size()).isGreaterThanOrEqualTo(25);
    Set<String> names = new HashSet<>();
    for (int i = 0; i < checks.size(); i++) {
      assertThat(checks.get(i).get("number").asInt()).isEqualTo(i + 1);
      assertThat(names.add(checks.get(i).get("name").asText())).isTrue();
      assertThat(checks.get(i).get("title").asText()).isNotBlank();
    }
  }

  @Test
  void theTextFitsTheTerminal() {
    Launcher.Said said =
        HERE.run("./tabuleiro check-bot dots -- python3 " + PROGRAM + " crash-at-move-3");
    assertThat(said.code()).isEqualTo(1);
    assertThat(said.out()).contains("FAILED", "fix: ", "the third move is too much");
    assertThat(said.out().lines()).allMatch(line -> line.length() <= 80);
  }
}
