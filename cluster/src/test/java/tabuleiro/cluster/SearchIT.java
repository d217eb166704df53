package tabuleiro.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code solve} and {@code analyse} in threads and on real workers: the answers are the same. */
class SearchIT {
  private static final String POSITIONS = "presets/positions-dots.txt";

  @TempDir static Path folder = Path.of("");

  @SuppressWarnings("NullAway.Init")
  private static TestCluster cluster;

  @BeforeAll
  static void open() throws Exception {
    cluster = new TestCluster(folder);
    cluster.start(1);
    cluster.join();
  }

  @AfterAll
  static void close() {
    cluster.close();
  }

  private static TestCluster.Said run(boolean isCluster, String... line) throws Exception {
    List<String> all = new ArrayList<>(List.of(line));
    if (isCluster) {
      all.addAll(List.of("--cluster", cluster.url()));
    }
    return cluster.run("", all.toArray(String[]::new));
  }

  /** The answers without what differs from run to run. */
  private static JsonNode counted(JsonNode json, boolean hasHosts) {
    assertThat(json.findValues("host").isEmpty()).isEqualTo(!hasHosts);
    for (String field : List.of("millis", "host", "nanosPerCall")) {
      json.findParents(field).forEach(parent -> ((ObjectNode) parent).remove(field));
    }
    return json;
  }

  private static void compare(String... line) throws Exception {
    List<String> all = new ArrayList<>(List.of(line));
    all.add("--json");
    TestCluster.Said here = run(false, all.toArray(String[]::new));
    TestCluster.Said there = run(true, all.toArray(String[]::new));
    assertThat(there.code()).as(there.err()).isEqualTo(here.code());
    assertThat(counted(there.json(), true)).isEqualTo(counted(here.json(), false));
  }

  @Test
  void problemsHaveTheSameAnswers() throws Exception {
    compare("solve", "quatro", "--problem", "all", "--nodes", "3000", "--keep-duplicates");
    compare("solve", "dots", "--problem", "A,B,C", "--compare", "bfs,wastar", "--weight", "1.5");
    compare(
        "solve",
        "dots",
        "--problem",
        "A,B",
        "--compare",
        "astar",
        "--heuristic",
        "profile",
        "--heuristic",
        "zero");
    compare("solve", "dots", "--problem", "C", "--algorithm", "bfs", "--nodes", "1000");
  }

  @Test
  void positionsHaveTheSameAnswers() throws Exception {
    compare("analyse", "dots", "--positions", POSITIONS, "--exact");
    compare("analyse", "dots", "--positions", POSITIONS, "--nodes", "300");
    compare("analyse", "cavalo", "--depth", "3", "--lines", "2", "--explain");
  }

  @ParameterizedTest
  @ValueSource(strings = {"local[2]", ""})
  void theTableIsTheSame(String trial) throws Exception {
    String[] line = {"analyse", "dots", "--positions", POSITIONS, "--exact"};
    List<String> there = new ArrayList<>(List.of(line));
    there.addAll(List.of("--cluster", trial.isEmpty() ? cluster.url() : trial));
    TestCluster.Said said = cluster.run("", there.toArray(String[]::new));
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out()).isEqualTo(run(false, line).out());
  }

  @Test
  void aBotIsRefusedByAWorkerWhoseOwnerAllowedNone() throws Exception {
    Path positions =
        Files.writeString(folder.resolve("one.txt"), "((((1) (1)) ((1) (0))) (0 0) 1)");
    TestCluster.Said said =
        run(true, "analyse", "dots", "--positions", positions.toString(), "--player", "bot:cat");
    assertThat(said.code()).as(said.err()).isEqualTo(3);
    assertThat(said.out()).isEmpty();
    assertThat(said.err())
        .contains(
            "1 tasks were given up after three attempts", "because its owner allowed no bots");
  }
}
