package tabuleiro.app.code;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.app.Launcher;
import tabuleiro.app.terminal.CommandTest;

/**
 * The example heuristics and evaluations of every game in every command that takes a name of one.
 * All commands run in the process of this test, as in the child process of a user, so that one Lisp
 * serves them all.
 */
class OwnCommandsIT extends CommandTest {
  private static final String PARENT = "tabuleiro.code.parent";
  private static final Path ROOT = Launcher.here().root();

  @TempDir private Path folder = Path.of("");

  /** Builds the module for Lisp by the launcher, and adds it to this process. */
  @BeforeAll
  static void startLisp() throws IOException {
    Launcher.Said said =
        Launcher.here()
            .run(
                "./tabuleiro show dots --problem A --heuristic examples/heuristics/dots.lisp:dada");
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out()).contains("dots.lisp:dada");
    URL jar = ROOT.resolve("lisp/target/tabuleiro-lisp.jar").toUri().toURL();
    Thread thread = Thread.currentThread();
    thread.setContextClassLoader(
        new URLClassLoader(new URL[] {jar}, OwnCommandsIT.class.getClassLoader()));
    System.setProperty(
        PARENT, String.valueOf(ProcessHandle.current().parent().orElseThrow().pid()));
  }

  @AfterAll
  static void stop() {
    System.clearProperty(PARENT);
    Thread.currentThread().setContextClassLoader(OwnCommandsIT.class.getClassLoader());
  }

  /** An example by the name that tables show. */
  private static String example(String name) {
    if (name.startsWith("bot:")) {
      return "bot:python3 \"" + example(name.substring("bot:".length())) + "\"";
    }
    return ROOT.resolve("examples/heuristics").resolve(name).toString();
  }

  /** A problem that is too hard is searched up to the same number of nodes. */
  @ParameterizedTest
  @CsvSource({
    "dots, dots.lisp:dada, BoxesMissing.java, given",
    "dots, bot:dots.py, BoxesMissing.java, given",
    "blokus, blokus.lisp:dada, CellsMissing.java, given",
    "quatro, quatro.lisp:dada, LongestLine.java, given",
    "cavalo, cavalo.lisp:dada, PointsOverMean.java, given",
    "tetris, tetris.lisp:altura-geral, ColumnHeights.java, height",
  })
  void searchesCountLikeOurs(String game, String lisp, String java, String ours) {
    Said said =
        run(
            "solve",
            game,
            "--problem",
            "A,B,C,D,E,F",
            "--compare",
            "astar",
            "--heuristic",
            example(lisp),
            "--heuristic",
            example(java),
            "--heuristic",
            ours,
            "--nodes",
            "3000",
            "--json");
    assertThat(said.code()).as(said.err()).isIn(0, 3);
    JsonNode results = new Said(0, said.out(), "").json().path("results");
    assertThat(results).hasSize(18);
    for (int i = 0; i < 18; i += 3) {
      assertThat(counts(results.get(i))).isEqualTo(counts(results.get(i + 2)));
      assertThat(counts(results.get(i + 1))).isEqualTo(counts(results.get(i + 2)));
      assertThat(results.get(i).path("heuristic").asText()).isEqualTo(lisp);
      assertThat(results.get(i).path("nanosPerCall").asDouble()).isPositive();
    }
  }

  private static List<String> counts(JsonNode result) {
    List<String> counts = new ArrayList<>();
    for (String field : List.of("problem", "status", "depth", "generated", "expanded")) {
      counts.add(result.path(field).asText());
    }
    return counts;
  }

  @ParameterizedTest
  @CsvSource({
    "dots, dots.lisp:dada",
    "dots, BoxesMissing.java",
    "dots, bot:dots.py",
    "blokus, blokus.lisp:dada",
    "blokus, CellsMissing.java",
    "quatro, quatro.lisp:dada",
    "quatro, LongestLine.java",
    "cavalo, cavalo.lisp:dada",
    "cavalo, PointsOverMean.java",
    "tetris, tetris.lisp:altura-geral",
    "tetris, ColumnHeights.java",
  })
  void everyCommandForPuzzlesTakesTheHeuristic(String game, String name) throws IOException {
    String own = example(name);
    assertThat(
            run("show", game, "--problem", "A", "--heuristic", own, "--json")
                .json()
                .path("heuristics")
                .has(name))
        .isTrue();
    JsonNode checked =
        run("solve", game, "--problem", "A", "--check-heuristic", "--heuristic", own, "--json")
            .json();
    assertThat(checked.path("heuristic").asText()).isEqualTo(name);
    Path file =
        Files.writeString(
            folder.resolve("study.yaml"),
            """
            name: own
            solve:
              game: %s
              problems: [A]
              algorithms: [{use: greedy}]
              heuristics: ['%s']
              limits: [{nodes: 1000}]
            """
                .formatted(game, own));
    assertThat(experiment("study", file).path("tasks").asInt()).isEqualTo(1);
  }

  private JsonNode experiment(String kind, Path file) {
    String store = folder.resolve("results.db").toString();
    String report = folder.resolve("report.html").toString();
    return run(kind, file.toString(), "--store", store, "--report", report, "--json").json();
  }

  @ParameterizedTest
  @CsvSource({
    "dots, dots.lisp:diferenca, BoxMargin.java",
    "dots, bot:dots.py, BoxMargin.java",
    "blokus, blokus.lisp:diferenca, SquareMargin.java",
    "quatro, quatro.lisp:ameacas, Threats.java",
    "cavalo, cavalo.lisp:diferenca, PointMargin.java",
  })
  void everyCommandForGamesTakesTheEvaluation(String game, String lisp, String java)
      throws IOException {
    for (String name : List.of(lisp, java)) {
      String player = "alphabeta:depth=1,eval=" + example(name);
      assertThat(
              run("show", game, "--heuristic", example(name), "--json")
                  .json()
                  .path("heuristics")
                  .has(name))
          .isTrue();
      assertThat(run("analyse", game, "--player", player, "--json").code()).isZero();
      Said match = run("match", game, "--games", "2", "--players", player, "random", "--json");
      assertThat(match.code()).as(match.err()).isZero();
      Path file =
          Files.writeString(
              folder.resolve("tournament.yaml"),
              """
              name: own
              game: %s
              games: 2
              players:
                - {name: own, spec: '%s'}
                - random
              """
                  .formatted(game, player));
      assertThat(experiment("tournament", file).path("status").asText()).isEqualTo("done");
    }
  }

  @Test
  void anEditedFunctionIsComputedAgainAndTheRestIsReused() throws IOException {
    Path code = folder.resolve("mine.lisp");
    Files.writeString(code, "(load \"other.lisp\")\n(defun mine (no) (list no) (other))");
    Path other = Files.writeString(folder.resolve("other.lisp"), "(defun other () 1)");
    Path file =
        Files.writeString(
            folder.resolve("study.yaml"),
            """
            name: own
            solve:
              game: dots
              problems: [A, B]
              algorithms: [{use: astar}]
              heuristics: ['%s', given]
            """
                .formatted(code + ":mine"));
    assertThat(experiment("study", file).path("reused").asInt()).isZero();
    OwnFiles.forget();
    assertThat(experiment("study", file).path("resumed").asInt()).isEqualTo(4);
    Files.writeString(other, "(defun other () 2)");
    OwnFiles.forget();
    JsonNode edited = experiment("study", file);
    assertThat(edited.path("reused").asInt()).isEqualTo(2);
    assertThat(edited.path("resumed").asInt()).isZero();
    String store = folder.resolve("results.db").toString();
    assertThat(run("results", "show", "1", "--store", store).out()).contains("mine.lisp:mine");
    OwnFiles.forget();
    String report = folder.resolve("report.html").toString();
    assertThat(run("rerun", "1", "--store", store, "--report", report).refusal())
        .contains("has changed since the experiment");
  }
}
