package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.text.Words;
import tabuleiro.core.world.Resources;

class ShowCommandTest extends CommandTest {
  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @ValueSource(strings = {"dots", "blokus", "quatro", "cavalo", "tetris"})
  void aPrintedPositionIsReadBack(String game) {
    JsonNode first = run("show", game, "--json").json();
    JsonNode again =
        run("show", game, "--position", first.path("position").asText(), "--json").json();
    assertThat(again.path("position")).isEqualTo(first.path("position"));
    assertThat(again.path("moves")).isEqualTo(first.path("moves")).isNotEmpty();
    Said said = run("show", game, "--lisp");
    assertThat(Words.spaced(said.out())).contains(first.path("position").asText());
    assertThat(said.out()).doesNotContain("\u001b");
    String printed = said.out().substring(said.out().lastIndexOf("\n("));
    JsonNode read = run("show", game, "--position", printed, "--json").json();
    assertThat(read.path("position")).isEqualTo(first.path("position"));
  }

  @Test
  void theValuesOfAllHeuristicsOfAProblemArePrinted() {
    Said said = run("show", "dots", "--problem", "B", "--heuristics");
    assertThat(said.out())
        .contains("Heuristics (estimated remaining cost)\n")
        .containsPattern("(?m)^  profile \\(perfil\\) +1$")
        .containsPattern("(?m)^  given \\(dada\\) +2$")
        .containsPattern("(?m)^  group \\(grupo\\) +\\d+$");
    JsonNode values =
        run("show", "dots", "--problem", "B", "--heuristics", "--json").json().path("heuristics");
    assertThat(values.fieldNames())
        .toIterable()
        .containsExactly("profile", "half", "given", "group");
    assertThat(values.path("given").asDouble()).isEqualTo(2);
  }

