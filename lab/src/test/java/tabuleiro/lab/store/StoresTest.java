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
    refused(
        "postgresql://me:secret@localhost:1/x",
        "postgresql://me:…@localhost:1/x: cannot connect to the database: ");
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
    Migrations.migrate(source, "sqlite");
    Migrations.migrate(source, "sqlite");
    assertThat(rows(source)).isEqualTo(Integer.parseInt(Migrations.NEWEST));
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
