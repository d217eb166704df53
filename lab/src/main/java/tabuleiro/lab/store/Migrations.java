package tabuleiro.lab.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.CoreErrorCode;
import org.flywaydb.core.api.FlywayException;
import tabuleiro.core.text.InputException;

/**
 * Brings the tables of a store up to date, by Flyway. The statements are the same for every
 * database, in {@code common}, except where they cannot be.
 */
final class Migrations {
  private static final String FOLDER = "classpath:tabuleiro/lab/store/";
  static final int ATTEMPTS = 20;

  /** The last migration. A store that has it is opened without Flyway, in half the time. */
  static final String NEWEST = "3";

  private Migrations() {}

  private static boolean isCurrent(DataSource source) {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement();
        ResultSet last =
            statement.executeQuery(
                """
                select version, success from flyway_schema_history
                order by installed_rank desc limit 1""")) {
      return last.next() && last.getString(1).equals(NEWEST) && last.getBoolean(2);
    } catch (SQLException e) {
      return false; // a new store, or one whose fault Flyway will tell
    }
  }

  /** Runs what was never run. */
  static void run(DataSource source, String kind) throws InputException {
    if (!isCurrent(source)) {
      migrate(source, kind);
    }
  }

  /**
   * Lets Flyway look. Two programs may do so at the same time: SQLite has no lock that Flyway would
   * use, so the slower one may fail, and finds everything done when it looks again.
   */
  static void migrate(DataSource source, String kind) throws InputException {
    Flyway flyway =
        Flyway.configure(Migrations.class.getClassLoader())
            .dataSource(source)
            .locations(FOLDER + "common", FOLDER + kind)
            .failOnMissingLocations(true)
            .ignoreMigrationPatterns(new String[0]) // a newer store is not ours to write to
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
        } else if (attempt == ATTEMPTS) {
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
