package tabuleiro.lab.store;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import tabuleiro.core.text.Message;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;

/**
 * A store in an SQL database, the same for SQLite and PostgreSQL; {@link Stores} opens it. Every
 * method is one transaction. Rows that cannot be read are left out, so that one of them does not
 * hide the others.
 *
 * <p>Thread-safe by a single lock: results arrive every few seconds, and SQLite has one connection.
 */
final class DatabaseStore implements Store {
  private static final int MOST_IN_A_QUERY = 500;
  private static final String REPLACE =
      """
      update set what = excluded.what, seed = excluded.seed, outcome = excluded.outcome,
      nanos = excluded.nanos, host = excluded.host, identity = excluded.identity""";

  private final Database database;
  private final ExperimentLocks claims;

  DatabaseStore(Database database, ExperimentLocks claims) {
    this.database = database;
    this.claims = claims;
  }

  @Override
  public synchronized Experiment create(
      String kind, String name, String fingerprint, String description, JsonNode manifest) {
    return database.askOnce(
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
                .map(StoredRows::experiment)
                .one()
                .orElseThrow());
  }

  @Override
  public synchronized Optional<Experiment> latest(String fingerprint) {
    return ask(
        handle ->
            handle
                .createQuery(
                    """
                    select * from experiment where fingerprint = :fingerprint
                    order by id desc""")
                .bind("fingerprint", fingerprint)
                .map(StoredRows::experiment)
                .stream()
                .flatMap(Optional::stream)
                .findFirst());
  }

  @Override
  public synchronized Optional<Experiment> experiment(long id) {
    return ask(
        handle ->
            handle
                .createQuery("select * from experiment where id = :id")
                .bind("id", id)
                .map(StoredRows::experiment)
                .findOne()
                .map(
                    found -> found.orElseThrow(() -> StoreException.damaged("store.damaged", id))));
  }

  @Override
  public synchronized List<Experiment> experiments() {
    return ask(
        handle ->
            handle
                .createQuery("select * from experiment order by id desc")
                .map(StoredRows::experiment)
                .stream()
                .flatMap(Optional::stream)
                .toList());
  }

  @Override
  public synchronized List<Long> damaged() {
    return ask(
        handle ->
            handle
                .createQuery("select * from experiment order by id desc")
                .map(
                    (row, context) ->
                        StoredRows.experiment(row, context).isPresent()
                            ? Optional.<Long>empty()
                            : Optional.of(row.getLong("id")))
                .stream()
                .flatMap(Optional::stream)
                .toList());
  }

  @Override
  public FileStore files() {
    return new DatabaseFileStore(database, this);
  }

  @Override
  public GameStore games() {
    return new DatabaseGameStore(database, this);
  }

  @Override
  public synchronized Optional<Claim> claim(long experiment) {
    return database
        .guard(() -> claims.claim(experiment))
        .map(claim -> () -> database.run(claim::close));
  }

  @Override
  public synchronized Optional<Message> holder(long experiment) {
    return database.guard(() -> claims.holder(experiment)).map(LockHolder::text);
  }

  @Override
  public synchronized void add(long experiment, Task task, Result result, String identity) {
    ask(
        handle -> {
          Entry entry = new Entry(task, result, identity);
          boolean isNew = insert(handle, experiment, entry, "nothing");
          if (!isNew && !isKept(handle, experiment, task.key(), identity)) {
            insert(handle, experiment, entry, REPLACE);
          }
          return isNew;
        });
  }

  private static boolean insert(Handle handle, long experiment, Entry entry, String conflict) {
    int rows =
        handle
            .createUpdate(
                """
                insert into result (experiment, task, what, seed, outcome, nanos, host, identity)
                values (:experiment, :task, :what, :seed, :outcome, :nanos, :host, :identity)
                on conflict (experiment, task) do <conflict>""")
            .define("conflict", conflict)
            .bind("experiment", experiment)
            .bind("task", entry.task().key())
            .bind("what", entry.task().content().text())
            .bind("seed", entry.task().seed())
            .bind("outcome", entry.result().content().text())
            .bind("nanos", entry.result().time().toNanos())
            .bind("host", entry.result().host())
            .bind("identity", entry.identity())
            .execute();
    return rows > 0;
  }

  /** Whether the stored result of a task is readable and has this identity. */
  private static boolean isKept(Handle handle, long experiment, String task, String identity) {
    return handle
        .createQuery("select * from result where experiment = :experiment and task = :task")
        .bind("experiment", experiment)
        .bind("task", task)
        .map(StoredRows::entry)
        .one()
        .filter(entry -> entry.identity().equals(identity))
        .isPresent();
  }

  @Override
  public synchronized Map<String, Result> find(Collection<String> identities) {
    Map<String, Result> found = new HashMap<>();
    List<String> all = List.copyOf(identities);
    for (int from = 0; from < all.size(); from += MOST_IN_A_QUERY) {
      List<String> some = all.subList(from, Math.min(all.size(), from + MOST_IN_A_QUERY));
      ask(
          handle ->
              handle
                  .createQuery(
                      "select * from result where identity in (<some>) order by experiment")
                  .bindList("some", some)
                  .map(StoredRows::entry)
                  .stream()
                  .flatMap(Optional::stream)
                  .map(entry -> found.putIfAbsent(entry.identity(), entry.result()))
                  .count());
    }
    return found;
  }

  @Override
  public synchronized List<Entry> entries(long experiment) {
    // Sort here, because each database has its own collation.
    return ask(
        handle ->
            handle
                .createQuery("select * from result where experiment = :experiment")
                .bind("experiment", experiment)
                .map(StoredRows::entry)
                .stream()
                .flatMap(Optional::stream)
                .sorted(Comparator.comparing(entry -> entry.task().key()))
                .toList());
  }

  @Override
  public synchronized List<String> damaged(long experiment) {
    return ask(
        handle ->
            handle
                .createQuery("select * from result where experiment = :experiment")
                .bind("experiment", experiment)
                .map(
                    (row, context) ->
                        StoredRows.entry(row, context).isPresent() ? "" : row.getString("task"))
                .stream()
                .filter(key -> !key.isEmpty())
                .sorted()
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
            handle.inTransaction(
                transaction -> {
                  int rows = transaction.execute("delete from experiment where id = ?", experiment);
                  DatabaseFileStore.sweep(transaction);
                  return rows;
                }));
  }

  @Override
  public synchronized void close() {
    try (database) {
      database.run(claims::close);
    }
  }

  /**
   * Executes a statement. The locks are checked each time: the pool replaces lost connections
   * without an error, but a lock is lost with its connection.
   */
  private <T> T ask(HandleCallback<T, RuntimeException> question) {
    return database.ask(
        handle -> {
          claims.renew();
          return question.withHandle(handle);
        });
  }
}
