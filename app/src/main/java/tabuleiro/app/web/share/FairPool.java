package tabuleiro.app.web.share;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.Visitor;

/**
 * Runs searches, and divides its threads fairly among visitors.
 *
 * <ul>
 *   <li>The visitor with the fewest running searches is next, and visitors with equally many take
 *       turns ({@link FairQueue}), however many searches each has waiting.
 *   <li>A session cannot have all threads of its address, and an address cannot have all threads.
 *   <li>When others wait and no thread is free for them, a search that has run for a time slice is
 *       cut: its thread is interrupted, and it ends with the best result found so far.
 * </ul>
 *
 * Thread-safe.
 */
final class FairPool implements AutoCloseable {
  private static final int IDLE_SECONDS = 10;

  private final FairQueue<Search> waiting;
  private final Shares running;
  private final List<Search> searches = new ArrayList<>();
  private final Duration slice;
  private final Duration longest;
  private final ScheduledExecutorService clock;
  private final ThreadPoolExecutor threads;

  /** A search that waits, runs or has ended. */
  private final class Search extends FutureTask<Void> {
    private final Visitor visitor;
    private @Nullable Thread thread;
    private long began;
    private boolean isCut;

    Search(Visitor visitor, Runnable work) {
      super(work, null);
      this.visitor = visitor;
    }

    @Override
    protected void done() {
      leave(this);
    }
  }

  /**
   * Creates a pool.
   *
   * @param waiting how many searches may wait
   * @param running how many searches may run
   */
  FairPool(String name, Shares waiting, Shares running, Times times) {
    this.waiting = new FairQueue<>(waiting);
    this.running = running;
    slice = times.slice;
    longest = times.longest;
    clock = times.clock;
    threads =
        new ThreadPoolExecutor(
            0,
            Integer.MAX_VALUE,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new SynchronousQueue<>(),
            Searches.daemons(name));
  }

  /**
   * The times of a pool.
   *
   * @param slice how long a search runs at least before it is cut for others
   * @param longest how long a search runs at most
   */
  record Times(Duration slice, Duration longest, ScheduledExecutorService clock) {}

  /** Starts a search or lets it wait. Cancelling the future stops it. */
  Future<?> submit(Visitor visitor, Runnable work) {
    Search search = new Search(visitor, work);
    synchronized (this) {
      if (threads.isShutdown() || !waiting.add(visitor, search)) {
        throw RequestException.of(429, "fault.busy");
      }
      startNext();
    }
    return search;
  }

  /** The number of running searches. */
  int running() {
    return running.taken();
  }

  /** Whether the search of this thread was cut: its result so far is still wanted. */
  synchronized boolean isCut() {
    return searches.stream()
        .anyMatch(
            search ->
                search.thread == Thread.currentThread() && search.isCut && !search.isCancelled());
  }

  private synchronized void startNext() {
    Optional<Search> next = waiting.poll(running::hasRoom, running::load);
    while (next.isPresent()) {
      Search search = next.get();
      running.take(search.visitor);
      searches.add(search);
      search.began = System.nanoTime();
      threads.execute(() -> run(search));
      next = waiting.poll(running::hasRoom, running::load);
    }
    cut();
  }

  private void run(Search search) {
    try {
      synchronized (this) {
        search.thread = Thread.currentThread();
      }
      Future<?> end = after(longest, () -> search.cancel(true));
      Future<?> check = after(slice, this::cut);
      search.run();
      end.cancel(false);
      check.cancel(false);
    } catch (RejectedExecutionException e) {
      search.cancel(true); // the server is closing
    } finally {
      synchronized (this) {
        searches.remove(search);
        running.give(search.visitor);
        // Under the lock, so that no cut can hit the next search of this thread.
        Thread.interrupted();
        if (!threads.isShutdown()) {
          startNext();
        }
      }
    }
  }

  private Future<?> after(Duration time, Runnable action) {
    return clock.schedule(action, time.toNanos(), TimeUnit.NANOSECONDS);
  }

  /** Cuts searches that have run long enough, if others wait and no thread is free for them. */
  private synchronized void cut() {
    long cuts = searches.stream().filter(search -> search.isCut).count();
    searches.stream()
        .filter(search -> !search.isCut && isLongEnough(search))
        .filter(search -> waitingFor(search) > cuts)
        .max(Comparator.comparingInt(search -> running.load(search.visitor)))
        .ifPresent(this::cut);
  }

  /** The number of visitors with a smaller share who could start a search if this one ended. */
  private long waitingFor(Search search) {
    return waiting.visitors(visitor -> wouldHaveRoom(visitor, search.visitor));
  }

  private void cut(Search search) {
    search.isCut = true;
    if (search.thread != null) {
      search.thread.interrupt();
    }
  }

  private boolean isLongEnough(Search search) {
    return search.thread != null && System.nanoTime() - search.began >= slice.toNanos();
  }

  /** Whether a visitor with a smaller share could start a search if another visitor ended one. */
  private boolean wouldHaveRoom(Visitor waiter, Visitor runner) {
    if (running.load(waiter) >= running.load(runner)) {
      return false; // the one who waits has no smaller share
    }
    running.give(runner);
    try {
      return running.hasRoom(waiter);
    } finally {
      running.take(runner);
    }
  }

  private synchronized void leave(Search search) {
    waiting.remove(search.visitor, search);
  }

  @Override
  public void close() {
    List<Search> all;
    synchronized (this) {
      threads.shutdown();
      all = new ArrayList<>(searches);
      Optional<Search> next = waiting.poll(visitor -> true, visitor -> 0);
      while (next.isPresent()) {
        all.add(next.get());
        next = waiting.poll(visitor -> true, visitor -> 0);
      }
    }
    all.forEach(search -> search.cancel(true));
  }
}
