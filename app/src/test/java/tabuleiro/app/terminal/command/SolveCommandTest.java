package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.Words;

class SolveCommandTest extends CommandTest {
  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @CsvSource({
    "dots, 2 1 8 27 16 79",
    "blokus, 2 5 7 9 12 18",
    "quatro, 1 2 2 3 3 4",
  })
  void theRecommendedSearchProvesTheOptima(String game, String depths) {
    List<String> found = new ArrayList<>();
    for (String id : List.of("A", "B", "C", "D", "E", "F")) {
      JsonNode json = run("solve", game, "--problem", id, "--json").json();
      assertThat(json.path("status").asText()).isEqualTo("solved");
      assertThat(json.path("optimal").asBoolean()).as(id).isTrue();
      assertThat(json.path("moves")).hasSize(json.path("depth").asInt());
      found.add(json.path("depth").asText());
    }
    assertThat(String.join(" ", found)).isEqualTo(depths);
  }

  @Test
  void cavaloIsSolvedOrProvedUnsolvable() {
    assertThat(depth("A")).isEqualTo(3);
    assertThat(depth("B")).isEqualTo(8);
    assertThat(depth("C")).isEqualTo(6);
    assertThat(depth("D")).isEqualTo(12);
    assertThat(depth("D", "--variant", "double=choice")).isEqualTo(10);
    Said said = run("solve", "cavalo", "--problem", "E", "--json");
    assertThat(said.code()).isEqualTo(1);
    assertThat(said.out()).contains("\"status\" : \"unsolvable\"");
  }

  private static int depth(String problem, String... more) {
    List<String> line = new ArrayList<>(List.of("solve", "cavalo", "--problem", problem, "--json"));
    line.addAll(List.of(more));
    JsonNode json = run(line.toArray(String[]::new)).json();
    assertThat(json.path("optimal").asBoolean()).isTrue();
    return json.path("depth").asInt();
  }

  @Test
  void tetrisGetsTheMostPointsAndProvesIt() {
    JsonNode json = run("solve", "tetris", "--problem", "B", "--json").json();
    assertThat(json.path("optimal").asBoolean()).isTrue();
    assertThat(json.path("points").asInt()).isGreaterThanOrEqualTo(600);
    assertThat(run("solve", "tetris", "--problem", "peer04", "--json").code()).isEqualTo(1);
  }

  @Test
  void theRulesCountsComeOutUnderTheStatedConventions() {
    JsonNode bfs =
        run(
                "solve",
                "dots",
                "--problem",
                "A",
                "--algorithm",
                "bfs",
                "--goal-test",
                "generation",
                "--json")
            .json();
    assertThat(bfs.path("generated").asInt()).isEqualTo(90);
    assertThat(bfs.path("duplicates").asInt()).isEqualTo(10);
    assertThat(bfs.path("expanded").asInt()).isEqualTo(6);
    JsonNode astar =
        run(
                "solve",
                "dots",
                "--problem",
                "C",
                "--algorithm",
                "a*",
                "--heuristic",
                "given",
                "--ties",
                "fifo",
                "--json")
            .json();
    assertThat(astar.path("generated").asInt()).isEqualTo(19577);
    assertThat(astar.path("expanded").asInt()).isEqualTo(1403);
    assertThat(astar.path("optimal").asBoolean()).isFalse();
    assertThat(astar.path("penetrance").asDouble()).isEqualTo(8.0 / 19577);
  }

  @Test
  void allProblemsAreOneTable() {
    JsonNode results = run("solve", "quatro", "--problem", "all", "--json").json().path("results");
    assertThat(results.size()).isEqualTo(12);
    Said said = run("solve", "dots", "--problem", "all", "--lang", "pt");
    assertThat(said.code()).isZero();
    assertThat(said.out().lines()).hasSize(8);
    assertThat(said.out())
        .contains("resolvido")
        .endsWith("não mostrado: custo, ramificação (--wide mostra todas as colunas)\n");
  }

