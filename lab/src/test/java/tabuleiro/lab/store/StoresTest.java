package tabuleiro.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteDataSource;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;

class StoresTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void whatIsNoStoreIsRefusedInOneSentence() throws IOException {
    Path text = Files.writeString(folder.resolve("notes.db"), "not a database ".repeat(100));
    refused("mysql://host/x", "“mysql://host/x” is not a database; expected a file, ");
    refused("sqlite:", "“sqlite:” is not a database");
    refused("", "“” is not a database");
    refused("postgresql://", "“postgresql://” is not a database");
    refused(folder.toString(), folder + ": this is a folder");
    refused(folder + "/no/x.db", folder + "/no/x.db: the folder of the database does not exist");
    refused(text.toString(), text + ": the file is not an SQLite database");
    assertThatThrownBy(() -> Stores.open("postgresql://me:secret@localhost:1/x"))
        .isInstanceOf(StoreException.class)
        .hasMessage("postgresql://me:…@localhost:1/x: the database server cannot be reached");
    assertThat(Files.readString(text)).startsWith("not a database");
    assertThatThrownBy(() -> Stores.existing(folder.resolve("x.db").toString()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("does not exist yet");
    assertThat(folder.resolve("x.db")).doesNotExist();
  }

  private static void refused(String where, String sentence) {
    assertThatThrownBy(() -> Stores.open(where))
        .as(where)
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(sentence)
        .hasMessageNotContaining("secret")
        .extracting(fault -> String.valueOf(fault.getMessage()).lines().count())
        .isEqualTo(1L);
  }

  @Test
  void passwordsAreNotShown() {
    assertThat(Stores.shown("postgresql://me:s:e@c/r@host:5432/lab")).doesNotContain("s:e@c");
    assertThat(Stores.shown("jdbc:postgresql://host/lab?user=me&password=secret&ssl=true"))
        .isEqualTo("jdbc:postgresql://host/lab?user=me&password=…&ssl=true");
    assertThat(Stores.shown("postgresql://me@host/lab")).isEqualTo("postgresql://me@host/lab");
    assertThat(Stores.shown("tabuleiro.db")).isEqualTo("tabuleiro.db");
  }

  @Test
  void aDatabaseOfSomethingElseIsLeftAlone() throws Exception {
    Path file = folder.resolve("other.db");
    execute(file, "create table customers (name text)");
    refused(file.toString(), file + ": the database contains other data");
    execute(file, "insert into customers values ('still here')");
  }

  @Test
  void aStoreOfANewerProgramIsNotTouched() throws Exception {
    Path file = folder.resolve("newer.db");
    Stores.open(file.toString()).close();
    execute(
        file,
        """
        insert into flyway_schema_history
        select 99, '99', 'later', type, 'V99__later.sql', 7, installed_by, installed_on, 1, 1
        from flyway_schema_history where version = '2'""");
    refused(file.toString(), file + ": the database was created by a newer version");
  }

  @Test
  void migrationsThatAreDoneAreNotDoneAgain() throws Exception {
    Path file = folder.resolve("twice.db");
    Stores.open(file.toString()).close();
    SQLiteDataSource source = new SQLiteDataSource();
    source.setUrl("jdbc:sqlite:" + file);
    int done = rows(source);
    Migrations.migrate(source, "sqlite");
    Migrations.migrate(source, "sqlite");
    assertThat(done).isPositive();
    assertThat(rows(source)).isEqualTo(done);
  }

  /** A store as the version before owners of games left it. */
  @Test
  void gamesOfAnEarlierVersionBelongToNobody() throws Exception {
    Path file = folder.resolve("earlier.db");
    Stores.open(file.toString()).close();
    for (String column : List.of("owner", "first_guest", "second_guest")) {
      execute(file, "drop index game_" + column);
      execute(file, "alter table game drop column " + column);
    }
    execute(file, "drop index game_visited");
    execute(file, "alter table game drop column visited");
    execute(file, "alter table result drop column host");
    execute(file, "delete from flyway_schema_history where version in ('5', '6', '7')");
    execute(file, "insert into game (id, content, touched) values ('a', '{}', 1)");
    try (Store store = Stores.open(file.toString())) {
      GameStore.Item old = new GameStore.Item("a", "{}", GameStore.Members.NONE);
      assertThat(store.games().take("a")).contains(old);
      assertThat(store.games().recent("", 9)).isEmpty();
      assertThat(store.games().removeUnvisited(Instant.ofEpochMilli(1))).isEmpty();
      assertThat(store.games().removeUnvisited(Instant.ofEpochMilli(2))).containsExactly("a");
    }
  }

  private static int rows(DataSource source) throws Exception {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      return statement.executeQuery("select count(*) from flyway_schema_history").getInt(1);
    }
  }

