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
import java.util.regex.Pattern;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/**
 * Opens stores. A file is an SQLite database, which needs no server and is a single file; a URL is
 * a PostgreSQL database, for many users and machines.
 */
public final class Stores {
  /** The default file. */
  public static final String USUAL = "tabuleiro.db";

  static final String BUNDLE = "tabuleiro.lab.store.messages";
  private static final Pattern SQLITE = Pattern.compile("^(jdbc:)?sqlite:");
  private static final Pattern POSTGRES = Pattern.compile("(jdbc:)?postgres(ql)?://.*");
  private static final Pattern OTHER = Pattern.compile("[a-z]{2,}:.*"); // c: is a drive
  private static final int PATIENCE = 30_000; // milliseconds to wait for another writer

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
    } else if (POSTGRES.matcher(where).matches()) {
      return postgres(where);
    }
    Path file = file(where);
    if (!mayMake && !Files.exists(file)) {
      throw fault("store.missing").of(file.toString());
    }
    return sqlite(file);
  }

  private static Path file(String where) throws InputException {
    String name = SQLITE.matcher(where).replaceFirst("");
    if (name.isBlank() || OTHER.matcher(name).matches()) {
      throw fault("store.form", shown(where));
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw fault("store.form", where);
    }
  }

  /** The location of a store without the password, for display and records. */
  public static String shown(String where) {
    return where
        .replaceFirst("(://[^/@:]*):[^/]*@", "$1:…@")
        .replaceAll("([?&]password=)[^&]*", "$1…");
  }

  private static Store sqlite(Path file) throws InputException {
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) {
      throw fault("store.directory").of(file.toString());
    } else if (folder == null || !Files.isDirectory(folder)) {
      throw fault("store.folder").of(file.toString());
    }
    SQLiteConfig config = new SQLiteConfig();
    config.setBusyTimeout(PATIENCE);
    config.enforceForeignKeys(true);
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    // Each transaction is passed to the operating system before it ends, so a crash of the program
    // loses nothing. NORMAL lets the system decide when to write to disk: a power failure can lose
    // the last results but never corrupts the file.
    config.setSynchronous(SQLiteConfig.SynchronousMode.NORMAL);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    try {
      Connection connection = connect(source);
      try {
        Migrations.run(source, "sqlite");
        return new DatabaseStore(Jdbi.create(connection), new SqliteLocks(file), connection);
      } catch (InputException | IOException | RuntimeException e) {
        connection.close();
        throw e;
      }
    } catch (SQLException e) {
      boolean isForeign = e.getErrorCode() == SQLiteErrorCode.SQLITE_NOTADB.code;
      throw fault(isForeign ? "store.notDatabase" : "store.unwritable").of(file.toString());
    } catch (IOException e) {
      throw fault("store.unwritable").of(file.toString());
    } catch (InputException e) {
      throw e.of(file.toString());
    }
  }

  /**
   * Connects, again and again while another program opens the same new file: SQLite does not wait
   * by itself for the switch to write-ahead logging.
   */
  private static Connection connect(SQLiteDataSource source) throws SQLException {
    for (int attempt = 1; ; attempt++) {
      try {
        return source.getConnection();
      } catch (SQLException e) {
        boolean isBusy = (e.getErrorCode() & 0xff) == SQLiteErrorCode.SQLITE_BUSY.code;
        if (!isBusy || attempt == Migrations.ATTEMPTS) {
          throw e;
        }
      }
      Migrations.pause();
    }
  }

  private static Store postgres(String where) throws InputException {
    HikariConfig config = postgresConfig(where);
    HikariDataSource source;
    try {
      source = new HikariDataSource(config);
    } catch (HikariPool.PoolInitializationException e) {
      throw fault("store.unreachable", reason(e)).of(shown(where));
    } catch (RuntimeException e) {
      throw fault("store.form", shown(where));
    }
    try {
      Migrations.run(source, "postgresql");
      Jdbi jdbi = Jdbi.create(source);
      return new DatabaseStore(jdbi, new PostgresLocks(jdbi), source);
    } catch (InputException e) {
      source.close();
      throw e.of(shown(where));
    } catch (RuntimeException e) {
      source.close();
      throw e;
    }
  }

  private static HikariConfig postgresConfig(String where) throws InputException {
    try {
      URI uri = new URI(where.replaceFirst("^jdbc:", "").replaceFirst("^postgres:", "postgresql:"));
      HikariConfig config = new HikariConfig();
      String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
      String port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
      if (uri.getHost() == null) {
        throw fault("store.form", shown(where));
      }
      config.setJdbcUrl("jdbc:postgresql://" + uri.getHost() + port + uri.getRawPath() + query);
      if (uri.getRawUserInfo() != null) {
        String[] user = uri.getRawUserInfo().split(":", 2);
        config.setUsername(decoded(user[0]));
        if (user.length == 2) {
          config.setPassword(decoded(user[1]));
        }
      }
      config.setMaximumPoolSize(4); // one to work with, one for each claim, two for migrations
      config.setMinimumIdle(1);
      config.setConnectionTimeout(PATIENCE);
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

  /** The root cause of an error in one line. */
  static String reason(Throwable fault) {
    Throwable cause = fault;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
  }

  static InputException fault(String key, Object... arguments) {
    return new InputException(Message.of(BUNDLE, key, arguments));
  }
}
