package tabuleiro.lab.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/**
 * A game store in the database of a {@link Store}. Every method is one statement and so one
 * transaction. Callers hold the lock of the store, because SQLite has one connection.
 */
final class DatabaseGameStore implements GameStore {
  private final Database database;
  private final Object lock;

  DatabaseGameStore(Database database, Object lock) {
    this.database = database;
    this.lock = lock;
  }

  @Override
  public void put(Item item) {
    synchronized (lock) {
      database.ask(
          handle ->
              handle
                  .createUpdate(
                      """
                        insert into game
                        (id, content, owner, first_guest, second_guest, touched, visited)
                        values (:id, :content, :owner, :first, :second, :touched, :touched)
                        on conflict (id) do update
                        set content = excluded.content, owner = excluded.owner,
                            first_guest = excluded.first_guest,
                            second_guest = excluded.second_guest, touched = excluded.touched,
                            visited = excluded.visited""")
                  .bind("id", item.id())
                  .bind("content", item.content())
                  .bind("owner", orNull(item.members().owner()))
                  .bind("first", orNull(item.members().first()))
                  .bind("second", orNull(item.members().second()))
                  .bind("touched", System.currentTimeMillis())
                  .execute());
    }
  }

  @Override
  public Optional<Item> take(String id) {
    synchronized (lock) {
      return database.ask(
          handle ->
              handle
                  .createQuery("select * from game where id = :id")
                  .bind("id", id)
                  .map(DatabaseGameStore::item)
                  .findOne());
    }
  }

  @Override
  public List<Item> recent(String member, int most) {
    synchronized (lock) {
      return database.ask(
          handle ->
              handle
                  .createQuery(
                      """
                        select * from game
                        where owner = :member or first_guest = :member or second_guest = :member
                        order by touched desc, id limit :most""")
                  .bind("member", member)
                  .bind("most", most)
                  .map(DatabaseGameStore::item)
                  .list());
    }
  }

  @Override
  public Usage usage(String owner) {
    synchronized (lock) {
      return database.ask(
          handle ->
              handle
                  .createQuery(
                      """
                        select count(*) as games, coalesce(sum(length(content)), 0) as characters
                        from game where owner = :owner""")
                  .bind("owner", owner)
                  .map((row, c) -> new Usage(row.getLong("games"), row.getLong("characters")))
                  .one());
    }
  }

  @Override
  public void visit(String id, Instant time) {
    synchronized (lock) {
      database.ask(
          handle ->
              handle
                  .createUpdate(
                      "update game set visited = :time where id = :id and visited < :time")
                  .bind("id", id)
                  .bind("time", time.toEpochMilli())
                  .execute());
    }
  }

  @Override
  public List<String> removeUnvisited(Instant since) {
    synchronized (lock) {
      return database.ask(
          handle -> handle.inTransaction(own -> removeUnvisited(own, since.toEpochMilli())));
    }
  }

  private static List<String> removeUnvisited(Handle handle, long since) {
    List<String> ids =
        handle
            .createQuery("select id from game where visited < :since")
            .bind("since", since)
            .mapTo(String.class)
            .list();
    // Another server with the same store may have had a visit in the meantime.
    PreparedBatch batch =
        handle.prepareBatch("delete from game where id = :id and visited < :since");
    ids.forEach(id -> batch.bind("id", id).bind("since", since).add());
    if (!ids.isEmpty()) {
      batch.execute();
    }
    return ids;
  }

  /** A missing member is null in the database, so that the indexes do not contain it. */
  private static @Nullable String orNull(String member) {
    return member.isEmpty() ? null : member;
  }

  private static Item item(ResultSet row, StatementContext context) throws SQLException {
    Members members =
        new Members(text(row, "owner"), text(row, "first_guest"), text(row, "second_guest"));
    return new Item(row.getString("id"), row.getString("content"), members);
  }

  private static String text(ResultSet row, String column) throws SQLException {
    return Objects.requireNonNullElse(row.getString(column), "");
  }
}
