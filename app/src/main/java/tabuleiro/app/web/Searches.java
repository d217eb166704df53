package tabuleiro.app.web;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Where the arena's searches run: a few at the same time, a few more in line, each with a cap on
 * its time. A search ends by the interrupt of its thread. Safe for several threads.
 */
final class Searches implements AutoCloseable {
  /** The longest that one search may take. */
  static final Duration LONGEST = Duration.ofSeconds(60);

  private static final int IN_LINE = 64;

  private final ThreadPoolExecutor pool;
  private final ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(1);

  Searches(int atOnce) {
    pool =
        new ThreadPoolExecutor(
            atOnce, atOnce, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(IN_LINE));
    clock.setRemoveOnCancelPolicy(true);
  }

  /** Starts a search, or refuses it if too many are waiting. Cancelling the answer ends it. */
  Future<?> start(Runnable search) {
    CompletableFuture<Future<?>> self = new CompletableFuture<>();
    Runnable capped =
        () -> {
          Future<?> cap =
              clock.schedule(
                  () -> self.join().cancel(true), LONGEST.toMillis(), TimeUnit.MILLISECONDS);
          try {
            search.run();
          } finally {
            cap.cancel(false);
          }
        };
    Future<?> running = submit(capped);
    self.complete(running);
    return running;
  }

  private Future<?> submit(Runnable search) {
    try {
      return pool.submit(search);
    } catch (RejectedExecutionException e) {
      // Those whose askers have left still stand in line.
      pool.purge();
    }
    try {
      return pool.submit(search);
    } catch (RejectedExecutionException e) {
      throw WebFault.of(503, "fault.busy");
    }
  }

  @Override
  public void close() {
    pool.shutdownNow();
    clock.shutdownNow();
  }
}
