package tabuleiro.app.terminal;

import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Work that Ctrl-C ends by interrupting its thread; the program ends only after the work has said
 * what it knows.
 */
final class Breakable {
  private Breakable() {}

  static <T> T run(Terminal terminal, Callable<T> work) throws Exception {
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
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException e) {
        // The program is ending already; the hook has done its work.
      }
    }
  }
}
