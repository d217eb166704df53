package tabuleiro.lab.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.StatementContext;

/**
 * A game store in the database of a {@link Store}. Every method is one statement and so one
 * transaction. Callers hold the lock of the store, because SQLite has one connection.
 */
final class DatabaseGameStore implements GameStore {
  private final Jdbi jdbi;
  private final Object lock;

  DatabaseGameStore(Jdbi jdbi, Object lock) {
    this.jdbi = jdbi;
    this.lock = lock;
  }

  @Override
  public void put(String id, String content) {
    synchronized (lock) {
      try {
        jdbi.useHandle(
            handle ->
                handle
                    .createUpdate(
                        """
                        insert into game (id, content, touched) values (:id, :content, :touched)
                        on conflict (id) do update
                        set content = excluded.content, touched = excluded.touched""")
                    .bind("id", id)
                    .bind("content", content)
                    .bind("touched", System.currentTimeMillis())
                    .execute());
      } catch (JdbiException e) {
        throw new StoreException(e);
      }
    }
  }

  @Override
  public Optional<Item> take(String id) {
    synchronized (lock) {
      try {
        return jdbi.withHandle(
            handle ->
                handle
                    .createQuery("select id, content from game where id = :id")
                    .bind("id", id)
                    .map(DatabaseGameStore::item)
                    .findOne());
      } catch (JdbiException e) {
        throw new StoreException(e);
      }
    }
  }

  @Override
  public List<Item> recent(int most) {
    synchronized (lock) {
      try {
        return jdbi.withHandle(
            handle ->
                handle
                    .createQuery(
                        "select id, content from game order by touched desc, id limit :most")
                    .bind("most", most)
                    .map(DatabaseGameStore::item)
                    .list());
      } catch (JdbiException e) {
        throw new StoreException(e);
      }
    }
  }

  private static Item item(java.sql.ResultSet row, StatementContext context)
      throws java.sql.SQLException {
    return new Item(row.getString("id"), row.getString("content"));
  }
}
