package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.terminal.CommandTest;

/** {@code solve tetris} in the words of the IA-Tetris report. */
class TetrisSolveTest extends CommandTest {
  private static final String GENETIC = "0.17679017,0.99800133,0.47329903,0.36889546";

  @TempDir private Path folder = Path.of("");

  private static JsonNode solve(String problem, String... more) {
    String[] line = new String[more.length + 5];
    System.arraycopy(
        new String[] {"solve", "tetris", "--problem", problem, "--json"}, 0, line, 0, 5);
    System.arraycopy(more, 0, line, 5, more.length);
    return run(line).json();
  }

  @ParameterizedTest
  @CsvSource({
    "altura, height",
    "heur-altura-geral, height",
    "buracos, holes",
    "Relevo, relief",
    "custo-oportunidade, opportunity-cost",
    "opportunity-cost, opportunity-cost",
    "geral, general",
    "heurística-geral, general"
  })
  void theHeuristicsOfTheReportHaveEnglishAndPortugueseNames(String given, String printed) {
    JsonNode json = solve("C", "--algorithm", "procura-astar", "--heuristic", given);
    assertThat(json.path("method").asText())
        .isEqualTo("procura-astar h=" + printed + " path-cost=cost");
  }

  @ParameterizedTest
  @CsvSource({
    "qualidade, quality",
    "quality, quality",
    "custo-oportunidade, cost",
    "opportunity-cost, cost"
  })
  void thePathCostsOfTheReportHaveEnglishAndPortugueseNames(String given, String printed) {
    JsonNode json =
        solve("C", "--algorithm", "procura-astar", "--heuristic", "zero", "--path-cost", given);
    assertThat(json.path("method").asText()).endsWith("path-cost=" + printed);
  }

  @ParameterizedTest
  @ValueSource(strings = {"procura-best", "procura-best-course"})
  void theSearchOfTheReportTakesWeights(String algorithm) {
    JsonNode json = solve("tabs-3", "--algorithm", algorithm, "--weights", GENETIC);
    assertThat(json.path("method").asText()).isEqualTo("procura-best-course weights=" + GENETIC);
    assertThat(json.path("points").asInt()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"procura-pp", "procura-best-course", "procura-best", "bfs", ""})
  void aHeuristicThatNoSearchUsesIsRefused(String algorithm) {
    String search = algorithm.isEmpty() ? "procura-best" : algorithm;
    Said said =
        algorithm.isEmpty()
            ? run("solve", "tetris", "--problem", "C", "--heuristic", "altura")
            : run(
                "solve",
                "tetris",
                "--problem",
                "C",
                "--algorithm",
                algorithm,
                "--heuristic",
                "altura");
    assertThat(said.refusal())
        .startsWith("--heuristic has no effect: " + search + " uses no heuristic");
  }

  @Test
  void aSolutionFileIsTheListOfActionsAndThePoints() throws IOException {
    Path file = folder.resolve("solucao.txt");
    run("solve", "tetris", "--problem", "C", "--output", "" + file);
    assertThat(file).hasContent("(((3 t2)) 300)");
    run("solve", "tetris", "--problem", "A", "--algorithm", "procura-pp", "--output", "" + file);
    assertThat(Files.readString(file).strip()).isEqualTo("(((8 t3) (6 i1) (7 l3) (7 l3)) 0)");
  }

  /** A depth-first search expands the state inserted last, so it has no order of equal states. */
  @Test
  void theNameOfADepthFirstSearchHasNoOrderOfEqualStates() {
    assertThat(solve("C", "--algorithm", "procura-pp").path("method").asText())
        .isEqualTo("procura-pp goal-test=expansion");
  }

  @Test
  void tablesHaveThePointsInsteadOfTheCost() {
    String table =
        run("solve", "tetris", "--problem", "B,C", "--compare", "procura-pp,astar").out();
    assertThat(table.lines().findFirst().orElseThrow()).contains(" points").doesNotContain("cost");
    assertThat(table.lines().filter(line -> line.startsWith("tetris C")).toList())
        .allSatisfy(line -> assertThat(line).containsPattern(" 1 +(300|0) "));
    assertThat(run("solve", "dots", "--problem", "A,B").out()).contains(" cost");
  }

  /** All solutions have as many moves as there are pieces. */
  @Test
  void aSolutionIsNotSaidToBeLongerThanNecessary() {
    assertThat(run("solve", "tetris", "--problem", "A", "--algorithm", "procura-pp").out())
        .startsWith("tetris A: solved; more points may be possible");
    assertThat(run("solve", "dots", "--problem", "A", "--algorithm", "greedy").out())
        .doesNotContain("points may be possible");
  }
}
