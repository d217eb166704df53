package tabuleiro.lab.study;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Lets one run of a study work in a thread of its own, so that whatever becomes of it is a row of
 * the study's table and not the end of the study: too little memory or too deep a recursion count
 * as a limit that was met. Whoever waits may be interrupted; the run is then told to stop.
 */
public final class IsolatedRun {
  /** Enough for a recursion as deep as the longest solutions. */
  private static final long STACK_BYTES = 64L << 20;

  /** How long one waits for a run that was told to stop. */
  private static final long PATIENCE_MILLIS = 3_000;

  private IsolatedRun() {}

  /**
   * What the run returns; nothing if it ran out of memory or stack.
   *
   * @param stop tells the run to end soon
   * @throws InterruptedException if the waiting thread was interrupted; the run has ended by then,
   *     or ends by itself later and nobody hears of it
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
