package tabuleiro.lab.store;

import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/**
 * Advisory locks of PostgreSQL, one for each experiment, each held by its own connection. The
 * server releases them when the connection breaks; {@link #renew} takes them again.
 */
final class PostgresLocks implements ExperimentLocks {
  /** The namespace of our advisory locks: “tabu” in ASCII. */
  private static final int SPACE = 0x74616275;

  private final Jdbi jdbi;
  private final Map<Long, Handle> held = new ConcurrentHashMap<>();

  PostgresLocks(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  @Override
  public Optional<Store.Claim> claim(long experiment) {
    return take(experiment) ? Optional.of(() -> release(experiment)) : Optional.empty();
  }

  private boolean take(long experiment) {
    Handle handle = jdbi.open();
    try {
      if (ask(handle, "select pg_try_advisory_lock(:space, :experiment)", experiment)) {
        held.put(experiment, handle);
        return true;
      }
      handle.close();
      return false;
    } catch (JdbiException e) {
      abandon(handle);
      throw e;
    }
  }

  @Override
  public void renew() {
    for (Map.Entry<Long, Handle> lock : Map.copyOf(held).entrySet()) {
      try {
        lock.getValue().execute("select 1");
      } catch (JdbiException e) {
        abandon(lock.getValue());
        // If this fails too, the lock stays in the list and is taken at the next attempt.
        if (!take(lock.getKey())) {
          held.remove(lock.getKey());
          throw e; // another program continues the experiment
        }
      }
    }
  }

  @Override
  public Optional<LockHolder> holder(long experiment) {
    return jdbi.withHandle(
            handle ->
                handle
                    .createQuery(
                        """
                        select application_name from pg_stat_activity
                        join pg_locks using (pid)
                        where locktype = 'advisory' and granted
                        and classid = :space and objid = :experiment""")
                    .bind("space", SPACE)
                    .bind("experiment", experiment)
                    .mapTo(String.class)
                    .findFirst())
        .flatMap(LockHolder::parse);
  }

  private static boolean ask(Handle handle, String question, long experiment) {
    return handle
        .createQuery(question)
        .bind("space", SPACE)
        .bind("experiment", Math.toIntExact(experiment))
        .mapTo(Boolean.class)
        .one();
  }

  private void release(long experiment) {
    Handle handle = held.remove(experiment);
    if (handle == null) {
      return;
    }
    try {
      ask(handle, "select pg_advisory_unlock(:space, :experiment)", experiment);
      handle.close();
    } catch (JdbiException e) {
      abandon(handle); // without its connection the server releases the lock
    }
  }

  /** Closes the connection itself, not only its use, so that no lock stays in the pool. */
  private static void abandon(Handle handle) {
    try (handle) {
      handle.getConnection().abort(Runnable::run);
    } catch (SQLException | JdbiException e) {
      // The connection is already closed.
    }
  }

  @Override
  public void close() {} // the pool closes the connections
}
