package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.terminal.CommandTest;

/** The searches that {@code solve} chooses, and what it says about them. */
class SolveMethodsTest extends CommandTest {

  @Test
  void oneMoveIsSingularAndABoundOfZeroIsNotShown() {
    assertThat(run("solve", "dots", "--problem", "B").out()).contains("\n1 move: (");
    assertThat(run("solve", "dots", "--problem", "B", "--lang", "pt").out())
        .contains("\n1 jogada: (");
    Said limited = run("solve", "dots", "--problem", "C", "--algorithm", "dls", "--depth", "3");
    assertThat(limited.out()).startsWith("dots C: limit reached without a solution\n");
    Said bounded = run("solve", "dots", "--problem", "C", "--algorithm", "bfs", "--nodes", "1000");
    assertThat(bounded.out())
        .startsWith("dots C: limit reached without a solution; no solution costs less than ");
  }

  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @CsvSource({"dots, A, 31", "quatro, F, 846", "blokus, B, 0", "cavalo, A, 0"})
  void theDefaultAndAStarByNameAreTheSameSearch(String game, String problem, int generated) {
    JsonNode standard = run("solve", game, "--problem", problem, "--json").json();
    JsonNode named =
        run("solve", game, "--problem", problem, "--algorithm", "astar", "--json").json();
    for (String field : List.of("method", "generated", "expanded", "duplicates", "moves")) {
      assertThat(named.path(field)).as(field).isEqualTo(standard.path(field));
    }
    assertThat(named.path("method").asText()).contains(" ties=low-h");
    if (generated > 0) {
      assertThat(named.path("generated").asInt()).isEqualTo(generated);
    }
  }

  @Test
  void theOrderOfEqualStatesIsPartOfTheNameAndRefusedWhereThereIsNone() {
    String table =
        run("solve", "dots", "--problem", "A", "--compare", "astar,greedy,bfs", "--ties", "lifo")
            .out();
    assertThat(table).contains(" astar lifo ", " greedy lifo ", " bfs  ");
    assertThat(run("solve", "dots", "--algorithm", "idastar", "--ties", "lifo").refusal())
        .isEqualTo("the search “idastar” does not break ties between states; remove “ties”");
    assertThat(run("solve", "tetris", "--ties", "lifo").code()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "--goal-test generation, bfs, idastar",
    "--goal-test expansion, beam, procura-pp",
    "--keep-duplicates, idastar, procura-astar"
  })
  void aSettingThatTheSearchIgnoresIsRefused(String setting, String user, String other) {
    List<String> line = new ArrayList<>(List.of("solve", "dots", "--problem", "B"));
    line.addAll(List.of(setting.split(" ")));
    line.addAll(List.of("--algorithm", other));
    assertThat(run(line.toArray(String[]::new)).refusal())
        .isEqualTo(setting.split(" ")[0] + " has no effect on the search “" + other + "”");
    line.set(line.size() - 1, user);
    assertThat(run(line.toArray(String[]::new)).code()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "--weight 3, wastar, astar",
    "--width 5, beam, procura-pp",
    "--path-cost quality, procura-astar, ''"
  })
  void aSettingOfAnotherSearchIsRefused(String setting, String user, String other) {
    List<String> line = new ArrayList<>(List.of("solve", "dots", "--problem", "B"));
    line.addAll(List.of(setting.split(" ")));
    assertThat(run(line.toArray(String[]::new)).refusal())
        .isEqualTo(
            setting.split(" ")[0]
                + " has no effect on the search “recommended”; only this search uses it: "
                + user);
    line.addAll(List.of("--algorithm", other));
    assertThat(run(line.toArray(String[]::new)).code()).isEqualTo(2);
    line.set(line.size() - 1, user);
    assertThat(run(line.toArray(String[]::new)).code()).isZero();
    line.set(line.size() - 2, "--compare");
    line.set(line.size() - 1, "bfs," + user);
    assertThat(run(line.toArray(String[]::new)).code()).isZero();
  }

  @Test
  void threadsChangeNoCountAndAreRefusedWhereASearchUsesOne() {
    String line = "solve cavalo --problem B --nodes 100000 --algorithm idastar --json";
    JsonNode one = run((line + " --keep-duplicates").split(" ")).json();
    JsonNode two = run((line + " --keep-duplicates --threads 2").split(" ")).json();
    for (String field : List.of("status", "moves", "generated", "expanded", "bound")) {
      assertThat(two.path(field)).as(field).isEqualTo(one.path(field));
    }
    String only =
        "--threads works only with --algorithm idastar and --keep-duplicates;"
            + " other searches use one thread";
    assertThat(run((line + " --threads 2").split(" ")).refusal()).isEqualTo(only);
    String threads = "solve dots --keep-duplicates --threads ";
    assertThat(run((threads + "2").split(" ")).refusal()).isEqualTo(only);
    assertThat(run((threads + "0 --algorithm idastar").split(" ")).refusal())
        .isEqualTo("--threads must be from 1 to 256, not 0");
    assertThat(run((threads + "2 --algorithm idastar --trace t").split(" ")).refusal())
        .isEqualTo("--threads and --trace cannot be used together");
    assertThat(run((threads + "2 --algorithm idastar --cluster local[2]").split(" ")).refusal())
        .isEqualTo("--cluster and --threads cannot be used together");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--nodes 5", "--keep-duplicates", "--weight 3", "--threads 2"})
  void anOptionOfASearchIsRefusedWhereAHeuristicIsChecked(String option) {
    String line = "solve dots --problem A --check-heuristic " + option;
    assertThat(run(line.split(" ")).refusal())
        .isEqualTo("--check-heuristic and " + option.split(" ")[0] + " cannot be used together");
  }

  @Test
  void aMalformedProblemIsReportedAndTheOthersAreSolved() throws IOException {
    Path file = folder.resolve("mine.dat");
    Files.writeString(
        file,
        """
        (((0 0) (0 0)) ((0) (0) (1)) 1)
        (((0 0) (0 9)) ((0) (0) (0)) 1)
        (((0 0) (0 0)) ((0) (1) (0)) 1)
        """);
    String[] line = {"solve", "dots", "--problems", file.toString(), "--problem", "all"};
    Said said = run(line);
    assertThat(said.code()).isEqualTo(2);
    assertThat(said.out()).contains("dots A", "dots C").doesNotContain("dots B");
    assertThat(said.err())
        .contains("mine.dat, line 2, column 12: expected a number from 0 to 1 instead of 9");
    Said json = run(Stream.concat(Stream.of(line), Stream.of("--json")).toArray(String[]::new));
    assertThat(json.code()).isEqualTo(2);
    assertThat(json.out()).contains("\"faults\"", "line 2, column 12");
  }

  @Test
  void asManyExpandedStatesAsOnTheSolutionOrAnExplanation() {
    String note = "“expanded” counts states whose moves were all generated.";
    assertThat(run("solve", "dots", "--compare", "bfs,idastar,smastar").out()).contains(note);
    assertThat(run("solve", "dots", "--algorithm", "dls", "--depth", "6").out()).contains(note);
    assertThat(run("solve", "dots", "--compare", "bfs,astar").out()).doesNotContain(note);
  }
}
