package tabuleiro.lab.experiment;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Runner;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.run.Worker;
import tabuleiro.lab.store.Experiment;
import tabuleiro.lab.store.Store;

/**
 * One run of an experiment. Every result is stored before it is used or reported, and a task with a
 * result is never repeated. An interrupted experiment therefore resumes by replaying the plan.
 *
 * <p>A run may also reuse results of other experiments in the store: those of tasks with the same
 * {@link TaskIdentity} that are repeatable, so never those under a time limit. They become results
 * of this experiment too.
 *
 * <p>An experiment requests tasks, reads their results and requests more. The tasks may depend only
 * on the description and on results. The same description then gives the same tasks after an
 * interruption and with any number of threads.
 *
 * <p>Not thread-safe.
 */
public final class ExperimentRun {
  private final Store store;
  private final Experiment experiment;
  private final Runner runner;
  private final Worker worker;
  private final Listener listener;
  private final TaskIdentity identities;
  private final Map<String, Known> stored = new HashMap<>();
  private boolean isReusing;
  private long reused;

  /** A result and the identity of its task; the task itself is in the plan. */
  private record Known(Result result, String identity) {}

  /** Receives the progress of a run, in the run's thread. */
  public interface Listener {
    /** Ignores all progress. */
    Listener NONE = new Listener() {};

    /**
     * Called when a stage starts.
     *
     * @param stage the name of the stage, in the user's language
     * @param tasks the approximate number of tasks in it
     */
    default void expect(String stage, long tasks) {}

    /**
     * Called when a result is available.
     *
     * @param isNew whether the task was performed in this run, not in an earlier one
     */
    default void done(Result result, boolean isNew) {}
  }

  /** Creates a run that starts with all stored results of the experiment. */
  public ExperimentRun(
      Store store, Experiment experiment, Runner runner, Worker worker, Listener listener) {
    this.store = store;
    this.experiment = experiment;
    this.runner = runner;
    this.worker = worker;
    this.listener = listener;
    identities = TaskIdentity.in(experiment);
    for (Store.Entry entry : store.entries(experiment.id())) {
      stored.put(entry.task().key(), new Known(entry.result(), entry.identity()));
    }
  }

  /** The same run, which reuses results of other experiments. */
  ExperimentRun reusing() {
    isReusing = identities.isComparable();
    return this;
  }

  /** The number of results reused from other experiments. */
  long reused() {
    return reused;
  }

  /** Announces the next stage and its approximate number of tasks. */
  public void expect(String stage, long tasks) {
    listener.expect(stage, tasks);
  }

  /** The results of tasks, in the order of the tasks. Tasks without a result are performed now. */
  public Map<String, Result> results(List<Task> tasks) throws InterruptedException {
    Map<String, Result> known = known(tasks);
    known.values().forEach(result -> listener.done(result, false));
    Map<String, Task> missing = new LinkedHashMap<>();
    for (Task task : tasks) {
      if (!known.containsKey(task.key())) {
        missing.put(task.key(), task);
      }
    }
    if (isReusing && !missing.isEmpty()) {
      reuse(missing);
    }
    if (!missing.isEmpty()) {
      runner.run(
          List.copyOf(missing.values()),
          worker,
          result -> keep(Objects.requireNonNull(missing.get(result.key())), result, true));
    }
    return known(tasks);
  }

  /** The available results of tasks, in the order of the tasks. Nothing is performed. */
  public Map<String, Result> known(List<Task> tasks) {
    Map<String, Result> results = new LinkedHashMap<>();
    for (Task task : tasks) {
      Known known = stored.get(task.key());
      if (known != null && isOf(task, known)) {
        results.put(task.key(), known.result());
      }
    }
    return results;
  }

  /** Whether a result belongs to a task. Results of earlier versions have only the task's key. */
  private boolean isOf(Task task, Known known) {
    return known.identity().isEmpty() || known.identity().equals(identities.of(task));
  }

  /** Takes the results of repeatable tasks from other experiments. */
  private void reuse(Map<String, Task> missing) {
    Map<String, Task> repeatable = new LinkedHashMap<>();
    for (Task task : missing.values()) {
      if (worker.isRepeatable(task)) {
        repeatable.put(task.key(), task);
      }
    }
    Map<String, Result> found =
        store.find(repeatable.values().stream().map(identities::of).toList());
    for (Task task : repeatable.values()) {
      Result result = found.get(identities.of(task));
      if (result != null) {
        keep(task, new Result(task.key(), result.content(), result.time(), result.host()), false);
        missing.remove(task.key());
        reused++;
      }
    }
  }

  /** Stores a result. It is kept as text, so a resumed run reads the same. */
  private void keep(Task task, Result result, boolean isNew) {
    String identity = identities.of(task);
    store.add(experiment.id(), task, result, identity);
    stored.put(result.key(), new Known(result, identity));
    listener.done(result, isNew);
  }
}
