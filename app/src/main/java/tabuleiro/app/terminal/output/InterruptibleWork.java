package tabuleiro.app.terminal.output;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jline.utils.Signals;

/**
 * Work that Ctrl-C stops by interrupting its thread. The program ends after the work has printed
 * its results.
 */
public final class InterruptibleWork {
  private InterruptibleWork() {}

  public static <T> T run(Terminal terminal, Callable<T> work) throws Exception {
    CountDownLatch said = new CountDownLatch(1);
    Thread worker = Thread.currentThread();
    Thread hook =
        new Thread(
            () -> {
              worker.interrupt();
              try {
                said.await(5, TimeUnit.SECONDS);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      return work.call();
    } finally {
      terminal.flush();
      said.countDown();
      removeHook(hook);
    }
  }

  /** Removes a shutdown hook, unless the program is already shutting down. */
  public static void removeHook(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The program is already shutting down, so the hook has run.
    }
  }

  /**
   * Runs work that keeps its partial results. Ctrl-C or SIGTERM interrupts its thread, and the
   * program ends normally with the result of the work. A second Ctrl-C ends the program
   * immediately, in case the work ignores the first.
   */
  public static <T> T keeping(Callable<T> work) throws Exception {
    Thread worker = Thread.currentThread();
    Map<String, Object> before = new ConcurrentHashMap<>();
    for (String signal : List.of("INT", "TERM")) {
      Object handler =
          Signals.register(
              signal,
              () -> {
                worker.interrupt();
                before.forEach(Signals::unregister);
              });
      if (handler != null) {
        before.put(signal, handler);
      }
    }
    try {
      return work.call();
    } finally {
      before.forEach(Signals::unregister);
    }
  }
}
