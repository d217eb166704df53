package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
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
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.store.Experiment;
import tabuleiro.lab.store.Store;
import tabuleiro.lab.store.Stores;

/**
 * Kills experiments (SIGKILL) at random times, each kind twenty times, and resumes them with the
 * real launcher. No result is lost or computed again, and the report equals that of an
 * uninterrupted run. A failure names its seed; {@code -Dtabuleiro.kill.seed=N} tries others.
 */
class KillIT {
  private static final long SEED = Long.getLong("tabuleiro.kill.seed", 5);
  private static final long PATIENCE = 120_000;
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path folder;

  @ParameterizedTest(name = "{0}, killed {1} times")
  @CsvSource({"study, 20", "tune, 20", "tournament, 20"})
  void aKilledExperimentResumesWithTheSameResult(String kind, int kills) throws Exception {
    Bench whole = new Bench(kind, folder.resolve("whole.db"));
    JsonNode undisturbed = whole.finish();
    assertThat(undisturbed.path("resumed").asInt()).isZero();
    int tasks = undisturbed.path("tasks").asInt();
    SplittableRandom random = new SplittableRandom(SEED);
    List<Integer> left = new ArrayList<>();
    Bench last = whole;
    for (int attempt = 0; left.size() < kills; attempt++) {
      assertThat(attempt).as("it ends before it can be killed, seed %d", SEED).isLessThan(40);
      Bench bench = new Bench(kind, folder.resolve("broken" + attempt + ".db"));
      for (int times = random.nextInt(2, 5); times > 0 && left.size() < kills; times--) {
        if (bench.kill(tasks, random) && bench.held.size() < tasks) {
          left.add(bench.held.size()); // a kill after the last result proves little
        }
      }
      int held = bench.results().size();
      JsonNode resumed = bench.finish();
      String where = kind + ", seed " + SEED + ", attempt " + attempt;
      assertThat(resumed.path("resumed").asInt()).as(where).isEqualTo(held);
      assertThat(resumed.path("tasks").asInt()).as(where).isEqualTo(tasks);
      assertThat(bench.report()).as(where).isEqualTo(whole.report());
      assertThat(values(bench.results())).as(where).isEqualTo(values(whole.results()));
      last = bench;
    }
    assertThat(last.exported()).doesNotHaveDuplicates().hasSize(tasks);
    assertThat(left).as("results there at each kill").anyMatch(results -> results > 0);
  }

  /** Returns the result of each task without times. */
  private static Map<String, JsonNode> values(Map<String, Result> results) {
    Map<String, JsonNode> values = new TreeMap<>();
    results.forEach((key, result) -> values.put(key, timeless(result.values().deepCopy())));
    return values;
  }

  private static JsonNode timeless(JsonNode node) {
    if (node instanceof ObjectNode object) {
      object.remove("millis");
    }
    node.forEach(KillIT::timeless);
    return node;
  }

  /** An experiment with its own store. */
  private static final class Bench {
    private final String kind;
    private final Path store;
    private Map<String, Result> held = Map.of();

    Bench(String kind, Path store) {
      this.kind = kind;
      this.store = store;
    }

    private Path beside(String end) {
      return store.resolveSibling(store.getFileName() + end);
    }

    private Process start() throws IOException {
      List<String> line = new ArrayList<>(List.of("./tabuleiro", kind));
      line.add("app/src/test/resources/tabuleiro/app/kill/" + kind + ".yaml");
      line.addAll(List.of("--json", "--threads", "2", "--store", store.toString()));
      line.addAll(List.of("--report", beside(".md").toString()));
      ProcessBuilder builder = new ProcessBuilder(line).directory(Launcher.here().root().toFile());
      builder.environment().put("LC_ALL", "C.UTF-8");
      builder.environment().put("TABULEIRO_JVM", "-XX:TieredStopAtLevel=1"); // starts faster
      builder.environment().remove("MAVEN_OPTS");
      builder.redirectOutput(beside(".out").toFile()).redirectError(beside(".err").toFile());
      return builder.start();
    }

    /** Runs the experiment to its end. */
    JsonNode finish() throws Exception {
      int code = start().waitFor();
      assertThat(code).as(Files.readString(beside(".err"))).isZero();
      assertKept();
      JsonNode said = JSON.readTree(Files.readString(beside(".out")));
      assertThat(said.path("status").asText()).isEqualTo("done");
      return said;
    }

    /** Returns the tasks in the exported results. */
    List<String> exported() throws IOException {
      Launcher.Said said =
          Launcher.here().run("./tabuleiro results export 1 --json --store " + store);
      assertThat(said.code()).as(said.err()).isZero();
      List<String> keys = new ArrayList<>();
      JSON.readTree(said.out()).path("results").forEach(row -> keys.add(row.path("task").asText()));
      return keys;
    }

    String report() throws IOException {
      return Files.readString(beside(".md"));
    }

    /**
     * Kills the experiment at a random time while it runs or starts.
     *
     * @return whether it was still running
     */
    boolean kill(int tasks, SplittableRandom random) throws Exception {
      int least = held.size() + random.nextInt(Math.max(1, tasks - held.size()));
      boolean isAtBeginning = random.nextInt(4) == 0;
      int delay = random.nextInt(isAtBeginning ? 1500 : 25);
      Process process = start();
      long began = System.nanoTime();
      while (!isAtBeginning && process.isAlive() && count() < least) {
        assertThat((System.nanoTime() - began) / 1_000_000).as("hangs").isLessThan(PATIENCE);
        Thread.sleep(5);
      }
      Thread.sleep(delay);
      boolean wasAlive = process.isAlive();
      process.destroyForcibly().waitFor();
      assertKept();
      return wasAlive;
    }

    /** Asserts that all earlier results are still stored, unchanged. */
    private void assertKept() throws InputException {
      Map<String, Result> now = results();
      assertThat(now).as("seed %d", SEED).containsAllEntriesOf(held);
      held = now;
    }

    Map<String, Result> results() throws InputException {
      if (!Files.exists(store)) {
        return Map.of();
      }
      try (Store open = Stores.open(store.toString())) {
        List<Experiment> all = open.experiments();
        assertThat(all).as("seed %d", SEED).hasSizeLessThanOrEqualTo(1);
        return all.isEmpty() ? Map.of() : open.results(all.get(0).id());
      }
    }

    /** Counts the results that another process can see. */
    private int count() {
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
  }
}
