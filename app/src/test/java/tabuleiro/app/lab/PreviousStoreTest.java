package tabuleiro.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.core.world.Resources;
import tabuleiro.lab.store.GameStore;
import tabuleiro.lab.store.Store;
import tabuleiro.lab.store.Stores;

/**
 * A store of the previous version, which stored neither files nor identities of tasks. The program
 * at commit 5351927 made it: a study, a tuning, a tournament, a study of a file, a study of which
 * only six tasks are done, and two games of the arena.
 */
class PreviousStoreTest extends CommandTest {
  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void load() throws Exception {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + store());
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(
          Resources.text(PreviousStoreTest.class, "previous-version.sql")
              .replace("PRAGMA foreign_keys=OFF;", "")
              .replace("BEGIN TRANSACTION;", "")
              .replace("COMMIT;", ""));
    }
  }

  private String store() {
    return folder.resolve("old.db").toString();
  }

  private Said lab(String line) {
    return run((line + " --store " + store()).split(" "));
  }

  @Test
  void itsExperimentsAreListed() {
    JsonNode list = lab("results list --json").json();
    assertThat(list.path("experiments")).hasSize(5);
    assertThat(list.path("damaged")).isEmpty();
    assertThat(list.path("experiments").get(0).path("status").asText()).isEqualTo("open");
  }

  @Test
  void itsExperimentsAreShownWithTheirReports() {
    assertThat(lab("results show 1").out()).contains("small study", "A-star", "breadth");
    assertThat(lab("results show 2").out()).contains("small tuning", "held-out");
    assertThat(lab("results show 3").out()).contains("small tournament", "alphabeta:depth=1");
    assertThat(lab("results show 5").out()).contains("interrupted study", "no report yet");
    assertThat(lab("results export 3").out().lines()).hasSize(7);
  }

  @Test
  void aMissingFileIsNamedInOneSentence() {
    Said said = lab("results show 4");
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out())
        .contains("study of a file", "1 tasks")
        .endsWith(
            """
            there is no report: #4: file “m.dat”: the file is not stored with the
              experiment, because an earlier version of the program started it
            """);
    assertThat(lab("rerun 4").refusal()).contains("file “m.dat”: the file is not stored");
    assertThat(lab("results export 4").out()).contains("in.problem");
  }

  @Test
  void anUnfinishedExperimentIsResumed() throws Exception {
    JsonNode experiment = lab("results show 5 --json").json();
    Path file =
        Files.writeString(folder.resolve("open.yaml"), experiment.path("description").asText());
    Path report = folder.resolve("open.md");
    JsonNode said = lab("study " + file + " --json --report " + report).json();
    assertThat(said.path("id").asInt()).isEqualTo(5);
    assertThat(said.path("resumed").asInt()).isEqualTo(6);
    assertThat(said.path("tasks").asInt()).isEqualTo(15);
    assertThat(lab("results show 5").out()).contains("interrupted study", "done");
  }

  @Test
  void finishedExperimentsAreNotDoneAgain() throws Exception {
    for (String kind : List.of("study", "tune", "tournament")) {
      int id = List.of("", "study", "tune", "tournament").indexOf(kind);
      JsonNode experiment = lab("results show " + id + " --json").json();
      Path file =
          Files.writeString(folder.resolve("x.yaml"), experiment.path("description").asText());
      Path report = folder.resolve(kind + ".md");
      JsonNode said = lab(kind + " " + file + " --json --report " + report).json();
      assertThat(said.path("id").asInt()).isEqualTo(id);
      assertThat(said.path("resumed")).isEqualTo(said.path("tasks"));
    }
  }

  @Test
  void itsGamesAreKept() throws Exception {
    try (Store store = Stores.existing(store())) {
      for (String id : List.of("jt2322afdb", "x85dwpjfuu")) {
        GameStore.Item game = store.games().take(id).orElseThrow();
        assertThat(game.content()).contains(id);
        assertThat(game.members()).isEqualTo(GameStore.Members.NONE);
      }
    }
  }
}
