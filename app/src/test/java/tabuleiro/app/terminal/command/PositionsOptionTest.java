package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.app.terminal.output.ExitCode;

/** {@code analyse --positions}: many positions at once. */
class PositionsOptionTest extends CommandTest {
  private static final String FIRST = "((((1) (1)) ((1) (0))) (0 0) 1)";
  private static final String SECOND = "((((1) (0)) ((1) (0))) (0 0) 2)";

  @TempDir private Path folder = Path.of("");

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("positions.lisp"), text).toString();
  }

  @Test
  void everyPositionIsARowInTheOrderOfTheFile() throws IOException {
    String file = file("; two positions\n\n" + FIRST + "\r\n  " + SECOND + "\n");
    Said said = run("analyse", "dots", "--positions", file, "--exact");
    assertThat(said.code()).as(said.err()).isZero();
    List<String> rows = said.out().lines().map(String::strip).toList();
    assertThat(rows).hasSize(3);
    assertThat(rows.get(0)).startsWith("line  move").endsWith("nodes");
    assertThat(rows.get(1)).matches("3  \\(v 2 1\\) +\\+1\\.00  yes +1 +\\d+");
    assertThat(rows.get(2)).startsWith("4  (").contains("  yes ");
    String portuguese =
        run("analyse", "dots", "--positions", file, "--exact", "--lang", "pt").out();
    assertThat(portuguese).startsWith("linha  jogada").contains("+1,00  sim ");
  }

  @Test
  void theAnswersAreThoseOfSinglePositions() throws IOException {
    String file = file(FIRST + "\n" + SECOND);
    JsonNode results =
        run("analyse", "dots", "--positions", file, "--depth", "3", "--json")
            .json()
            .path("results");
    assertThat(results).hasSize(2);
    for (int i = 0; i < 2; i++) {
      JsonNode result = results.get(i);
      assertThat(result.path("fileLine").asInt()).isEqualTo(i + 1);
      String position = i == 0 ? FIRST : SECOND;
      JsonNode single =
          run("analyse", "dots", "--position", position, "--depth", "3", "--json").json();
      for (String field : List.of("position", "turn", "player", "move", "value", "line", "nodes")) {
        assertThat(result.path(field)).as(field).isEqualTo(single.path(field));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void theTableIsTheSameWithAnyNumberOfThreads(int threads) throws IOException {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 5; i++) {
      text.append(FIRST).append('\n').append(SECOND).append('\n');
    }
    String[] line = {
      "analyse", "dots", "--positions", file(text.toString()), "--nodes", "100", "--threads", ""
    };
    line[7] = String.valueOf(threads);
    String table = run(line).out();
    line[7] = "3";
    assertThat(run(line).out()).isEqualTo(table);
  }

  @ParameterizedTest
  @ValueSource(strings = {"blokus", "quatro", "cavalo"})
  void everyGameHasPositionsInAFile(String game) throws IOException {
    String position =
        run("analyse", game, "--nodes", "200", "--json").json().path("position").asText();
    Said said = run("analyse", game, "--positions", file(position), "--nodes", "200");
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out().lines()).hasSize(2);
  }

  @Test
  void aPositionThatIsNotProvedHasTheExitCodeOfALimit() throws IOException {
    String start =
        run("analyse", "dots", "--nodes", "9", "--json").json().path("position").asText();
    String file = file(FIRST + "\n" + start);
    Said said = run("analyse", "dots", "--positions", file, "--exact", "--nodes", "1000");
    assertThat(said.code()).isEqualTo(ExitCode.LIMIT);
    assertThat(said.out()).contains(" yes ", " no ");
  }

  @Test
  void anInvalidLineIsRefusedWithItsPlaceBeforeAnyWork() throws IOException {
    String file = file(FIRST + "\n  ((((1) (1)) ((1) (7))) (0 0) 1)\n");
    assertThat(run("analyse", "dots", "--positions", file, "--depth", "2").refusal())
        .startsWith(file + ", line 2, column ");
    file = file(FIRST + "\n\n  ((((1) (1)) ((1) (1))) (1 0) 1)");
    assertThat(run("analyse", "dots", "--positions", file, "--depth", "2").refusal())
        .isEqualTo(file + ", line 3, column 3: the game is over: there is no move to analyse");
    file = file("; nothing\n");
    assertThat(run("analyse", "dots", "--positions", file).refusal())
        .isEqualTo(file + ": the file has no positions; expected one in each line");
    String missing = folder.resolve("missing").toString();
    assertThat(run("analyse", "dots", "--positions", missing).refusal()).startsWith(missing + ": ");
  }

  @ParameterizedTest
  @CsvSource({
    "--position, x",
    "--position-file, x",
    "--lines, 2",
    "--trace, x",
    "--explain, ",
  })
  void optionsWithoutEffectAreRefused(String option, String value) throws IOException {
    String file = file(FIRST);
    Said said =
        value == null
            ? run("analyse", "dots", "--positions", file, option)
            : run("analyse", "dots", "--positions", file, option, value);
    assertThat(said.refusal()).isEqualTo("--positions and " + option + " cannot be used together");
  }

  @Test
  void aClusterIsRefusedWhatOnlyThisMachineCanDo() {
    assertThat(run("analyse", "dots", "--cluster", "here").refusal())
        .contains("is not the address of a cluster");
    assertThat(run("analyse", "dots", "--cluster", "local[2]", "--trace", "x").refusal())
        .isEqualTo("--cluster and --trace cannot be used together");
    assertThat(run("analyse", "dots", "--cluster", "local[2]", "--threads", "2").refusal())
        .isEqualTo("--cluster and --threads cannot be used together");
    assertThat(run("solve", "dots", "--cluster", "local[2]", "--check-heuristic").refusal())
        .isEqualTo("--cluster and --check-heuristic cannot be used together");
    String trace = folder.resolve("trace").toString();
    assertThat(run("solve", "dots", "--cluster", "local[2]", "--trace", trace).refusal())
        .isEqualTo("--cluster and --trace cannot be used together");
    assertThat(trace).isNotEmpty().satisfies(t -> assertThat(Path.of(t)).doesNotExist());
    assertThat(run("solve", "dots", "--cluster", "local[2]").refusal())
        .startsWith("the module for clusters is not there");
  }
}
