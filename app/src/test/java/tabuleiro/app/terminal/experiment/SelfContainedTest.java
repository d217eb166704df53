package tabuleiro.app.terminal.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.app.terminal.CommandTest;

/** Experiments are independent of the files and the folder that they were started with. */
class SelfContainedTest extends CommandTest {
  private static final String FULL_ROW = "; problem X\n((1111111110) (i))\n";
  private static final String TWO_PIECES = "; problem X\n((1111111110 1111111100) (i i))\n";

  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void write() throws IOException {
    Files.writeString(folder.resolve("m.dat"), FULL_ROW);
    Files.writeString(
        folder.resolve("study.yaml"),
        "name: filed\nsolve: {game: tetris, problems: {file: m.dat}, algorithms: procura-best}\n");
  }

  private Said lab(String... words) {
    List<String> all = new ArrayList<>(List.of(words));
    all.addAll(List.of("--store", folder.resolve("lab.db").toString()));
    return run(all.toArray(String[]::new));
  }

  private JsonNode experiment(String kind, String name) {
    Path file = folder.resolve(name);
    Path report = folder.resolve("r.md");
    return lab(kind, file.toString(), "--json", "--report", report.toString()).json();
  }

  @Test
  void anEditedFileGivesNewResults() throws IOException {
    JsonNode first = experiment("study", "study.yaml");
    assertThat(experiment("study", "study.yaml").path("resumed").asInt()).isEqualTo(1);
    String before = Files.readString(folder.resolve("r.md"));
    Files.writeString(folder.resolve("m.dat"), TWO_PIECES);
    JsonNode second = experiment("study", "study.yaml");
    assertThat(second.path("id")).isNotEqualTo(first.path("id"));
    assertThat(second.path("resumed").asInt()).isZero();
    assertThat(second.path("reused").asInt()).isZero();
    assertThat(Files.readString(folder.resolve("r.md"))).isNotEqualTo(before);
    Files.writeString(folder.resolve("m.dat"), FULL_ROW);
    assertThat(experiment("study", "study.yaml").path("id")).isEqualTo(first.path("id"));
    assertThat(Files.readString(folder.resolve("r.md"))).isEqualTo(before);
  }

  @Test
  void anotherProblemInAFileKeepsTheResultsOfTheFirst() throws IOException {
    experiment("study", "study.yaml");
    Files.writeString(folder.resolve("m.dat"), FULL_ROW + "; problem Y\n((1111111100) (i))\n");
    JsonNode more = experiment("study", "study.yaml");
    assertThat(more.path("tasks").asInt()).isEqualTo(2);
    assertThat(more.path("reused").asInt()).isEqualTo(1);
  }

  @Test
  void aStudyIsShownAndRerunWithoutItsFiles() throws IOException {
    experiment("study", "study.yaml");
    String report = lab("results", "show", "1").out();
    assertThat(report).contains("procura-best", "m.dat");
    Files.delete(folder.resolve("m.dat"));
    Files.delete(folder.resolve("study.yaml"));
    assertThat(lab("results", "show", "1").out()).isEqualTo(report);
    Path file = folder.resolve("rerun.md");
    JsonNode again = lab("rerun", "1", "--json", "--report", file.toString()).json();
    assertThat(again.path("same").asBoolean()).isTrue();
    assertThat(again.path("reused").asInt()).isZero();
    assertThat(lab("results", "show", "2").out()).contains("procura-best");
  }

  @Test
  void recordedGamesAreStoredToo() throws IOException {
    Path record = folder.resolve("game.jsonl");
    String[] line =
        "play dots --variant size=1x1 --first random --second greedy --seed 1".split(" ");
    List<String> words = new ArrayList<>(List.of(line));
    words.addAll(List.of("--record", record.toString()));
    assertThat(run(words.toArray(String[]::new)).code()).isZero();
    Files.writeString(
        folder.resolve("p.yaml"),
        "name: p\nplay: {game: dots, variant: {size: 1x1}, players: greedy,"
            + " positions: {record: game.jsonl}}\n");
    assertThat(experiment("study", "p.yaml").path("tasks").asInt()).isEqualTo(4);
    Files.delete(record);
    assertThat(lab("results", "show", "1").out()).contains("greedy", "game.jsonl");
  }

