package tabuleiro.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.layout.TextLines;
import tabuleiro.core.text.Words;

/** Piped output has at most 80 columns, in both languages. */
class WidthTest extends CommandTest {
  private static final String LONG_PLAYER = "alphabeta:depth=1,eval=course,nodes=100000";
  private static final String LONG_NAME = "an experiment with a long name ".repeat(5).strip();

  @TempDir private Path folder = Path.of("");

  static Stream<String> commands() {
    return Stream.of(
        "",
        "games",
        "games dots",
        "games blokus",
        "games quatro",
        "games cavalo",
        "games tetris",
        "show dots --problem F --lisp",
        "show blokus --all",
        "show quatro --problem F",
        "show quatro --problem F --all",
        "show cavalo --lisp",
        "show tetris --problem A",
        "show quatro --record sample-game",
        "perft quatro --depth 1 --divide",
        "solve dots --problem all --algorithm idastar",
        "solve cavalo --problem A --compare bfs,procura-astar,smastar",
        "solve quatro --problem A,B --compare all --nodes 1000 --summary",
        "solve tetris --problem A,study-1-1,empty-100-1 --nodes 1000",
        "solve tetris --problem A --nodes 1000",
        "solve dots --problem D",
        "solve dots --problem B --check-heuristic --heuristic given",
        "analyse dots --depth 2 --lines 3 --explain",
        "analyse quatro --depth 1 --lines 3 --explain",
        "analyse cavalo --depth 2 --lines 2 --explain",
        "analyse blokus --depth 1 --explain",
        "match quatro --games 2 --depth 1 --seed 123456789 --players random " + LONG_PLAYER,
        "match dots --games 2 --sprt 0,20 --players random random",
        "play quatro --first course --second course",
        "endless --compare --games 2 --pieces 10",
        "endless --watch --pieces 20",
        "grade tetris",
        "data");
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyLineFits(String command) {
    for (String language : List.of("en", "pt")) {
      List<String> arguments = new ArrayList<>(Words.of(command));
      arguments.addAll(List.of("--lang", language));
      Said said = run(arguments.toArray(String[]::new));
      assertThat(said.err()).isEmpty();
      assertThat(said.out()).isNotBlank();
      assertFits(said.out());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "games",
        "show",
        "perft",
        "solve",
        "play",
        "analyse",
        "match",
        "serve",
        "study",
        "tune",
        "tournament",
        "results",
        "results list",
        "results show",
        "results export",
        "results remove",
        "rerun",
        "jogar",
        "grade",
        "data",
        "new-game",
        "bench",
        "endless"
      })
  void everyHelpFits(String command) {
    for (String language : List.of("en", "pt")) {
      List<String> arguments = new ArrayList<>(Words.of(command));
      arguments.addAll(List.of("--help", "--lang", language));
      Said said = run(arguments.toArray(String[]::new));
      assertThat(said.code()).isZero();
      assertFits(said.out());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt"})
  void aGameThatIsReadFromAPipeFits(String language) {
    String moves = "peca-a 14 0\npeca-z 0 0\npeca-a 0 0\npeca-a 5 5\nhelp\nresign\n";
    Said said = piping(moves, "play", "blokus", "--second", "random", "--lang", language);
    assertThat(said.code()).isZero();
    assertFits(said.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt"})
  void experimentsFitAndWideShowsAllColumns(String language) throws IOException {
    Sums.Lab lab = new Sums.Lab();
    Path file = folder.resolve("sums.yaml");
    Files.writeString(file, "name: " + LONG_NAME + "\ntasks: 3\nseed: 5\n");
    String store = folder.resolve("store.db").toString();
    String report = folder.resolve("report.md").toString();
    for (String command :
        List.of(
            "study " + file + " --report " + report,
            "results list",
            "results show 1",
            "rerun 1 --report " + report)) {
      List<String> arguments = new ArrayList<>(Words.of(command));
      arguments.addAll(List.of("--store", store, "--lang", language));
      Said said = planned(lab::plan, arguments.toArray(String[]::new));
      assertThat(said.code()).as(said.err()).isZero();
      assertFits(said.out());
      arguments.add("--wide");
      assertThat(planned(lab::plan, arguments.toArray(String[]::new)).out()).contains(LONG_NAME);
      arguments.add("--json");
      assertThat(planned(lab::plan, arguments.toArray(String[]::new)).refusal())
          .contains("--wide", "--json");
    }
  }

  @Test
  void columnsThatDoNotFitAreNamedAndWideShowsThem() {
    String[] narrow = {"solve", "cavalo", "--problem", "A,B"};
    assertThat(run(narrow).out())
        .doesNotContain("  cost")
        .endsWith("not shown: cost, branching (--wide shows all columns)\n");
    Said wide = run("solve", "cavalo", "--problem", "A,B", "--wide");
    assertThat(wide.out()).contains("cost", "branching").doesNotContain("not shown");
    assertThat(run("solve", "cavalo", "--problem", "A,B", "--wide", "--json").refusal())
        .contains("--wide", "--json");
  }

  @ParameterizedTest
  @ValueSource(strings = {"dots", "blokus", "quatro", "cavalo", "tetris"})
  void generatedAndExpandedStatesAreShownInBothLanguages(String game) {
    String[] line = {"solve", game, "--problem", "A,C", "--nodes", "2000", "--lang", ""};
    line[line.length - 1] = "en";
    assertThat(run(line).out().lines().findFirst().orElse("")).contains("generated", "expanded");
    line[line.length - 1] = "pt";
    assertThat(run(line).out().lines().findFirst().orElse("")).contains("gerados", "expandidos");
  }

  @Test
  void longListsAreFoldedAndAllShowsThem() {
    Said folded = run("show", "dots");
    assertThat(folded.out()).contains("71 legal moves: (h 1 1), ", " more (--all shows all)\n");
    List<String> lines = folded.out().lines().toList();
    int start = lines.indexOf(lines.stream().filter(l -> l.contains("legal")).findFirst().get());
    assertThat(lines.size() - start).isEqualTo(3);
    assertThat(run("show", "dots", "--all").out())
        .contains("(v 7 5)")
        .doesNotContain("more (--all");
    assertThat(run("show", "dots", "--all", "--json").refusal()).contains("--all", "--json");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "-1", "many", "99999999999"})
  void anUnknownWidthIsEighty(String columns) {
    assertThat(Terminal.width(columns)).isEqualTo(80);
  }

  @Test
  void theWidthOfTheTerminalIsUsed() {
    assertThat(Terminal.width("132")).isEqualTo(132);
    assertThat(Terminal.width("7")).isEqualTo(20);
  }

  private static void assertFits(String text) {
    assertThat(text.lines())
        .allSatisfy(line -> assertThat(TextLines.width(line)).as(line).isLessThanOrEqualTo(80));
  }
}
