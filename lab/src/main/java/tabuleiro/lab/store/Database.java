package tabuleiro.lab.store;

import java.sql.SQLException;
import java.util.function.Supplier;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;

/**
 * The connection of a store to its database. A failure becomes a {@link StoreException}. If the
 * connection to a server is lost, statements are repeated, with growing pauses, until the server is
 * back or the patience is over.
 *
 * <p>Callers hold the lock of the store.
 */
final class Database implements AutoCloseable {
  private static final long FIRST_PAUSE = 50; // milliseconds
  private static final long LONGEST_PAUSE = 2000;

  private final Jdbi jdbi;
  private final StoreFaults faults;
  private final AutoCloseable connections;
  private final long patience;
  private boolean isLost;

  /**
   * @param connections what is closed with the store
   * @param patience the time in milliseconds to wait for a server that is gone
   */
  Database(Jdbi jdbi, StoreFaults faults, AutoCloseable connections, long patience) {
    this.jdbi = jdbi;
    this.faults = faults;
    this.connections = connections;
    this.patience = patience;
  }

  Jdbi jdbi() {
    return jdbi;
  }

  /** Executes a statement that may be executed twice. */
  <T> T ask(HandleCallback<T, RuntimeException> question) {
    long end = System.nanoTime() + patience * 1_000_000;
    long pause = FIRST_PAUSE;
    while (true) {
      try {
        T answer = jdbi.withHandle(question);
        isLost = false;
        return answer;
      } catch (RuntimeException e) {
        // Those who come after a long wait in vain do not wait again, so that a server of pages
        // answers soon.
        if (!StoreFaults.isGone(e) || isLost || System.nanoTime() >= end || !sleep(pause)) {
          isLost = StoreFaults.isGone(e);
          throw faults.of(e);
        }
        pause = Math.min(2 * pause, LONGEST_PAUSE);
      }
    }
  }

  /** Executes a statement that must not be executed twice. */
  <T> T askOnce(HandleCallback<T, RuntimeException> question) {
    return guard(() -> jdbi.withHandle(question));
  }

  /** Does something whose failure becomes a {@link StoreException}. */
  <T> T guard(Supplier<T> work) {
    try {
      return work.get();
    } catch (RuntimeException e) {
      throw faults.of(e);
    }
  }

  /** Does something whose failure becomes a {@link StoreException}. */
  void run(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException e) {
      throw faults.of(e);
    }
  }

  /** Waits; returns false if the thread is interrupted. */
  private static boolean sleep(long millis) {
    try {
      Thread.sleep(millis);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @Override
  public void close() {
    try {
      connections.close();
    } catch (SQLException e) {
      throw faults.of(e);
    } catch (RuntimeException e) {
      throw faults.of(e);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
