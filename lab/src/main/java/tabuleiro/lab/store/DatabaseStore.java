package tabuleiro.lab.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.UncheckedIOException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.StatementContext;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;

/**
 * A store in an SQL database, the same for SQLite and PostgreSQL; {@link Stores} opens it. Every
 * method is one statement and so one transaction.
 *
 * <p>Thread-safe by a single lock: results arrive every few seconds, and SQLite has one connection.
 */
final class DatabaseStore implements Store {
  private static final JsonMapper JSON = new JsonMapper();

  private final Jdbi jdbi;
  private final ExperimentLocks claims;
  private final AutoCloseable connections;

  DatabaseStore(Jdbi jdbi, ExperimentLocks claims, AutoCloseable connections) {
    this.jdbi = jdbi;
    this.claims = claims;
    this.connections = connections;
  }

  @Override
  public synchronized Experiment create(
      String kind, String name, String fingerprint, String description, JsonNode manifest) {
    return ask(
        handle ->
            handle
                .createQuery(
                    """
                    insert into experiment (kind, name, fingerprint, description, manifest, started)
                    values (:kind, :name, :fingerprint, :description, :manifest, :started)
                    returning *""")
                .bind("kind", kind)
                .bind("name", name)
                .bind("fingerprint", fingerprint)
                .bind("description", description)
                .bind("manifest", manifest.toString())
                .bind("started", Instant.now().toEpochMilli())
                .map(DatabaseStore::experiment)
                .one());
  }

  @Override
  public synchronized Optional<Experiment> latest(String fingerprint) {
    return ask(
        handle ->
            handle
                .createQuery(
                    """
                    select * from experiment where fingerprint = :fingerprint
                    order by id desc limit 1""")
                .bind("fingerprint", fingerprint)
                .map(DatabaseStore::experiment)
                .findOne());
  }

  @Override
  public synchronized Optional<Experiment> experiment(long id) {
    return ask(
        handle ->
            handle
                .createQuery("select * from experiment where id = :id")
                .bind("id", id)
                .map(DatabaseStore::experiment)
                .findOne());
  }

  @Override
  public synchronized List<Experiment> experiments() {
    return ask(
        handle ->
            handle
                .createQuery("select * from experiment order by id desc")
                .map(DatabaseStore::experiment)
                .list());
  }

  @Override
  public GameStore games() {
    return new DatabaseGameStore(jdbi, this);
  }

  @Override
  public synchronized Optional<Claim> claim(long experiment) {
    try {
      return claims.claim(experiment);
    } catch (JdbiException | UncheckedIOException e) {
      throw new StoreException(e);
    }
  }

  @Override
  public synchronized void add(long experiment, Task task, Result result) {
    ask(
        handle ->
            handle
                .createUpdate(
                    """
                    insert into result (experiment, task, what, seed, outcome, nanos)
                    values (:experiment, :task, :what, :seed, :outcome, :nanos)
                    on conflict (experiment, task) do nothing""")
                .bind("experiment", experiment)
                .bind("task", task.key())
                .bind("what", task.what().toString())
                .bind("seed", task.seed())
                .bind("outcome", result.values().toString())
                .bind("nanos", result.time().toNanos())
                .execute());
  }

  @Override
  public synchronized List<Entry> entries(long experiment) {
    // Sort here, because each database has its own collation.
    return ask(
        handle ->
            handle
                .createQuery("select * from result where experiment = :experiment")
                .bind("experiment", experiment)
                .map(DatabaseStore::entry)
                .stream()
                .sorted(Comparator.comparing(entry -> entry.task().key()))
                .toList());
  }

  @Override
  public synchronized long count(long experiment) {
    return ask(
        handle ->
            handle
                .createQuery("select count(*) from result where experiment = :experiment")
                .bind("experiment", experiment)
                .mapTo(Long.class)
                .one());
  }

  @Override
  public synchronized void finish(long experiment) {
    ask(
        handle ->
            handle
                .createUpdate("update experiment set ended = :ended where id = :id")
                .bind("ended", Instant.now().toEpochMilli())
                .bind("id", experiment)
                .execute());
  }

  @Override
  public synchronized void remove(long experiment) {
    ask(
        handle ->
            handle
                .createUpdate("delete from experiment where id = :id")
                .bind("id", experiment)
                .execute());
  }

  @Override
  public synchronized void close() {
    claims.close();
    try {
      connections.close();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private <T> T ask(HandleCallback<T, RuntimeException> question) {
    try {
      return jdbi.withHandle(question);
    } catch (JdbiException e) {
      throw new StoreException(e);
    }
  }

  private static Experiment experiment(ResultSet row, StatementContext context)
      throws SQLException {
    long ended = row.getLong("ended");
    boolean isOpen = row.wasNull();
    return new Experiment(
        row.getLong("id"),
        row.getString("kind"),
        row.getString("name"),
        row.getString("fingerprint"),
        row.getString("description"),
        json(row.getString("manifest")),
        isOpen ? Experiment.Status.OPEN : Experiment.Status.DONE,
        Instant.ofEpochMilli(row.getLong("started")),
        isOpen ? Optional.empty() : Optional.of(Instant.ofEpochMilli(ended)));
  }

  private static Entry entry(ResultSet row, StatementContext context) throws SQLException {
    String key = row.getString("task");
    return new Entry(
        new Task(key, json(row.getString("what")), row.getLong("seed")),
        new Result(key, json(row.getString("outcome")), Duration.ofNanos(row.getLong("nanos"))));
  }

  private static JsonNode json(String text) throws SQLException {
    try {
      return JSON.readTree(text);
    } catch (JsonProcessingException e) {
      throw new SQLException(e);
    }
  }
}
