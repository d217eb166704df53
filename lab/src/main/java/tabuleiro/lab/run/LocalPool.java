package tabuleiro.lab.run;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/**
 * Threads of this program.
 *
 * @param threads how many tasks are done at the same time
 */
public record LocalPool(int threads) implements Runner {

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
      for (Task task : tasks) {
        finished.submit(() -> perform(task, worker));
      }
      for (int i = 0; i < tasks.size(); i++) {
        done.accept(finished.take().get());
      }
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException fault) {
        throw fault;
      }
      throw new IllegalStateException(e.getCause());
    } finally {
      pool.shutdownNow();
    }
  }

  private static Result perform(Task task, Worker worker) throws InterruptedException {
    long began = System.nanoTime();
    return new Result(
        task.key(), worker.perform(task), Duration.ofNanos(System.nanoTime() - began));
  }
}
