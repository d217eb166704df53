package tabuleiro.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.core.text.EnvironmentException;

/** Faults of disks, files and servers while a store is opened and while it is used. */
class StoreFaultsTest {
  private static final String PATIENCE = "tabuleiro.store.patience";

  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void waitBriefly() {
    System.setProperty(PATIENCE, "300");
  }

  @AfterEach
  void waitAsUsual() {
    System.clearProperty(PATIENCE);
  }

  private static long create(Store store) {
    return store
        .create("study", "n", "f", "d".repeat(9000), JsonNodeFactory.instance.objectNode())
        .id();
  }

  private static void assertFault(String sentence, Runnable work) {
    assertThatThrownBy(work::run)
        .isInstanceOf(EnvironmentException.class)
        .hasMessageContaining(sentence)
        .extracting(fault -> String.valueOf(fault.getMessage()).lines().count())
        .isEqualTo(1L);
  }

  @Test
  void damagedPagesAreReported() throws Exception {
    Path file = folder.resolve("x.db");
    try (Store store = Stores.open(file.toString())) {
      for (int i = 0; i < 20; i++) {
        create(store);
      }
    }
    try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
      for (long at = 4096 * 10; at + 100 < bytes.length(); at += 512) {
        bytes.seek(at);
        bytes.write("damaged!".repeat(12).getBytes(StandardCharsets.US_ASCII));
      }
    }
    try (Store store = Stores.open(file.toString())) {
      assertFault(file + ": the database is damaged", store::experiments);
    }
  }

  @Test
  void aLockedDatabaseIsReportedAfterADeadline() throws Exception {
    Path file = folder.resolve("x.db");
    try (Store store = Stores.open(file.toString());
        Connection other = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = other.createStatement()) {
      statement.execute("begin immediate");
      assertFault(file + ": another program has locked the database", () -> create(store));
      statement.execute("commit");
      create(store);
    }
  }

  @Test
  void theHolderOfAnExperimentIsNamed() throws Exception {
    String me = "process " + ProcessHandle.current().pid() + " on ";
    for (String where :
        new String[] {folder.resolve("x.db").toString(), PostgresServer.database()}) {
      try (Store store = Stores.open(where);
          Store beside = Stores.open(where)) {
        long id = create(store);
        Store.Claim claim = store.claim(id).orElseThrow();
        assertThat(beside.claim(id)).isEmpty();
        assertThat(beside.holder(id).orElseThrow().in(Locale.ENGLISH)).startsWith(me);
        claim.close();
        beside.claim(id).orElseThrow().close();
      }
    }
  }

  @Test
  void aHolderThatHasEndedIsNotNamed() throws Exception {
    Process process = new ProcessBuilder("true").start();
    process.waitFor();
    LockHolder here = LockHolder.here();
    assertThat(LockHolder.parse(here.line())).contains(here);
    assertThat(LockHolder.parse(new LockHolder(process.pid(), here.host(), "x").line())).isEmpty();
    assertThat(LockHolder.parse("nonsense")).isEmpty();
    assertThat(LockHolder.parse("")).isEqualTo(Optional.empty());
  }

  @Test
  void aFolderInPlaceOfTheLockFileIsReported() throws Exception {
    Path file = folder.resolve("x.db");
    Files.createDirectory(folder.resolve("x.db-lock"));
    assertThatThrownBy(() -> Stores.open(file.toString()))
        .isInstanceOf(EnvironmentException.class)
        .hasMessageStartingWith(file + ": ");
  }

  @Test
  void aLostConnectionIsMadeAgain() throws Exception {
    String where = PostgresServer.database();
    try (Store store = Stores.open(where)) {
      long id = create(store);
      Store.Claim claim = store.claim(id).orElseThrow();
      administer(where, "");
      store.finish(id);
      assertThat(store.experiment(id).orElseThrow().ended()).isPresent();
      try (Store beside = Stores.open(where)) {
        assertThat(beside.claim(id)).as("the lock is taken again").isEmpty();
      }
      claim.close();
    }
  }

  @Test
  void aServerThatIsGoneIsReportedAfterADeadline() throws Exception {
    String where = PostgresServer.database();
    try (Store store = Stores.open(where)) {
      long id = create(store);
      administer(where, "alter database %s allow_connections false");
      assertFault("the database server is gone", () -> store.finish(id));
      assertFault("the database server is gone", () -> store.count(id));
      administer(where, "alter database %s allow_connections true");
      store.finish(id);
    }
  }

  /** Executes a statement about the database of a store, and ends all connections to it. */
  private static void administer(String where, String sql) throws Exception {
    String name = where.substring(where.lastIndexOf('/') + 1);
    String server =
        "jdbc:" + where.replace("postgres:postgres@", "").replace("/" + name, "/postgres");
    try (Connection connection = DriverManager.getConnection(server, "postgres", "postgres");
        Statement statement = connection.createStatement()) {
      if (!sql.isEmpty()) {
        statement.execute(sql.formatted(name));
      }
      statement.execute(
          "select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = '"
              + name
              + "'");
    }
  }
}
