package tabuleiro.lab.store;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import tabuleiro.lab.Sha256;

/**
 * A file store in the database of a {@link Store}. Experiments that read the same content share it.
 * Callers hold the lock of the store, because SQLite has one connection.
 */
final class DatabaseFileStore implements FileStore {
  private final Database database;
  private final Object lock;

  DatabaseFileStore(Database database, Object lock) {
    this.database = database;
    this.lock = lock;
  }

  @Override
  public void put(long experiment, Map<String, String> contents) {
    synchronized (lock) {
      database.ask(
          handle ->
              handle.inTransaction(
                  transaction -> {
                    contents.forEach((name, text) -> put(transaction, experiment, name, text));
                    return true;
                  }));
    }
  }

  private static void put(Handle handle, long experiment, String name, String text) {
    String hash = Sha256.of(text);
    handle
        .createUpdate(
            "insert into content (hash, text) values (:hash, :text) on conflict (hash) do nothing")
        .bind("hash", hash)
        .bind("text", text)
        .execute();
    handle
        .createUpdate(
            """
            insert into experiment_file (experiment, name, hash) values (:experiment, :name, :hash)
            on conflict (experiment, name) do nothing""")
        .bind("experiment", experiment)
        .bind("name", name)
        .bind("hash", hash)
        .execute();
  }

  @Override
  public Map<String, String> of(long experiment) {
    synchronized (lock) {
      return database.ask(handle -> of(handle, experiment));
    }
  }

  private static Map<String, String> of(Handle handle, long experiment) {
    SortedMap<String, String> contents = new TreeMap<>();
    handle
        .createQuery(
            """
            select name, content.hash, text from experiment_file
            join content on content.hash = experiment_file.hash where experiment = :experiment""")
        .bind("experiment", experiment)
        .map(
            (row, context) -> {
              String name = row.getString("name");
              if (!Sha256.of(row.getString("text")).equals(row.getString("hash"))) {
                throw StoreException.damaged("store.damagedFile", name, experiment);
              }
              return contents.put(name, row.getString("text")) == null;
            })
        .list();
    return contents;
  }

  /** Deletes the contents that no experiment uses any more. */
  static void sweep(Handle handle) {
    handle.execute("delete from content where hash not in (select hash from experiment_file)");
  }
}
