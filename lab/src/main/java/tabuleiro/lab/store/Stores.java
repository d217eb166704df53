package tabuleiro.lab.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteJDBCLoader;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.text.Words;

/**
 * Opens stores. A file is an SQLite database, which needs no server and is a single file; a URL is
 * a PostgreSQL database, for many users and machines.
 */
public final class Stores {
  /** The default file. */
  public static final String USUAL = "tabuleiro.db";

  static final String BUNDLE = "tabuleiro.lab.store.messages";
  private static final int PATIENCE = 30_000; // milliseconds to wait for another writer
  private static final int CONNECTING = 2000; // milliseconds of one attempt to connect

  private Stores() {}

  /**
   * Opens a store and migrates its schema; creates a missing file.
   *
   * @param where a file, {@code sqlite:FILE}, {@code postgresql://USER:PASSWORD@HOST/DATABASE}, or
   *     {@code memory}
   */
  public static Store open(String where) throws InputException {
    return open(where, true);
  }

  /** Opens a store like {@link #open}, but does not create a file. */
  public static Store existing(String where) throws InputException {
    return open(where, false);
  }

  private static Store open(String where, boolean mayMake) throws InputException {
    if (where.equals("memory")) {
      return new MemoryStore();
    } else if (StoreLocation.isPostgres(where)) {
      return postgres(where);
    }
    Path file = file(where);
    if (!mayMake && !Files.exists(file)) {
      throw fault("store.missing").of(file.toString());
    }
    return sqlite(file);
  }

  private static Path file(String where) throws InputException {
    String name = StoreLocation.file(where);
    if (name.isBlank() || StoreLocation.isUrl(name)) {
      throw fault("store.form", shown(where));
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw fault("store.form", shown(where));
    }
  }

  /** The location of a store without the password, for display and records. */
  public static String shown(String where) {
    return StoreLocation.shown(where);
  }

  private static Store sqlite(Path file) throws InputException {
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) {
      throw fault("store.directory").of(file.toString());
    } else if (folder == null || !Files.isDirectory(folder)) {
      throw fault("store.folder").of(file.toString());
    }
    SQLiteConfig config = new SQLiteConfig();
    config.setBusyTimeout(patience());
    config.enforceForeignKeys(true);
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    // Each transaction is passed to the operating system before it ends, so a crash of the program
    // loses nothing. NORMAL lets the system decide when to write to disk: a power failure can lose
    // the last results but never corrupts the file.
    config.setSynchronous(SQLiteConfig.SynchronousMode.NORMAL);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    StoreFaults faults = new StoreFaults(file.toString(), () -> owner(file));
    loadLibrary();
    try {
      return sqlite(file, StoreConnections.of(source), faults);
    } catch (SQLException e) {
      if (e.getErrorCode() == SQLiteErrorCode.SQLITE_NOTADB.code) {
        throw fault("store.notDatabase").of(file.toString());
      }
      throw faults.of(e);
    } catch (IOException e) {
      throw faults.of(e);
    } catch (InputException e) {
      throw e.of(file.toString());
    } catch (RuntimeException e) {
      throw faults.of(e);
    }
  }

  private static Store sqlite(Path file, DataSource source, StoreFaults faults)
      throws SQLException, IOException, InputException {
    Connection connection = connect(source);
    try {
      Migrations.run(source, "sqlite");
      Database database = new Database(Jdbi.create(connection), faults, connection, 0);
      return new DatabaseStore(database, new SqliteLocks(file));
    } catch (SQLException | InputException | IOException | RuntimeException e) {
      connection.close();
      throw e;
    }
  }

  /** Loads the library of SQLite, which is unpacked to the temporary folder first. */
  private static void loadLibrary() {
    try {
      SQLiteJDBCLoader.initialize();
    } catch (Exception | LinkageError e) {
      throw new StoreException(
          Message.of(BUNDLE, "store.library", System.getProperty("java.io.tmpdir", "")), e);
    }
  }

  /** Who has locked a database: its own locks are on the file, those of the log on another. */
  private static Optional<Message> owner(Path file) {
    Path shared = file.resolveSibling(file.getFileName() + "-shm");
    return LockHolder.of(List.of(file, shared)).map(LockHolder::text);
  }

  /**
   * Connects, again and again while another program opens the same new file: SQLite does not wait
   * by itself for the switch to write-ahead logging.
   */
  private static Connection connect(DataSource source) throws SQLException {
    for (int attempt = 1; ; attempt++) {
      try {
        return source.getConnection();
      } catch (SQLException e) {
        if (!StoreFaults.isBusy(e) || attempt == Migrations.ATTEMPTS) {
          throw e;
        }
      }
      Migrations.pause();
    }
  }

  private static Store postgres(String where) throws InputException {
    HikariConfig config = postgresConfig(where);
    StoreFaults faults = new StoreFaults(shown(where), Optional::empty);
    HikariDataSource source;
    try {
      source = new HikariDataSource(config);
    } catch (HikariPool.PoolInitializationException e) {
      if (StoreFaults.isGone(e)) {
        throw faults.of("store.unreachable", e);
      }
      throw fault("store.refused", new Quotation.Detail(StoreFaults.reason(e))).of(shown(where));
    } catch (RuntimeException e) {
      throw fault("store.form", shown(where));
    }
    try {
      DataSource connections = StoreConnections.of(source);
      Migrations.run(connections, "postgresql");
      Jdbi jdbi = Jdbi.create(connections);
      Database database = new Database(jdbi, faults, source, patience());
      return new DatabaseStore(database, new PostgresLocks(jdbi));
    } catch (InputException e) {
      source.close();
      throw e.of(shown(where));
    } catch (SQLException e) {
      source.close();
      throw faults.of(e);
    } catch (RuntimeException e) {
      source.close();
      throw faults.of(e);
    }
  }

  /** Milliseconds to wait for another program or a server; tests wait for a shorter time. */
  private static int patience() {
    return Integer.getInteger("tabuleiro.store.patience", PATIENCE);
  }

  private static HikariConfig postgresConfig(String where) throws InputException {
    try {
      URI uri = new URI(StoreLocation.postgres(where));
      HikariConfig config = new HikariConfig();
      String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
      String port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
      if (uri.getHost() == null) {
        throw fault("store.form", shown(where));
      }
      config.setJdbcUrl("jdbc:postgresql://" + uri.getHost() + port + uri.getRawPath() + query);
      if (uri.getRawUserInfo() != null) {
        List<String> user = Words.split(uri.getRawUserInfo(), ':', 2);
        config.setUsername(decoded(user.get(0)));
        if (user.size() == 2) {
          config.setPassword(decoded(user.get(1)));
        }
      }
      config.setMaximumPoolSize(4); // one to work with, one for each claim, two for migrations
      config.setMinimumIdle(1);
      config.setConnectionTimeout(CONNECTING);
      config.addDataSourceProperty("ApplicationName", LockHolder.here().line());
      config.setInitializationFailTimeout(1);
      config.setPoolName("tabuleiro");
      return config;
    } catch (URISyntaxException e) {
      throw fault("store.form", shown(where));
    }
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  static InputException fault(String key, Object... arguments) {
    return new InputException(Message.of(BUNDLE, key, arguments));
  }
}
