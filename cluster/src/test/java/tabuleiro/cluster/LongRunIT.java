package tabuleiro.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.cluster.plugin.CountedKind;

/**
 * The long form of {@link ClusterIT}: a tournament of 2,000 games and a tuning run of 20
 * generations on a master and two workers; two workers and two drivers are killed at random
 * moments. It prints what it counted, and runs with {@code -Dtabuleiro.cluster.long=true}; {@code
 * -Dtabuleiro.cluster.seed=N} chooses other moments.
 */
@EnabledIfSystemProperty(named = "tabuleiro.cluster.long", matches = "true")
class LongRunIT {
  private static final long SEED = Long.getLong("tabuleiro.cluster.seed", 1);

  @TempDir private Path folder = Path.of("");

  private String[] line(String kind, String store, String... more) throws IOException {
    Path file = folder.resolve("long-" + kind + ".yaml");
    try (InputStream stream = LongRunIT.class.getResourceAsStream(file.getFileName().toString())) {
      Files.write(file, Objects.requireNonNull(stream).readAllBytes());
    }
    List<String> line = new ArrayList<>(List.of(kind, file.toString(), "--json"));
    line.addAll(List.of("--store", folder.resolve(store + ".db").toString()));
    line.addAll(List.of("--report", folder.resolve(store + ".md").toString()));
    line.addAll(List.of(more));
    return line.toArray(String[]::new);
  }

  private String report(String store) throws IOException {
    return Files.readString(folder.resolve(store + ".md"));
  }

  private String plugin() throws IOException {
    return PluginJar.write(folder, CountedKind.class).toString();
  }

  private static int finish(TestCluster cluster, String plugin, String... line) throws Exception {
    TestCluster.Said said = cluster.run(plugin, line);
    assertThat(said.code()).as(said.err()).isZero();
    return said.json().path("tasks").asInt();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tournament", "tune"})
  void theTableIsThatOfALocalRunAlthoughWorkersAndDriversAreKilled(String kind) throws Exception {
    Path played = folder.resolve("played");
    try (TestCluster cluster = new TestCluster(folder).with("TABULEIRO_TEST_COUNT", played)) {
      int tasks = finish(cluster, plugin(), line(kind, "local"));
      Files.deleteIfExists(played);
      cluster.start(1);
      cluster.join();
      String[] line = line(kind, "cluster", "--cluster", cluster.url());
      Path store = folder.resolve("cluster.db");
      SplittableRandom random = new SplittableRandom(SEED);
      int[] moments = random.ints(4, tasks / 50, tasks * 9 / 10).sorted().toArray();
      Process driver = cluster.launch("driver", plugin(), line);
      for (int kill = 0; kill < moments.length; kill++) {
        int some = moments[kill];
        Process running = driver;
        TestCluster.await("results", () -> TestCluster.count(store) >= some || !running.isAlive());
        assertThat(running.isAlive()).as("seed %d: it ended at %d", SEED, some).isTrue();
        if (kill % 2 == 0) {
          TestCluster.signal("KILL", cluster.nodes("worker").get(0));
          cluster.join();
        } else {
          driver.destroyForcibly().waitFor();
          say(kind + ": a driver killed at " + TestCluster.count(store) + " results");
          driver = cluster.launch("driver", plugin(), line);
        }
      }
      TestCluster.Said said = cluster.said("driver", driver);
      assertThat(said.code()).as(said.err()).isZero();
      assertThat(said.json().path("tasks").asInt()).isEqualTo(tasks);
      assertThat(report("cluster")).isEqualTo(report("local"));
      say(kind + ": " + tasks + " tasks, the table is that of the local run");
      count(kind, played);
    }
  }

  /** Counts the games that were played more than once. */
  private static void count(String kind, Path played) throws IOException {
    if (Files.exists(played)) {
      List<String> seeds = Files.readAllLines(played);
      int games = new HashSet<>(seeds).size();
      int repeated = seeds.size() - games;
      say(kind + ": " + games + " games, " + repeated + " played again after a kill");
      // A batch takes about a second; two workers and two drivers were killed.
      assertThat(games).isEqualTo(2000);
      assertThat(repeated).isLessThan(games / 2);
    }
  }

  @Test
  void eightWorkersMakeTheSameTable() throws Exception {
    try (TestCluster cluster = new TestCluster(folder)) {
      finish(cluster, plugin(), line("tournament", "local"));
      cluster.start(1);
      for (int more = 1; more < 8; more++) {
        cluster.join();
      }
      long began = System.nanoTime();
      finish(cluster, plugin(), line("tournament", "eight", "--cluster", cluster.url()));
      say("eight workers: " + (System.nanoTime() - began) / 1_000_000_000 + " s");
      assertThat(report("eight")).isEqualTo(report("local"));
    }
  }

  @SuppressWarnings("SystemOut")
  private static void say(String what) {
    System.out.println(what);
  }
}
