package tabuleiro.app.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jline.utils.Signals;

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

  /**
   * Work that keeps what is done of it: Ctrl-C, or a request to end, interrupts its thread, and the
   * program goes on to its ordinary end with the code that the work returns.
   */
  static <T> T keeping(Callable<T> work) throws Exception {
    Thread worker = Thread.currentThread();
    List<String> signals = List.of("INT", "TERM");
    List<Optional<Object>> before = new ArrayList<>();
    for (String signal : signals) {
      before.add(Optional.ofNullable(Signals.register(signal, worker::interrupt)));
    }
    try {
      return work.call();
    } finally {
      for (int i = 0; i < signals.size(); i++) {
        if (before.get(i).isPresent()) {
          Signals.unregister(signals.get(i), before.get(i).get());
        }
      }
    }
  }
}
