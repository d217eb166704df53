package tabuleiro.app.terminal.batch;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.app.task.TaskRecipe;
import tabuleiro.app.terminal.output.ProgressLine;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Quotation;
import tabuleiro.lab.cluster.ClusterAddress;
import tabuleiro.lab.cluster.ClusterEngine;
import tabuleiro.lab.cluster.ClusterRunner;
import tabuleiro.lab.run.LocalPool;
import tabuleiro.lab.run.ParkedTasksException;
import tabuleiro.lab.run.ParkedTasksException.Parked;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;

/**
 * Performs the tasks of a command that keeps no store. An interrupt ends it after the tasks that a
 * cluster is performing.
 *
 * @param cluster the cluster that performs the tasks; empty if this process does
 * @param threads the number of concurrent tasks of this process
 */
public record TaskRun(Terminal terminal, Optional<ClusterAddress> cluster, int threads) {
  private static final int MOST_PARKED = 20;

  /**
   * Performs tasks and returns those that were given up, after it has said why.
   *
   * @param done receives each result as soon as it is available
   */
  public List<Parked> perform(TaskRecipe recipe, List<Task> tasks, Consumer<Result> done)
      throws InputException {
    ProgressLine progress = new ProgressLine(terminal, System::nanoTime);
    Consumer<Result> shown =
        result -> {
          progress.end();
          done.accept(result);
          progress.done(result, true);
        };
    progress.expect("", tasks.size());
    try {
      if (cluster.isEmpty()) {
        new LocalPool(threads).run(tasks, recipe.worker(), shown);
      } else {
        perform(progress, recipe, tasks, shown);
      }
      return List.of();
    } catch (InterruptedException e) {
      return List.of(); // the missing results show it
    } catch (ParkedTasksException e) {
      progress.end();
      say(e.tasks());
      return e.tasks();
    } finally {
      progress.end();
      progress.sayHosts();
    }
  }

  private void perform(
      ProgressLine progress, TaskRecipe recipe, List<Task> tasks, Consumer<Result> done)
      throws InputException, InterruptedException {
    try (ClusterRunner runner =
        ClusterEngine.find().connect(cluster.orElseThrow(), recipe.text())) {
      progress.of(runner::load);
      runner.run(tasks, recipe.worker(), done);
    }
  }

  private void say(List<Parked> parked) {
    terminal.err().println(terminal.text("batch.parked", parked.size()));
    for (Parked task : parked.subList(0, Math.min(MOST_PARKED, parked.size()))) {
      terminal.err().println("  " + task.key() + ": " + Quotation.of(task.reason()));
    }
  }
}
