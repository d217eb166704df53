package tabuleiro.lab.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Advisory locks of PostgreSQL, one for each experiment, each held by its own connection. The
 * server releases them when the connection breaks.
 */
record PostgresLocks(Jdbi jdbi) implements ExperimentLocks {
  /** The namespace of our advisory locks: “tabu” in ASCII. */
  private static final int SPACE = 0x74616275;

  @Override
  public Optional<Store.Claim> claim(long experiment) {
    Handle handle = jdbi.open();
    boolean isOurs =
        handle
            .createQuery("select pg_try_advisory_lock(:space, :experiment)")
            .bind("space", SPACE)
            .bind("experiment", Math.toIntExact(experiment))
            .mapTo(Boolean.class)
            .one();
    if (!isOurs) {
      handle.close();
      return Optional.empty();
    }
    return Optional.of(() -> release(handle, experiment));
  }

  private static void release(Handle handle, long experiment) {
    try (handle) {
      handle
          .createQuery("select pg_advisory_unlock(:space, :experiment)")
          .bind("space", SPACE)
          .bind("experiment", Math.toIntExact(experiment))
          .mapTo(Boolean.class)
          .one();
    }
  }

  @Override
  public void close() {} // the pool closes the connections
}