  @Test
  void reusedResultsAreCountedAndMentioned() throws IOException {
    String text =
        "name: a\ngame: dots\nvariant: {size: 1x1}\nplayers: [random, greedy]\ngames: 4\n";
    Files.writeString(folder.resolve("t.yaml"), text);
    experiment("tournament", "t.yaml");
    Files.writeString(folder.resolve("t.yaml"), text.replace("games: 4", "games: 6"));
    Path report = folder.resolve("t.md");
    Said said =
        lab("tournament", folder.resolve("t.yaml").toString(), "--report", report.toString());
    assertThat(said.code()).isZero();
    assertThat(said.err())
        .isEqualTo(
            "note: 2 of 3 results are reused from earlier experiments with the same tasks;"
                + " use --new to compute them again\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "study | 'name: x\nsolve: {game: tetris, problems: {file: m.dat}, algorithms: bfs,"
            + " limits: {time: 60000}}' | problems: {file: m.dat} | problems: [{file: m.dat}, A]",
        "study | 'name: x\nplay: {game: dots, variant: {size: 1x1}, positions: start,"
            + " players: [''engine:time=9'']}' | positions: start | positions: [start, '((((1) (0)) ((0) (0))) (0 0) 2)']",
        "study | 'name: x\nplay: {game: dots, variant: {size: 1x1}, positions: start,"
            + " players: [''engine:threads=2,depth=2'']}' | positions: start | positions: [start, '((((1) (0)) ((0) (0))) (0 0) 2)']",
        "tournament | 'game: dots\nvariant: {size: 1x1}\nplayers: [random, greedy]\n"
            + "limits: {time: 50}\ngames: 2' | games: 2 | games: 4",
      })
  void resultsUnderTimeLimitsAreNotReused(String kind, String text, String part, String more)
      throws IOException {
    Files.writeString(folder.resolve("x.yaml"), text);
    int tasks = experiment(kind, "x.yaml").path("tasks").asInt();
    assertThat(tasks).isPositive();
    assertThat(experiment(kind, "x.yaml").path("resumed").asInt()).isEqualTo(tasks);
    Files.writeString(folder.resolve("x.yaml"), text.replace(part, more));
    JsonNode extended = experiment(kind, "x.yaml");
    assertThat(extended.path("tasks").asInt()).isGreaterThan(tasks);
    assertThat(extended.path("reused").asInt()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tournament | 'game: quatro\nvariant: {preset}\nplayers: [random, greedy]' | line 2 | “variant.preset” has no value",
        "study | 'name: x\nsolve: {game: dots, variant: {size}, problems: A, algorithms: bfs}' | line 2 | “solve.variant.size” has no value",
        "tune | 'name: x\nsubject: {game: cavalo, variant: {size}}' | line 2 | “subject.variant.size” has no value",
        "tournament | 'game: dots\nvariant: {size: 1x1}\nopenings: {plies: 8}\nplayers: [random, greedy]' | x.yaml | end before 8 random moves",
        "study | 'name: x\nplay: {game: dots, players: random, positions: {random: 2, plies: 900}}' | x.yaml | end before 900 random moves",
        "study | 'name: x\nsolve: {game: tetris, problems: {file: none.dat}, algorithms: bfs}' | x.yaml | file “none.dat”: the file does not exist",
      })
  void badDescriptionsAreRefusedInOneSentence(
      String kind, String text, String where, String sentence) throws IOException {
    Path file = Files.writeString(folder.resolve("x.yaml"), text);
    assertThat(lab(kind, file.toString()).refusal()).contains(where, sentence);
    assertThat(folder.resolve("lab.db")).doesNotExist();
  }

  @Test
  void oneBadRowDoesNotHideTheOthers() throws Exception {
    experiment("study", "study.yaml");
    Files.writeString(folder.resolve("m.dat"), TWO_PIECES);
    experiment("study", "study.yaml");
    String where = "jdbc:sqlite:" + folder.resolve("lab.db");
    try (Connection connection = DriverManager.getConnection(where);
        Statement statement = connection.createStatement()) {
      statement.execute("update experiment set manifest = 'zz' where id = 1");
      statement.execute("update result set outcome = '{' where experiment = 2");
    }
    Said list = lab("results", "list");
    assertThat(list.code()).isZero();
    assertThat(list.out()).contains("filed");
    assertThat(list.err())
        .isEqualTo("experiment 1 is skipped, because its data in the database are damaged\n");
    JsonNode json = lab("results", "list", "--json").json();
    assertThat(json.path("experiments")).hasSize(1);
    assertThat(json.path("damaged").toString()).isEqualTo("[1]");
    Said show = lab("results", "show", "2");
    assertThat(show.code()).isZero();
    assertThat(show.out()).endsWith("“rerun 2” computes all of them\n");
    assertThat(show.err()).startsWith("1 results of experiment 2 are skipped");
    assertThat(lab("results", "export", "2").err()).startsWith("1 results of experiment 2");
    Said damaged = lab("results", "show", "1");
    assertThat(damaged.code()).isNotZero();
    assertThat(damaged.err())
        .isEqualTo("experiment 1 cannot be read, because its data in the database are damaged\n");
    assertThat(experiment("study", "study.yaml").path("tasks").asInt()).isEqualTo(1);
    assertThat(lab("results", "show", "2").err()).as("computed again").isEmpty();
    assertThat(lab("results", "remove", "1").code()).isZero();
    assertThat(lab("results", "list").err()).isEmpty();
  }
}