  @Test
  void searchesAreComparedOnTheSameProblem() {
    Said said = run("solve", "quatro", "--problem", "B", "--compare");
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out().lines().count()).isGreaterThanOrEqualTo(8);
    JsonNode two = run("solve", "dots", "--compare", "bfs,astar", "--json").json();
    assertThat(two.path("results")).hasSize(2);
  }

  @Test
  void limitsEndTheSearchWithWhatIsKnown() {
    Said said = run("solve", "dots", "--problem", "D", "--algorithm", "bfs", "--nodes", "1000");
    assertThat(said.code()).isEqualTo(3);
    assertThat(said.out()).contains("limit reached");
    assertThat(run("solve", "dots", "--problem", "C", "--algorithm", "dls", "--depth", "3").code())
        .isEqualTo(3);
    assertThat(
            run("solve", "dots", "--problem", "D", "--algorithm", "bfs", "--memory", "64", "--json")
                .code())
        .isEqualTo(3);
  }

  @Test
  void theSolutionFileIsOneListAsTheCoursesWriteIt() throws Exception {
    Path file = folder.resolve("solucao.txt");
    assertThat(run("solve", "dots", "--problem", "A", "--output", file.toString()).code()).isZero();
    var items = LispReader.one(Files.readString(file)).list(5);
    var node = items.get(0).list(4);
    assertThat(node.get(1).integer()).isEqualTo(2);
    assertThat(node.get(3).list(4).get(3).list(4).get(3).isNil()).isTrue();
  }

  @Test
  void tracesAreJsonLines() throws IOException {
    Path file = folder.resolve("trace.jsonl");
    Said said =
        run("solve", "dots", "--problem", "A", "--algorithm", "astar", "--trace", file.toString());
    assertThat(said.code()).as(said.err()).isZero();
    List<String> lines = Files.readAllLines(file);
    assertThat(lines.get(0)).contains("\"game\":\"dots\"");
    assertThat(lines.get(0))
        .contains("\"world\":\"dots\"", "\"variant\":{}", "\"algorithm\":\"astar\"", "\"scale\":");
    assertThat(lines.get(1)).contains("\"node\":0", "\"parent\":-1").doesNotContain("\"text\"");
    assertThat(lines.get(3)).contains("\"parent\":0", "\"text\":\"(");
    assertThat(lines).anyMatch(line -> line.contains("\"event\":\"goal\""));
    assertThat(lines.get(lines.size() - 1))
        .contains("\"event\":\"answer\"", "\"status\":\"solved\"");
  }

  @Tag("long")
  @Test
  void theDoctorDistinguishesSoundHeuristicsFromFaultyOnes() {
    faulty("dots", "given");
    faulty("blokus", "given");
    faulty("cavalo", "given");
    faulty("quatro", "occupied");
    sound("dots", "profile");
    sound("blokus", "quarter");
    sound("cavalo", "compatible");
    sound("quatro", "lines");
    Said said = run("solve", "dots", "--problem", "B", "--check-heuristic", "--heuristic", "given");
    assertThat(said.out()).contains("NOT admissible: the estimate is 2, but the true cost is 1");
  }

  private static void faulty(String game, String heuristic) {
    assertThat(check(game, heuristic).path("admissible").asBoolean()).as(game).isFalse();
  }

  private static void sound(String game, String heuristic) {
    assertThat(check(game, heuristic).path("admissible").asBoolean()).as(game).isTrue();
  }

  private static JsonNode check(String game, String heuristic) {
    return run(
            "solve",
            game,
            "--problem",
            "all",
            "--check-heuristic",
            "--heuristic",
            heuristic,
            "--json")
        .json();
  }

  @Test
  void theCoursesAStarKnowsBothPathCosts() {
    String puzzle = "((1111011111 1110001111 1110001111) (t))";
    for (String cost : List.of("cost", "quality")) {
      JsonNode json =
          run(
                  "solve",
                  "tetris",
                  "--puzzle",
                  puzzle,
                  "--algorithm",
                  "procura-astar",
                  "--heuristic",
                  "zero",
                  "--path-cost",
                  cost,
                  "--json")
              .json();
      assertThat(json.path("status").asText()).isEqualTo("solved");
      assertThat(json.path("points").asInt()).isEqualTo(300);
      assertThat(json.path("method").asText()).isEqualTo("procura-astar h=zero path-cost=" + cost);
    }
  }

  @Test
  void puzzlesThatCannotBeSearchedBackwardsAreRefused() {
    assertThat(run("solve", "dots", "--algorithm", "bidirectional").refusal())
        .startsWith("bidirectional search needs puzzles");
  }

  @Test
  void theTableOfResultsIsWrittenInBothLanguages() throws IOException {
    Path file = folder.resolve("resultados.dat");
    run("solve", "dots", "--problem", "A,B", "--compare", "bfs,astar", "--results", "" + file);
    assertThat(Files.readAllLines(file))
        .hasSize(6)
        .first()
        .isEqualTo(
            "| Problem | Algorithm | Nodes generated | Nodes expanded | Depth g(x) | Penetrance"
                + " | Branching factor | Seconds |");
    assertThat(Files.readString(file)).contains("| dots A | bfs goal-test=expansion |");
    run("solve", "cavalo", "--problem", "E", "--results", "" + file, "--lang", "pt");
    assertThat(Files.readString(file)).contains("Nós gerados").contains("| impossível |");
  }

  @Test
  void aSummaryHasALineForEachAlgorithm() {
    String[] line = {
      "solve", "cavalo", "--problem", "A,B,E", "--compare", "bfs,astar,dfs", "--summary", "--wide"
    };
    List<String> lines = run(line).out().lines().toList();
    assertThat(lines).hasSize(5);
    assertThat(Words.spaced(lines.get(2))).startsWith("bfs goal-test=expansion 3 / 3 3 ");
    assertThat(Words.spaced(lines.get(4))).startsWith("dfs goal-test=expansion ties=fifo 3 / 3 1 ");
    String all = run("solve", "quatro", "--problem", "A", "--compare", "all", "--summary").out();
    assertThat(all).contains("  bfs ", "  procura-astar ", "  smastar ").doesNotContain("bidirect");
  }

  @Test
  void theSolutionFileHasARatioAndWholeSeconds() throws Exception {
    Path file = folder.resolve("solucao.txt");
    JsonNode answer =
        run(
                "solve",
                "dots",
                "--problem",
                "A",
                "--algorithm",
                "bfs",
                "--output",
                file.toString(),
                "--json")
            .json();
    String counts = answer.path("generated").asText() + " " + answer.path("expanded").asText();
    assertThat(Files.readString(file)).containsPattern(" " + counts + " \\d+/\\d+ \\d+\\)\n$");
  }

  @Test
  void badInputGetsOneSentence() {
    assertThat(run("solve", "dots", "--algorithm", "magic").refusal())
        .startsWith("unknown algorithm “magic”; expected one of: bfs, dfs");
    assertThat(run("solve", "dots", "--heuristic", "magic").refusal())
        .startsWith("unknown heuristic “magic”; expected one of: profile");
    assertThat(run("solve", "dots", "--ties", "any").refusal())
        .isEqualTo("--ties cannot be “any”; expected fifo | lifo | low-h");
    assertThat(run("solve", "dots", "--nodes", "0").refusal())
        .isEqualTo("--nodes must be a positive number, not 0");
    assertThat(run("solve", "dots", "--problem", "Z").refusal()).contains("unknown problem “Z”");
    assertThat(run("solve", "dots", "--output", "/nowhere/x").refusal())
        .isEqualTo("/nowhere/x: the folder of the file does not exist");
  }
}
