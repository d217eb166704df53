package tabuleiro.lisp;

import java.io.OutputStream;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.armedbear.lisp.Lisp;
import org.armedbear.lisp.LispThread;
import org.armedbear.lisp.Stream;
import org.armedbear.lisp.Symbol;

/**
 * Compiles functions in the background, one after another. Loading the compiler alone takes some
 * seconds, so a search starts with interpreted functions. They are about a hundred times slower.
 */
final class LispCompiler {
  private static final ExecutorService THREAD =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread thread = new Thread(null, task, "Lisp compiler", 1L << 24);
            thread.setDaemon(true);
            return thread;
          });

  private LispCompiler() {}

  /** The compilation of some functions. */
  record Work(CompletableFuture<Void> end) {
    void await() {
      end.join();
    }
  }

  static Work compile(List<Symbol> functions) {
    return new Work(
        CompletableFuture.runAsync(
            () -> {
              functions.forEach(LispCompiler::compile);
              LispRuntime.get().renew();
            },
            THREAD));
  }

  /** Compiles a function. One that cannot be compiled stays interpreted. */
  private static void compile(Symbol function) {
    try {
      LispRuntime.contained(
          () -> {
            LispThread thread = LispThread.currentThread();
            Stream nowhere =
                new Stream(Symbol.SYSTEM_STREAM, OutputStream.nullOutputStream(), Symbol.CHARACTER);
            thread.bindSpecial(Symbol.ERROR_OUTPUT, nowhere);
            thread.bindSpecial(Symbol.STANDARD_OUTPUT, nowhere);
            thread.bindSpecial(Symbol._PACKAGE_, Lisp.PACKAGE_CL_USER);
            return Lisp.PACKAGE_CL.findAccessibleSymbol("COMPILE").execute(function);
          });
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      // The interpreted function gives the same values.
    }
  }
}