  @Test
  void theValuesOfAllEvaluationsOfAPositionArePrinted() {
    String position = "((((1 1) (1 0)) ((1) (1) (0))) (1 0) 1)";
    Said said = run("show", "dots", "--position", position, "--heuristics", "--lang", "pt");
    assertThat(said.out())
        .contains("Avaliações (pontos do jogador 1)\n")
        .containsPattern("(?m)^  margin +1$");
    JsonNode values = run("show", "cavalo", "--heuristics", "--json").json().path("heuristics");
    assertThat(values.fieldNames())
        .toIterable()
        .containsExactly("potential", "course", "points", "margin");
    assertThat(values.path("points")).isEqualTo(values.path("margin"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt"})
  void valuesStandBelowEachOtherWhateverTheNamesAre(String language) {
    String out = run("show", "tetris", "--problem", "B", "--heuristics", "--lang", language).out();
    List<String> values = out.lines().filter(line -> line.matches("  [a-z-]+ \\(.*")).toList();
    assertThat(values).hasSize(6).anyMatch(line -> line.contains("(geral, heuristica-geral)"));
    assertThat(values.stream().map(String::length).distinct()).hasSize(1);
  }

  @Test
  void aHeuristicThatProvesThatThereIsNoSolutionHasNoValue() {
    Said said = run("show", "cavalo", "--problem", "E", "--heuristics");
    assertThat(said.out()).containsPattern("(?m)^  compatible \\(compativel\\) +no solution$");
    JsonNode values =
        run("show", "cavalo", "--problem", "E", "--heuristics", "--json").json().path("heuristics");
    assertThat(values.path("compatible").isNull()).isTrue();
    assertThat(values.path("given").isNumber()).isTrue();
  }

  @Test
  void withoutTheOptionThereAreNoValues() {
    assertThat(run("show", "dots", "--json").json().has("heuristics")).isFalse();
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"dots", "blokus", "quatro", "cavalo", "tetris"})
  void everyBuiltInProblemIsDrawnOrRefused(String game) {
    for (JsonNode world : run("games", "--json").json().path("games")) {
      for (JsonNode problem : world.path("problems")) {
        if (world.path("id").asText().equals(game)) {
          Said said = run("show", game, "--problem", problem.path("id").asText());
          if (problem.has("fault")) {
            assertThat(said.refusal())
                .startsWith(game + "/problems.dat, line ")
                .contains(problem.path("fault").asText().replaceFirst("^line \\d+", ""));
          } else {
            assertThat(said.code()).as(said.err()).isZero();
          }
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dots", "blokus", "quatro", "cavalo", "tetris"})
  void aSeventhProblemPutInAnywhereIsOffered(String game) throws Exception {
    String file = Resources.text(Worlds.find(game).getClass(), "problems.dat");
    String position =
        run("show", game, "--problem", "B", "--json").json().path("position").asText();
    for (String text : new String[] {position + "\n" + file, file + "\n" + position + "\n"}) {
      Path problems = Files.writeString(folder.resolve("problems.dat"), text);
      String free = "G";
      Said said = run("show", game, "--problems", problems.toString(), "--problem", free, "--json");
      assertThat(said.json().path("position").asText()).isEqualTo(position);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dots   | (((0 0)",
        "dots   | (((0 0) (0 0)) ((0 0) (0 0)))",
        "dots   | (((0 7) (0 0)) ((0) (0) (0)))",
        "blokus | ((0 0) 3)",
        "quatro | (((0 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 azul)) ())",
        "cavalo | ((1 2 3))",
        "tetris | ((1111) (t))",
        "tetris | (NIL (t x))",
      })
  void brokenTextsAreRefusedWithTheirPlace(String game, String text) throws IOException {
    assertThat(run("show", game, "--position", text).refusal())
        .matches("--position, line \\d+, column \\d+: .+");
    Path file = Files.writeString(folder.resolve("broken.dat"), "; problem A goal 3\n" + text);
    assertThat(run("show", game, "--position-file", file.toString()).refusal())
        .startsWith(file + ", line 2, column ");
    assertThat(run("show", game, "--problems", file.toString(), "--problem", "A").refusal())
        .startsWith(file + ", line 2, column ");
    assertThat(run("show", game, "--position", text, "--lang", "pt").refusal())
        .matches("--position, linha \\d+, coluna \\d+: .+");
  }

  @Test
  void filesThatCannotBeReadAreRefused() throws IOException {
    Path missing = folder.resolve("missing.dat");
    assertThat(run("show", "dots", "--problems", missing.toString()).refusal())
        .isEqualTo(missing + ": the file does not exist");
    assertThat(run("show", "dots", "--position-file", folder.toString()).refusal())
        .isEqualTo(folder + ": the file cannot be read");
    Path bytes = Files.write(folder.resolve("bytes"), new byte[] {(byte) 0xC3, 0x28, 0});
    assertThat(run("show", "dots", "--problems", bytes.toString()).refusal())
        .isEqualTo(bytes + ": the file is not UTF-8 text");
    Path empty = Files.writeString(folder.resolve("empty.dat"), "; nothing here\n");
    assertThat(run("show", "dots", "--problems", empty.toString()).refusal())
        .isEqualTo(empty + ": the file contains no problems");
  }

  @Test
  void choicesThatExcludeEachOtherAreRefused() {
    assertThat(run("show", "dots", "--problem", "A", "--position", "NIL").refusal())
        .isEqualTo("--position and --problem cannot be used together");
    assertThat(run("show", "dots", "--problem", "Z").refusal())
        .startsWith("dots/problems.dat: unknown problem “Z”; expected one of: A, B, C, D, E, F");
  }

  @Test
  void recordedGamesAreReplayed() {
    Said quatro = run("show", "quatro", "--record", "sample-game");
    assertThat(quatro.code()).as(quatro.err()).isZero();
    assertThat(quatro.out()).contains("14. player 2: A3 preta redonda alta oca", "no legal moves");
    JsonNode cavalo = run("show", "cavalo", "--record", "sample-game", "--json").json();
    assertThat(cavalo.path("margin").asInt()).isEqualTo(730 - 1176);
    assertThat(cavalo.path("over").asBoolean()).isTrue();
    JsonNode early =
        run("show", "cavalo", "--record", "sample-game", "--ply", "1", "--json").json();
    assertThat(early.path("margin").asInt()).isEqualTo(99 - 150);
  }

  @Test
  void brokenRecordsAreRefused() throws IOException {
    Path file = folder.resolve("game.jsonl");
    Files.writeString(file, "{\"event\":\"started\",\"game\":\"dots\"}\nnonsense\n");
    assertThat(run("show", "dots", "--record", file.toString()).refusal())
        .startsWith(file + ", line 2, column ");
    Files.writeString(file, "{\"event\":\"started\",\"game\":\"dots\"}\n");
    assertThat(run("show", "quatro", "--record", file.toString()).refusal())
        .isEqualTo(file + ": this is a record of dots, not of quatro");
    assertThat(run("show", "quatro", "--record", "nowhere").refusal())
        .isEqualTo("nowhere: the file does not exist");
    assertThat(run("show", "cavalo", "--record", "sample-game", "--ply", "99").refusal())
        .contains("--ply must be from 0 to 27, not 99");
  }

  @Test
  void coloursAreForTerminalsOnly() {
    assertThat(run(true, "show", "cavalo").out()).contains("\u001b[");
    assertThat(run(false, "show", "cavalo").out()).doesNotContain("\u001b");
  }
}
