package tabuleiro.lab.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.CoreErrorCode;
import org.flywaydb.core.api.FlywayException;
import org.sqlite.SQLiteErrorCode;
import tabuleiro.core.text.InputException;

/**
 * Migrates the schema of a store with Flyway. The statements in {@code common} are shared by all
 * databases; only what must differ is separate.
 */
final class Migrations {
  private static final String FOLDER = "classpath:tabuleiro/lab/store/";
  static final int ATTEMPTS = 20;

  /** The latest migration. A store that has it is opened without Flyway, in half the time. */
  static final String NEWEST = "7";

  private Migrations() {}

  private static boolean isCurrent(DataSource source) throws SQLException {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement();
        ResultSet last =
            statement.executeQuery(
                """
                select version, success from flyway_schema_history
                order by installed_rank desc limit 1""")) {
      return last.next() && last.getString(1).equals(NEWEST) && last.getBoolean(2);
    } catch (SQLException e) {
      if (isWithoutTable(e)) {
        return false; // a new store
      }
      throw e;
    }
  }

  private static boolean isWithoutTable(SQLException fault) {
    return fault.getErrorCode() == SQLiteErrorCode.SQLITE_ERROR.code
        || "42P01".equals(fault.getSQLState());
  }

  /** Runs the migrations that are missing. */
  static void run(DataSource source, String kind) throws InputException, SQLException {
    if (!isCurrent(source)) {
      migrate(source, kind);
    }
  }

  /**
   * Runs Flyway. If two programs do so at the same time, the slower one may fail, because Flyway
   * has no lock on SQLite; a retry then finds everything migrated.
   */
  static void migrate(DataSource source, String kind) throws InputException {
    Flyway flyway =
        Flyway.configure(Migrations.class.getClassLoader())
            .dataSource(source)
            .locations(FOLDER + "common", FOLDER + kind)
            .failOnMissingLocations(true)
            .ignoreMigrationPatterns(new String[0]) // do not write to a store of a newer version
            .loggers("slf4j")
            .load();
    for (int attempt = 1; ; attempt++) {
      try {
        flyway.migrate();
        return;
      } catch (FlywayException e) {
        if (e.getErrorCode() == CoreErrorCode.VALIDATE_ERROR) {
          throw Stores.fault("store.newer");
        } else if (e.getErrorCode()
            == CoreErrorCode.NON_EMPTY_SCHEMA_WITHOUT_SCHEMA_HISTORY_TABLE) {
          throw Stores.fault("store.foreign");
        } else if (attempt == ATTEMPTS || StoreFaults.isFinal(e)) {
          throw e;
        }
      }
      pause();
    }
  }

  static void pause() {
    try {
      Thread.sleep(100);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
