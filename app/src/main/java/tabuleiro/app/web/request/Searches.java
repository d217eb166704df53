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
 * Where the arena's searches run: a few at the same time, a few more in line, each with a cap on
 * its time. Those that somebody waits for, such as moves, have a line of their own beside those
 * that go on for long. A search ends by the interrupt of its thread. Safe for several threads.
 */
public final class Searches implements AutoCloseable {
  /** The longest that one search may take. */
  static final Duration LONGEST = Duration.ofSeconds(60);

  /** The longest that somebody waits for a short search. */
  private static final Duration PATIENCE = Duration.ofSeconds(3);

  private static final int IN_LINE = 64;

  /** What kind of search it is. */
  public enum Line {
    /** Moves, hints and the microscope: somebody waits for the answer. */
    QUICK,
    /** Analyses: somebody looks on for as long as they go on. */
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

  /** Threads that keep no program from ending. */
  private static ThreadFactory daemons(String name) {
    return task -> {
      Thread thread = new Thread(task, "arena-" + name);
      thread.setDaemon(true);
      return thread;
    };
  }

  /** How much one search may take. */
  public ResourceLimits resources() {
    return resources;
  }

  /** How many searches are running. */
  public int running() {
    return quick.getActiveCount() + patient.getActiveCount();
  }

  /** Starts a search, or refuses it if too many are waiting. Cancelling the answer ends it. */
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

  /** What a short search finds; refused if it does not get its turn soon. */
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
      // Those whose askers have left still stand in line.
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
