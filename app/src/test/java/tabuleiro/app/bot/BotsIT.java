package tabuleiro.app.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.app.Launcher;
import tabuleiro.core.layout.TextLines;
import tabuleiro.core.text.Words;
import tabuleiro.testkit.TestBots;

/** Bots with the real launcher: they play, fail and are killed, and nothing keeps running. */
class BotsIT {
  private static final long PATIENCE_NANOS = 120_000_000_000L;
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path folder = Path.of("");
  private TestBots bots = new TestBots(folder);

  @BeforeEach
  void writeBots() {
    bots = new TestBots(folder);
  }

  private static String run(String line) {
    Launcher.Said said = Launcher.here().run(line);
    assertThat(said.code()).as(said.err()).isZero();
    return said.out();
  }

  /** Waits until no process names the folder of the bots. */
  private void assertNothingRuns() throws InterruptedException {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (!processes().isEmpty()) {
      assertThat(System.nanoTime()).as("still running: %s", processes()).isLessThan(end);
      Thread.sleep(20);
    }
  }

  private List<String> processes() {
    return ProcessHandle.allProcesses()
        .map(process -> process.info().commandLine().orElse(""))
        .filter(line -> line.contains(folder + "/") && !line.contains("tabuleiro.jar"))
        .toList();
  }

  private String six(String bad) throws IOException {
    StringBuilder file = new StringBuilder("game: dots\nvariant: {size: 3x3}\nplayers:\n");
    for (int i = 0; i < 5; i++) {
      String spec = "bot:" + bots.legal(3 * i);
      file.append("  - {name: b" + i + ", spec: \"" + spec + "\"}\n");
    }
    file.append("  - {name: bad, spec: \"bot:" + bad + "\"}\n");
    file.append("games: 4\nlimits: {nodes: 50}\nseed: 3\n");
    return Files.writeString(folder.resolve("six.yaml"), file).toString();
  }

  private List<String> tournament(String file, Path store) {
    List<String> line = new ArrayList<>(List.of("./tabuleiro", "tournament", file, "--json"));
    line.addAll(List.of("--threads", "2", "--store", store.toString()));
    line.addAll(List.of("--report", store + ".md"));
    return line;
  }

  private static Map<String, JsonNode> results(Path store) throws IOException {
    String text = run("./tabuleiro results export 1 --json --store " + store);
    Map<String, JsonNode> results = new TreeMap<>();
    for (JsonNode row : JSON.readTree(text).path("results")) {
      JsonNode games = row.path("out").path("games");
      games.forEach(
          game -> ((com.fasterxml.jackson.databind.node.ObjectNode) game).remove("failure"));
      results.put(row.path("task").asText(), games);
    }
    return results;
  }

  @Test
  void aTournamentOfSixBotsSurvivesACrashingBotAndBeingKilled() throws Exception {
    String file = six(bots.crashBySeed());
    Path whole = folder.resolve("whole.db");
    JsonNode done = JSON.readTree(run(String.join(" ", tournament(file, whole))));
    assertThat(done.path("tasks").asInt()).isEqualTo(30);
    Map<String, JsonNode> expected = results(whole);
    assertThat(expected.values().toString()).contains("\"crash\"", "\"over\"");
    Path broken = folder.resolve("broken.db");
    for (int least : new int[] {3, 11, 20}) {
      kill(tournament(file, broken), broken, least);
      assertNothingRuns();
    }
    JsonNode resumed = JSON.readTree(run(String.join(" ", tournament(file, broken))));
    assertThat(resumed.path("tasks").asInt()).isEqualTo(30);
    assertThat(resumed.path("resumed").asInt()).isBetween(20, 30);
    assertThat(results(broken)).isEqualTo(expected);
    String report = Files.readString(Path.of(broken + ".md"));
    assertThat(tables(report)).isEqualTo(tables(Files.readString(Path.of(whole + ".md"))));
    assertThat(report).contains("## Failures").contains("./tabuleiro check-bot dots");
    assertNothingRuns();
  }

  /** The report up to the details of failures, which contain times. */
  private static String tables(String report) {
    return report.substring(0, report.indexOf("## Failures"));
  }

  /** Kills a tournament (SIGKILL) as soon as it has so many results, while bots play. */
  private void kill(List<String> line, Path store, int least) throws Exception {
    ProcessBuilder builder = new ProcessBuilder(line).directory(Launcher.here().root().toFile());
    builder.environment().remove("MAVEN_OPTS");
    builder.redirectOutput(folder.resolve("killed.out").toFile());
    builder.redirectError(folder.resolve("killed.err").toFile());
    Process process = builder.start();
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (process.isAlive() && (count(store) < least || processes().isEmpty())) {
      assertThat(System.nanoTime()).as("hangs").isLessThan(end);
      Thread.sleep(5);
    }
    process.destroyForcibly().waitFor();
  }

  /** Counts the results that another process can see. */
  private static int count(Path store) {
    if (!Files.exists(store)) {
      return 0;
    }
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + store);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("select count(*) from result")) {
      return rows.next() ? rows.getInt(1) : 0;
    } catch (SQLException e) {
      return 0; // no table yet, or busy
    }
  }

  @Test
  void aMatchOfTwoBotsHasTheSameResultTwice() throws Exception {
    String line =
        "./tabuleiro match cavalo --games 4 --nodes 20 --players \"bot:%s\" \"bot:%s\" --json"
            .formatted(bots.firstLegal(), bots.legal(4));
    JsonNode first = JSON.readTree(run(line));
    JsonNode again = JSON.readTree(run(line));
    assertThat(first.path("games").asInt()).isEqualTo(4);
    assertThat(first.path("failures")).isEmpty();
    assertThat(again.path("pairs")).isEqualTo(first.path("pairs"));
    assertThat(again.path("pointsBySeat")).isEqualTo(first.path("pointsBySeat"));
    assertNothingRuns();
  }

  @Test
  void aFailureIsPrintedWithTheCommandThatReproducesIt() throws Exception {
    String out =
        run(
            "./tabuleiro match quatro --games 2 --nodes 20 --players random \"bot:%s\""
                .formatted(bots.crashAt(2)));
    assertThat(Words.spaced(out))
        .contains("crash 2", "standard error out of ideas", "./tabuleiro check-bot quatro");
    assertThat(out.lines().filter(line -> !line.contains(folder.toString())))
        .allSatisfy(line -> assertThat(TextLines.width(line)).isLessThanOrEqualTo(80));
    assertNothingRuns();
  }

  @Test
  void aBotIsPlayedAnalysesAndIsStudied() throws Exception {
    String bot = "\"bot:" + bots.informative() + "\"";
    String played =
        run(
            "printf 'quit\\n' | ./tabuleiro play dots --first "
                + bot
                + " --nodes 5 --second human");
    assertThat(played).contains("1. player 1 (informative.sh): (h 1 1)");
    String analysed = run("./tabuleiro analyse dots --nodes 5 --json --player " + bot);
    assertThat(JSON.readTree(analysed).toString()).contains("\"depth\":2");
    Path study = folder.resolve("study.yaml");
    Files.writeString(
        study,
        """
        name: a bot
        play: {game: dots, positions: [start], players: [%s, greedy], limits: {nodes: 5}}
        """
            .formatted(bot));
    String report = folder.resolve("study.md").toString();
    run("./tabuleiro study %s --store memory --report %s".formatted(study, report));
    assertThat(Files.readString(Path.of(report))).contains("informative.sh").contains("(h 1 1)");
    assertNothingRuns();
  }
}
