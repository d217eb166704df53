package tabuleiro.app.web.request;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Runs the searches of the server. The number of running and waiting searches and the time of each
 * are limited. Quick searches, such as moves, have their own queue, separate from long ones. A
 * search is stopped by interrupting its thread. Thread-safe.
 */
public final class Searches implements AutoCloseable {
  /** The time limit of every search. */
  static final Duration LONGEST = Duration.ofSeconds(60);

  /** The time limit of {@link #answer}, including the wait in the queue. */
  private static final Duration PATIENCE = Duration.ofSeconds(3);

  private static final int IN_LINE = 64;

  /** The kind of a search. */
  public enum Line {
    /** Moves, hints and the microscope, which a user waits for. */
    QUICK,
    /** Analyses, whose progress a user watches. */
    PATIENT
  }

  private final ResourceLimits resources;
  private final ThreadPoolExecutor quick;
  private final ThreadPoolExecutor patient;
  private final ScheduledThreadPoolExecutor clock =
      new ScheduledThreadPoolExecutor(1, daemons("clock"));

  public Searches(ResourceLimits resources) {
    this.resources = resources;
    quick = pool("quick", resources.quick());
    patient = pool("patient", resources.patient());
    clock.setRemoveOnCancelPolicy(true);
  }

  private static ThreadPoolExecutor pool(String name, int atOnce) {
    return new ThreadPoolExecutor(
        atOnce, atOnce, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(IN_LINE), daemons(name));
  }

  /** Creates daemon threads, which do not keep the program running. */
  private static ThreadFactory daemons(String name) {
    return task -> {
      Thread thread = new Thread(task, "arena-" + name);
      thread.setDaemon(true);
      return thread;
    };
  }

  /** Returns the limits of one search. */
  public ResourceLimits resources() {
    return resources;
  }

  /** Returns the number of running searches. */
  public int running() {
    return quick.getActiveCount() + patient.getActiveCount();
  }

  /** Starts a search, or rejects it if too many are waiting. Cancelling the future stops it. */
  public Future<?> start(Line line, Runnable search) {
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
    Future<?> running = submit(line == Line.QUICK ? quick : patient, capped);
    self.complete(running);
    return running;
  }

  /** Returns the result of a short search; rejected if it does not finish in time. */
  public <T> T answer(Supplier<T> search) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    Future<?> running = start(Line.QUICK, () -> answer.complete(search.get()));
    try {
      running.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
      return answer.join();
    } catch (InterruptedException e) {
      running.cancel(true);
      Thread.currentThread().interrupt();
      throw RequestException.of(429, "fault.busy");
    } catch (TimeoutException | CancellationException e) {
      running.cancel(true);
      throw RequestException.of(429, "fault.busy");
    } catch (ExecutionException e) {
      throw RequestException.of(e.getCause());
    }
  }

  private static Future<?> submit(ThreadPoolExecutor pool, Runnable search) {
    try {
      return pool.submit(search);
    } catch (RejectedExecutionException e) {
      // Removes cancelled searches from the queue.
      pool.purge();
    }
    try {
      return pool.submit(search);
    } catch (RejectedExecutionException e) {
      throw RequestException.of(429, "fault.busy");
    }
  }

  @Override
  public void close() {
    quick.shutdownNow();
    patient.shutdownNow();
    clock.shutdownNow();
  }
}
