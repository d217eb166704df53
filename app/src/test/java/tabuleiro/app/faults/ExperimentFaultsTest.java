package tabuleiro.app.faults;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.store.Store;
import tabuleiro.lab.store.Stores;

/**
 * Every write, sync, rename and SQL call of an experiment fails once in turn. Each time the command
 * ends with one sentence and exit code 4, the store is sound, no confirmed result is lost, and the
 * same command continues to the same report.
 */
@Tag("long")
class ExperimentFaultsTest extends CommandTest {
  @TempDir private Path folder = Path.of("");

  @ParameterizedTest(name = "{0}, after the effect: {1}")
  @CsvSource({
    "study, false",
    "study, true",
    "tune, false",
    "tune, true",
    "tournament, false",
    "tournament, true"
  })
  void everyFaultIsSurvived(String kind, boolean isAfter) throws Exception {
    Path empty = folder.resolve("empty.db");
    Stores.open(empty.toString()).close();
    Bench whole = new Bench(kind, empty, folder.resolve("whole"));
    assertThat(whole.run().code()).isZero();
    int points = 0;
    int most = 0;
    for (int failing = 1; ; failing++) {
      Bench bench = new Bench(kind, empty, folder.resolve("n" + failing));
      Said said;
      int confirmed;
      try (InjectedFault fault = new InjectedFault(failing, isAfter)) {
        said = bench.run();
        confirmed = fault.confirmed();
        most = Math.max(most, confirmed);
        if (!fault.isReached()) {
          assertThat(said.code()).as(said.err()).isZero();
          break;
        }
      }
      points++;
      String where = kind + ", action " + failing;
      assertThat(said.code()).as(where + ": " + said.err()).isEqualTo(ExitCode.ENVIRONMENT);
      assertThat(said.err().lines()).as(where).hasSize(1);
      assertThat(bench.drafts()).as(where).isEmpty();
      assertThat(bench.results().size()).as(where).isGreaterThanOrEqualTo(confirmed);
      Said again = bench.run();
      assertThat(again.code()).as(where + ": " + again.err()).isZero();
      assertThat(bench.report()).as(where).isEqualTo(whole.report());
      assertThat(bench.results()).as(where).isEqualTo(whole.results());
      bench.delete();
    }
    assertThat(points).isGreaterThan(20);
    assertThat(most).as("results confirmed").isEqualTo(whole.results().size());
    System.out.printf("faults injected: %s, after the effect %b: %d%n", kind, isAfter, points);
  }

  /** An experiment with its own copy of an empty store. */
  private static final class Bench {
    private final String kind;
    private final Path folder;
    private final Path store;

    Bench(String kind, Path empty, Path folder) throws IOException {
      this.kind = kind;
      this.folder = Files.createDirectory(folder);
      store = Files.copy(empty, folder.resolve("x.db"));
    }

    Said run() {
      return ExperimentFaultsTest.run(
          kind,
          "src/test/resources/tabuleiro/app/faults/" + kind + ".yaml",
          "--threads=1",
          "--store=" + store,
          "--report=" + folder.resolve("r.md"));
    }

    String report() throws IOException {
      return Files.readString(folder.resolve("r.md"));
    }

    /** Returns temporary files that were left behind. */
    List<Path> drafts() throws IOException {
      try (var files = Files.list(folder)) {
        return files.filter(file -> file.getFileName().toString().endsWith(".new")).toList();
      }
    }

    /** Returns the results without times, after a check of the store. */
    Map<String, JsonNode> results() throws Exception {
      try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + store);
          Statement statement = connection.createStatement()) {
        assertThat(statement.executeQuery("pragma integrity_check").getString(1)).isEqualTo("ok");
      }
      Map<String, JsonNode> values = new TreeMap<>();
      try (Store open = Stores.existing(store.toString())) {
        if (!open.experiments().isEmpty()) {
          Map<String, Result> results = open.results(open.experiments().get(0).id());
          results.forEach((key, result) -> values.put(key, timeless(result.values().deepCopy())));
        }
      }
      return values;
    }

    private static JsonNode timeless(JsonNode node) {
      if (node instanceof ObjectNode object) {
        object.remove("millis");
      }
      node.forEach(Bench::timeless);
      return node;
    }

    void delete() throws IOException {
      List<Path> all = new ArrayList<>();
      try (var files = Files.walk(folder)) {
        files.forEach(file -> all.add(0, file));
      }
      for (Path file : all) {
        Files.delete(file);
      }
    }
  }

  @Test
  void everyFaultWhileAStoreIsCreatedIsSurvived() throws Exception {
    int points = 0;
    for (boolean isAfter : List.of(false, true)) {
      for (int failing = 1; ; failing++) {
        Path store = folder.resolve("new-" + isAfter + failing + ".db");
        Said said;
        try (InjectedFault fault = new InjectedFault(failing, isAfter)) {
          said = run("results", "list", "--store=" + touched(store));
          if (!fault.isReached()) {
            assertThat(said.code()).as(said.err()).isZero();
            break;
          }
        }
        points++;
        // Flyway repeats what failed, so the command may succeed.
        if (said.code() != ExitCode.ANSWERED) {
          assertThat(said.code()).as(failing + ": " + said.err()).isEqualTo(ExitCode.ENVIRONMENT);
          assertThat(said.err().lines()).hasSize(1);
        }
        assertThat(run("results", "list", "--store=" + store).code()).as("" + failing).isZero();
        Files.delete(store);
      }
    }
    System.out.printf("faults injected: new store: %d%n", points);
  }

  private static Path touched(Path file) throws IOException {
    return Files.createFile(file);
  }
}
