package tabuleiro.lab.experiment;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
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
 * <p>An experiment requests tasks, reads their results and requests more. The tasks may depend only
 * on the description and on results. The same description then gives the same tasks after an
 * interruption and with any number of threads.
 *
 * <p>Not thread-safe.
 */
public final class ExperimentRun {
  private static final JsonMapper JSON = new JsonMapper();

  private final Store store;
  private final Experiment experiment;
  private final Runner runner;
  private final Worker worker;
  private final Listener listener;
  private final Map<String, Result> known;

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
    known = new HashMap<>(store.results(experiment.id()));
  }

  /** Announces the next stage and its approximate number of tasks. */
  public void expect(String stage, long tasks) {
    listener.expect(stage, tasks);
  }

  /** The results of tasks, in the order of the tasks. Tasks without a result are performed now. */
  public Map<String, Result> results(List<Task> tasks) throws InterruptedException {
    List<Task> missing = new ArrayList<>();
    for (Task task : tasks) {
      Result result = known.get(task.key());
      if (result == null) {
        missing.add(task);
      } else {
        listener.done(result, false);
      }
    }
    if (!missing.isEmpty()) {
      Map<String, Task> byKey = new HashMap<>();
      missing.forEach(task -> byKey.put(task.key(), task));
      runner.run(missing, worker, result -> keep(byKey, result));
    }
    Map<String, Result> results = new LinkedHashMap<>();
    for (Task task : tasks) {
      results.put(task.key(), Objects.requireNonNull(known.get(task.key())));
    }
    return results;
  }

  /** The available results of tasks, in the order of the tasks. Nothing is performed. */
  public Map<String, Result> known(List<Task> tasks) {
    Map<String, Result> results = new LinkedHashMap<>();
    for (Task task : tasks) {
      Result result = known.get(task.key());
      if (result != null) {
        results.put(task.key(), result);
      }
    }
    return results;
  }

  /** Stores a result and rereads it from its text, as a resumed run would. */
  private void keep(Map<String, Task> tasks, Result fresh) {
    Result result = new Result(fresh.key(), reread(fresh.values()), fresh.time());
    store.add(experiment.id(), Objects.requireNonNull(tasks.get(result.key())), result);
    known.put(result.key(), result);
    listener.done(result, true);
  }

  private static JsonNode reread(JsonNode values) {
    try {
      return JSON.readTree(values.toString());
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
