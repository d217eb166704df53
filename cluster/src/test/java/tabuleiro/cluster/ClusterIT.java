package tabuleiro.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.cluster.plugin.HarmfulKind;

/**
 * Experiments on a real master with real workers, all on this machine, that are killed or stopped.
 */
class ClusterIT {
  @TempDir private Path folder = Path.of("");

  @SuppressWarnings("NullAway.Init")
  private TestCluster cluster;

  @BeforeEach
  void open() throws Exception {
    cluster = new TestCluster(folder);
    cluster.start(1);
  }

  @AfterEach
  void close() {
    cluster.close();
  }

  private Path file(String name) throws IOException {
    try (InputStream stream = ClusterIT.class.getResourceAsStream(name)) {
      Path file = folder.resolve(name);
      Files.write(file, Objects.requireNonNull(stream).readAllBytes());
      return file;
    }
  }

  private String[] line(String kind, String store, String... more) throws IOException {
    String command = kind.equals("tune") || kind.equals("study") ? kind : "tournament";
    List<String> line =
        new ArrayList<>(List.of(command, file(kind + ".yaml").toString(), "--json"));
    line.addAll(List.of("--store", folder.resolve(store + ".db").toString()));
    line.addAll(List.of("--report", folder.resolve(store + ".md").toString()));
    line.addAll(List.of(more));
    return line.toArray(String[]::new);
  }

  private String report(String store) throws IOException {
    return Files.readString(folder.resolve(store + ".md"));
  }

  private JsonNode finish(String... line) throws Exception {
    TestCluster.Said said = cluster.run("", line);
    assertThat(said.code()).as(said.err()).isZero();
    return said.json();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tournament", "tune", "study"})
  void theTableIsThatOfALocalRunAlthoughWorkerAndDriverAreKilled(String kind) throws Exception {
    int tasks = finish(line(kind, "local")).path("tasks").asInt();
    cluster.join();
    Path store = folder.resolve("cluster.db");
    for (int kill = 1; kill <= 2; kill++) {
      int some = kill * tasks / 5;
      Process driver =
          cluster.launch("driver", "", line(kind, "cluster", "--cluster", cluster.url()));
      TestCluster.await("results", () -> TestCluster.count(store) >= some || !driver.isAlive());
      TestCluster.signal("KILL", cluster.nodes("worker").get(0));
      cluster.join();
      TestCluster.await(
          "more results", () -> TestCluster.count(store) >= some + tasks / 10 || !driver.isAlive());
      driver.destroyForcibly().waitFor();
    }
    int kept = TestCluster.count(store);
    JsonNode said = finish(line(kind, "cluster", "--cluster", cluster.url()));
    assertThat(said.path("resumed").asInt()).isEqualTo(kept);
    assertThat(said.path("tasks").asInt()).isEqualTo(tasks);
    assertThat(report("cluster")).isEqualTo(report("local"));
  }

  @Test
  void tasksThatEndTheirProcessAreParkedAndTheRestIsDone() throws Exception {
    TestCluster.Said said =
        cluster.run(plugin().toString(), line("harmful", "harmful", "--cluster", cluster.url()));
    assertThat(said.code()).as(said.err()).isEqualTo(3);
    // Five of the six pairs have one of the two harmful players.
    assertThat(said.json().path("parked")).hasSize(5);
    assertThat(said.json().path("tasks").asInt()).isEqualTo(1);
    assertThat(said.json().path("status").asText()).isEqualTo("open");
  }

  @Test
  void aWorkerThatHangsAndOneThatJoinsLateChangeNothing() throws Exception {
    finish(line("tournament", "local"));
    Path store = folder.resolve("cluster.db");
    Process driver =
        cluster.launch("driver", "", line("tournament", "cluster", "--cluster", cluster.url()));
    TestCluster.await("results", () -> TestCluster.count(store) > 10 || !driver.isAlive());
    ProcessHandle worker = cluster.nodes("worker").get(0);
    List<ProcessHandle> hanging = new ArrayList<>(worker.descendants().toList());
    hanging.add(worker);
    for (ProcessHandle each : hanging) {
      TestCluster.signal("STOP", each);
    }
    cluster.join();
    TestCluster.Said said = cluster.said("driver", driver);
    for (ProcessHandle each : hanging) {
      TestCluster.signal("CONT", each);
    }
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(report("cluster")).isEqualTo(report("local"));
  }

  @Test
  void resultsUnderATimeLimitNameTheirHost() throws Exception {
    TestCluster.Said said = cluster.run("", line("timed", "timed", "--cluster", cluster.url()));
    assertThat(said.code()).as(said.err()).isZero();
    String id = said.json().path("id").asText();
    String store = folder.resolve("timed.db").toString();
    JsonNode results = finish("results", "export", id, "--store", store, "--json").path("results");
    assertThat(results).hasSize(3);
    for (JsonNode result : results) {
      assertThat(result.path("host").asText()).isNotEmpty();
      assertThat(said.err()).contains("tasks per host: " + result.path("host").asText() + " 3");
    }
  }

  @Test
  void aMachineWithAnotherVersionIsRefused() throws Exception {
    TestCluster.Said said = cluster.run(plugin().toString(), "cluster", "join", cluster.url());
    assertThat(said.code()).isEqualTo(2);
    assertThat(said.err()).startsWith("the master at " + cluster.url() + " has Tabuleiro ");
    assertThat(said.err().lines()).hasSize(1);
  }

  @Test
  void aBotRunsOnlyWhereItsOwnerAllowedIt() throws Exception {
    TestCluster.Said said = cluster.run("", line("bots", "bots", "--cluster", cluster.url()));
    assertThat(said.code()).as(said.err()).isEqualTo(3);
    assertThat(said.json().path("parked")).hasSize(1);
  }

  /** The jar of a plug-in. */
  private Path plugin() throws IOException {
    return PluginJar.write(folder, HarmfulKind.class);
  }
}
