package tabuleiro.lab.run;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Performs tasks in threads of this process.
 *
 * @param threads the number of concurrent tasks
 */
public record LocalPool(int threads) implements Runner {

  /**
   * The tasks that wait for each thread. With all of them, results could arrive faster than they
   * are stored, and fill the memory.
   */
  private static final int WAITING = 64;

  public LocalPool {
    if (threads < 1) {
      throw new IllegalArgumentException(threads + " threads");
    }
  }

  @Override
  public void run(List<Task> tasks, Worker worker, Consumer<Result> done)
      throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(Math.min(threads, tasks.size() + 1));
    CompletionService<Result> finished = new ExecutorCompletionService<>(pool);
    try {
      int submitted = 0;
      for (int i = 0; i < tasks.size(); i++) {
        for (; submitted < Math.min(tasks.size(), i + threads * WAITING); submitted++) {
          Task task = tasks.get(submitted);
          finished.submit(() -> perform(task, worker));
        }
        done.accept(finished.take().get());
      }
    } catch (InterruptedException e) {
      rest(finished, done);
      throw e;
    } catch (ExecutionException e) {
      rest(finished, done);
      if (e.getCause() instanceof InterruptedException broken) {
        // A worker was interrupted first. Clear the flag, because throwing already reports the
        // interrupt.
        Thread.interrupted();
        throw broken;
      }
      throw fault(e.getCause());
    } finally {
      pool.shutdownNow();
    }
  }

  /** Delivers results that are finished but were not taken yet. */
  private static void rest(CompletionService<Result> finished, Consumer<Result> done) {
    for (Future<Result> next = finished.poll(); next != null; next = finished.poll()) {
      try {
        done.accept(next.get());
      } catch (ExecutionException | InterruptedException e) {
        // The first error has been reported; further ones are ignored.
      }
    }
  }

  private static RuntimeException fault(@Nullable Throwable cause) {
    if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof RuntimeException fault ? fault : new IllegalStateException(cause);
  }

  private static Result perform(Task task, Worker worker) throws InterruptedException {
    long began = System.nanoTime();
    return new Result(
        task.key(), worker.perform(task), Duration.ofNanos(System.nanoTime() - began));
  }
}
