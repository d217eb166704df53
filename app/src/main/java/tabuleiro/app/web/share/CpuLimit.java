package tabuleiro.app.web.share;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tabuleiro.app.web.request.RequestException;

/**
 * Limits the processor time of a request. A watchdog interrupts the thread of a request that has
 * used too much, and loops call {@link #check}; the client gets one sentence. Waiting costs
 * nothing. Thread-safe.
 */
public final class CpuLimit implements AutoCloseable {
  private static final Duration INTERVAL = Duration.ofMillis(100);
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final ThreadLocal<@Nullable Task> CURRENT = new ThreadLocal<>();

  private final long most;
  private final Set<Task> tasks = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Searches.daemons("watchdog"));

  /** Work that may fail. */
  public interface Work {
    void run() throws Exception;
  }

  /** A request in its thread. */
  private static final class Task {
    private final Thread thread = Thread.currentThread();
    private final long start = THREADS.getThreadCpuTime(thread.getId());
    private boolean isOver;
    private boolean isInterrupted;

    /** Interrupts the request, but never the next one of its thread. */
    synchronized void check(long most) {
      if (!isOver && !isInterrupted && THREADS.getThreadCpuTime(thread.getId()) - start > most) {
        isInterrupted = true;
        thread.interrupt();
      }
    }

    /** Returns whether the request was interrupted; its thread no longer is. */
    synchronized boolean end() {
      if (!isOver && isInterrupted) {
        Thread.interrupted();
      }
      isOver = true;
      return isInterrupted;
    }

    synchronized boolean isUsedUp() {
      return isInterrupted;
    }
  }

  public CpuLimit(Duration most) {
    this.most = most.toNanos();
    long interval = Math.min(INTERVAL.toNanos(), this.most);
    Future<?> unused =
        clock.scheduleWithFixedDelay(this::checkAll, interval, interval, TimeUnit.NANOSECONDS);
  }

  /** The processor time that this thread has used, in nanoseconds. */
  static long cpuTime() {
    return THREADS.getCurrentThreadCpuTime();
  }

  private void checkAll() {
    tasks.forEach(task -> task.check(most));
  }

  /** Rejects the request in this thread, if any, once it has used up its time. */
  public static void check() {
    Task task = CURRENT.get();
    if (task != null && task.isUsedUp()) {
      throw RequestException.of(503, "fault.cpu");
    }
  }

  /** Runs a request in this thread; rejected if it fails after it has used up its time. */
  public void run(Work work) throws Exception {
    Task task = new Task();
    tasks.add(task);
    CURRENT.set(task);
    try {
      work.run();
    } catch (Exception e) {
      throw task.end() ? RequestException.of(503, "fault.cpu") : e;
    } finally {
      task.end();
      CURRENT.remove();
      tasks.remove(task);
    }
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