  @Test
  void theNewestMigrationIsTheOneThatSparesFlyway() throws Exception {
    Path scripts = Path.of("src/main/resources/tabuleiro/lab/store");
    try (Stream<Path> files = Files.walk(scripts)) {
      int newest =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.endsWith(".sql"))
              .mapToInt(name -> Integer.parseInt(name.substring(1, name.indexOf("__"))))
              .max()
              .orElseThrow();
      assertThat(Migrations.NEWEST).isEqualTo(String.valueOf(newest));
    }
  }

  @Test
  void damagedRowsAreReportedAndSkipped() throws Exception {
    Path file = folder.resolve("damaged.db");
    JsonNodeFactory json = JsonNodeFactory.instance;
    try (Store store = Stores.open(file.toString())) {
      for (int i = 1; i <= 3; i++) {
        long id = store.create("study", "n", "f", "n", json.objectNode()).id();
        for (String key : new String[] {"a", "b"}) {
          Task task = new Task(key, json.objectNode(), i);
          store.add(id, task, new Result(key, json.objectNode(), Duration.ZERO), "identity " + key);
        }
      }
    }
    execute(file, "update experiment set manifest = '{\"cut' where id = 3");
    execute(file, "update result set outcome = 'zz' where experiment = 2 and task = 'a'");
    execute(file, "update result set what = '[]' where experiment = 1 and task = 'a'");
    try (Store store = Stores.existing(file.toString())) {
      assertThat(store.experiments()).extracting(Experiment::id).containsExactly(2L, 1L);
      assertThat(store.damaged()).containsExactly(3L);
      assertThat(store.latest("f").orElseThrow().id()).isEqualTo(2);
      assertThatThrownBy(() -> store.experiment(3))
          .isInstanceOf(StoreException.class)
          .hasMessage("experiment 3 cannot be read, because its data in the database are damaged");
      assertThat(store.results(2).keySet()).containsExactly("b");
      assertThat(store.damaged(2)).containsExactly("a");
      assertThat(store.damaged(1)).containsExactly("a");
      assertThat(store.find(List.of("identity a", "identity b"))).hasSize(2);
      Task task = new Task("a", json.objectNode(), 2);
      Result again = new Result("a", json.objectNode().put("again", true), Duration.ZERO);
      store.add(2, task, again, "identity a");
      assertThat(store.results(2).get("a")).isEqualTo(again);
      assertThat(store.damaged(2)).isEmpty();
      store.remove(3);
      assertThat(store.damaged()).isEmpty();
    }
  }

  @Test
  void aDamagedFileIsNotRead() throws Exception {
    Path file = folder.resolve("damaged.db");
    try (Store store = Stores.open(file.toString())) {
      store.create("study", "n", "f", "n", JsonNodeFactory.instance.objectNode());
      store.files().put(1, Map.of("m.dat", "content"));
    }
    execute(file, "update content set text = 'changed'");
    try (Store store = Stores.existing(file.toString())) {
      assertThatThrownBy(() -> store.files().of(1))
          .isInstanceOf(StoreException.class)
          .hasMessage("the stored file “m.dat” of experiment 1 is damaged");
    }
  }

  private static void execute(Path file, String sql) throws Exception {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Test
  void aProgramKilledAfterAnAddHasKeptIt() throws Exception {
    Path file = folder.resolve("killed.db");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Writer.class.getName(),
                file.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    long kept;
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      kept = Long.parseLong(lines.readLine());
      while (kept < 50) {
        kept = Long.parseLong(lines.readLine());
      }
      process.destroyForcibly().waitFor(); // SIGKILL
    }
    try (Store store = Stores.existing(file.toString())) {
      Experiment experiment = store.latest("f").orElseThrow();
      assertThat(experiment.status()).isEqualTo(Experiment.Status.OPEN);
      assertThat(store.count(experiment.id())).isGreaterThanOrEqualTo(kept);
      assertThat(store.claim(experiment.id())).as("the dead have let go").isPresent();
    }
  }

  /** Adds results forever, and prints their number after each. */
  static final class Writer {
    private Writer() {}

    public static void main(String[] arguments) throws Exception {
      Store store = Stores.open(arguments[0]);
      JsonNodeFactory json = JsonNodeFactory.instance;
      long id = store.create("study", "n", "f", "n", json.objectNode()).id();
      assertThat(store.claim(id)).isPresent();
      for (int i = 1; ; i++) {
        String key = "task/" + i;
        Task task = new Task(key, json.objectNode(), i);
        store.add(id, task, new Result(key, json.objectNode().put("i", i), Duration.ZERO));
        System.out.println(i);
      }
    }
  }
}
