package tabuleiro.core.code;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tabuleiro.core.text.Message;

/**
 * Ends calls of a user's code that take too long. A thread of its own looks at the calls ten times
 * a second. It measures the processor time of the calling thread, which is the same on a busy
 * machine; a call that waits instead has {@link #PATIENCE} times the limit.
 *
 * <p>A call that takes too long is asked to stop, by a means of its language. One that does not
 * stop within the limit again is given up: the process cannot go on with it.
 */
public final class CallLimit {
  /** How long one call of a heuristic or evaluation may take. */
  public static final Duration CALL = Duration.ofSeconds(2);

  /** How much longer than the limit a call may wait without using the processor. */
  private static final int PATIENCE = 10;

  private static final long EVERY_MILLIS = 100;
  private static final Map<Thread, Call> CALLS = new ConcurrentHashMap<>();
  private static volatile Consumer<Message> givenUp = problem -> {};
  private static boolean isWatching;

  private CallLimit() {}

  /** Sets what happens when a call cannot be stopped. Runs in the thread that watches. */
  public static void onGivenUp(Consumer<Message> action) {
    givenUp = action;
  }

  /** The calls of one thread; used again for each call, so that a call costs little. */
  public static final class Call {
    private final Thread thread = Thread.currentThread();
    private volatile Stoppable code;
    private volatile long count;
    private volatile long limit;
    private volatile boolean isRunning;
    private long seen = -1;
    private long seenAt;
    private long seenCpu;
    private int warnings;

    private Call(Stoppable code) {
      this.code = code;
    }

    private void watch(ThreadMXBean threads) {
      long now = System.nanoTime();
      if (!isRunning || count != seen) {
        seen = isRunning ? count : -1;
        seenAt = now;
        seenCpu = threads.getThreadCpuTime(thread.getId());
        warnings = 0;
        return;
      }
      long cpu = threads.getThreadCpuTime(thread.getId()) - seenCpu;
      long allowed = limit * (warnings + 1);
      if (cpu < allowed && now - seenAt < allowed * PATIENCE) {
        return;
      }
      warnings++;
      if (warnings == 1) {
        code.stop();
      } else {
        givenUp.accept(code.tooLong());
      }
    }
  }

  /** A call that can be stopped from another thread. */
  public interface Stoppable {
    /** Asks the call to stop soon. */
    void stop();

    /** One sentence that says that the call takes too long, with the file and the line. */
    Message tooLong();
  }

  /** Runs a call in this thread. */
  public static <T> T during(Duration limit, Stoppable stoppable, Supplier<T> code) {
    Call call = CALLS.get(Thread.currentThread());
    if (call == null) {
      call = new Call(stoppable);
      CALLS.put(call.thread, call);
      startWatching();
    }
    if (call.isRunning) {
      return code.get(); // the outer call has the limit
    }
    call.code = stoppable;
    call.limit = limit.toNanos();
    long next = call.count + 1; // only this thread writes it
    call.count = next;
    call.isRunning = true;
    try {
      return code.get();
    } finally {
      call.isRunning = false;
    }
  }

  private static synchronized void startWatching() {
    if (!isWatching) {
      isWatching = true;
      Thread watcher = new Thread(CallLimit::watch, "limit of own code");
      watcher.setDaemon(true);
      watcher.start();
    }
  }

  private static void watch() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    while (true) {
      try {
        CALLS.keySet().removeIf(thread -> !thread.isAlive());
        CALLS.values().forEach(call -> call.watch(threads));
      } catch (OutOfMemoryError e) {
        // The code has used all the memory, which its own thread reports. Look again later.
      }
      try {
        Thread.sleep(EVERY_MILLIS);
      } catch (InterruptedException e) {
        return;
      }
    }
  }
}
