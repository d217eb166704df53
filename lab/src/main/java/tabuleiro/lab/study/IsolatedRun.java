package tabuleiro.lab.study;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Runs a unit of a study in its own thread, so that a failure is a row of the study's table and
 * does not end the study: running out of memory or stack counts as reaching a limit. If the waiting
 * thread is interrupted, the run is stopped.
 */
public final class IsolatedRun {
  /** Enough for recursion as deep as the longest solutions. */
  private static final long STACK_BYTES = 64L << 20;

  /** How long to wait for a stopped run. */
  private static final long PATIENCE_MILLIS = 3_000;

  private IsolatedRun() {}

  /**
   * The result of the run; empty if it ran out of memory or stack.
   *
   * @param stop tells the run to end soon
   * @throws InterruptedException if the waiting thread was interrupted; the run has ended, or will
   *     end later and its result is ignored
   */
  public static <T> Optional<T> run(Callable<T> run, Runnable stop) throws InterruptedException {
    FutureTask<Optional<T>> task = new FutureTask<>(() -> guarded(run));
    Thread thread = new Thread(null, task, "study run", STACK_BYTES);
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get();
    } catch (InterruptedException e) {
      stop.run();
      thread.interrupt();
      thread.join(PATIENCE_MILLIS);
      throw e;
    } catch (ExecutionException e) {
      if (e.getCause() instanceof InterruptedException) {
        throw new InterruptedException();
      } else if (e.getCause() instanceof RuntimeException fault) {
        throw fault;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  private static <T> Optional<T> guarded(Callable<T> run) throws Exception {
    try {
      return Optional.of(run.call());
    } catch (OutOfMemoryError | StackOverflowError e) {
      return Optional.empty();
    }
  }
}
