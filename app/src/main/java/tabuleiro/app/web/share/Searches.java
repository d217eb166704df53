package tabuleiro.app.web.share;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.Visitor;
import tabuleiro.core.limits.Limits;

/**
 * Runs the searches of the server. The number of running and waiting searches and the time of each
 * are limited, and visitors share them fairly ({@link FairPool}). Quick searches, such as moves,
 * have their own threads, separate from long ones. A search is stopped by interrupting its thread.
 * Thread-safe.
 */
public final class Searches implements AutoCloseable {
  /** The time limit of every search. */
  static final Duration LONGEST = Duration.ofSeconds(60);

  /** The time limit of {@link #answer}, including the wait in the queue. */
  private static final Duration PATIENCE = Duration.ofSeconds(3);

  /** The time limit of {@link #answerPatiently}, including the wait in the queue. */
  private static final Duration LONG_PATIENCE = Duration.ofSeconds(20);

  /** The kind of a search. */
  public enum Line {
    /** Moves, hints and the microscope, which a user waits for. */
    QUICK(Duration.ofSeconds(2)),
    /** Analyses, whose progress a user watches, and moves that take long. */
    PATIENT(Duration.ofSeconds(10)),
    /** Moves of bots, which are not cut: a bot has no move before it answers. */
    BOT(LONGEST);

    /** A search that has run this long is cut if others wait. */
    private final Duration slice;

    Line(Duration slice) {
      this.slice = slice;
    }

    /** Returns the line of a move: those with more time than a quick search gets wait longer. */
    public static Line of(Limits limits) {
      boolean isLong = limits.hasTime() && limits.time().compareTo(QUICK.slice) > 0;
      return isLong ? PATIENT : QUICK;
    }
  }

  private final ResourceLimits resources;
  private final FairPool quick;
  private final FairPool patient;
  private final FairPool bots;
  private final ScheduledThreadPoolExecutor clock =
      new ScheduledThreadPoolExecutor(1, daemons("clock"));

  public Searches(ResourceLimits resources) {
    this.resources = resources;
    clock.setRemoveOnCancelPolicy(true);
    quick = pool("quick", Line.QUICK, resources.quickShares());
    patient = pool("patient", Line.PATIENT, resources.patientShares());
    bots = pool("bot", Line.BOT, resources.botShares());
  }

  private FairPool pool(String name, Line line, Shares running) {
    FairPool.Times times = new FairPool.Times(line.slice, LONGEST, clock);
    return new FairPool(name, new Shares(16, 64, 256), running, times);
  }

  /** Creates daemon threads, which do not keep the program running. */
  public static ThreadFactory daemons(String name) {
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
    return quick.running() + patient.running() + bots.running();
  }

  /** Starts a search, or rejects it if too many are waiting. Cancelling the future stops it. */
  public Future<?> start(Visitor visitor, Line line, Runnable search) {
    FairPool pool =
        switch (line) {
          case QUICK -> quick;
          case PATIENT -> patient;
          case BOT -> bots;
        };
    return pool.submit(visitor, search);
  }

  /**
   * Returns whether the search in this thread is no longer wanted. A search that was interrupted
   * only because others wait is wanted: it goes on with the best result it has, and its thread is
   * no longer interrupted.
   */
  public boolean isStopped() {
    if (quick.isCut() || patient.isCut()) {
      Thread.interrupted();
      return false;
    }
    return Thread.currentThread().isInterrupted();
  }

  /** Returns the result of a short search; rejected if it does not finish in time. */
  public <T> T answer(Visitor visitor, Supplier<T> search) {
    return answer(visitor, Line.QUICK, search, PATIENCE);
  }

  /** Returns the result of a search of some seconds; rejected if it does not finish in time. */
  public <T> T answerPatiently(Visitor visitor, Supplier<T> search) {
    return answer(visitor, Line.PATIENT, search, LONG_PATIENCE);
  }

  private <T> T answer(Visitor visitor, Line line, Supplier<T> search, Duration patience) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    Future<?> running = start(visitor, line, () -> answer.complete(search.get()));
    try {
      running.get(patience.toMillis(), TimeUnit.MILLISECONDS);
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

  @Override
  public void close() {
    quick.close();
    patient.close();
    bots.close();
    clock.shutdownNow();
  }
}
