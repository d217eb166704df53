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
 * Where one experiment is worked on. Every result goes into the store before anybody else hears of
 * it, and a task that has a result is never done again: an experiment that was broken off, at
 * whatever moment, is gone on with by doing it from its beginning.
 *
 * <p>An experiment asks for tasks, looks at their results and asks for more. Which ones must depend
 * on nothing but the experiment's description and results; then the same description gives the same
 * tasks after a break, and with any number of threads.
 *
 * <p>Belongs to one thread.
 */
public final class ExperimentRun {
  private static final JsonMapper JSON = new JsonMapper();

  private final Store store;
  private final Experiment experiment;
  private final Runner runner;
  private final Worker worker;
  private final Listener listener;
  private final Map<String, Result> known;

  /** Hears how the work goes on, in the thread of the workbench. */
  public interface Listener {
    /** Somebody who does not listen. */
    Listener NONE = new Listener() {};

    /**
     * A part of the work begins.
     *
     * @param stage what is done, in the reader's language
     * @param tasks how many tasks there will be in it, as far as can be said
     */
    default void expect(String stage, long tasks) {}

    /**
     * A result has come.
     *
     * @param isNew whether the work was done now, and not before a break
     */
    default void done(Result result, boolean isNew) {}
  }

  /** A workbench that knows all results the store has of the experiment. */
  public ExperimentRun(
      Store store, Experiment experiment, Runner runner, Worker worker, Listener listener) {
    this.store = store;
    this.experiment = experiment;
    this.runner = runner;
    this.worker = worker;
    this.listener = listener;
    known = new HashMap<>(store.results(experiment.id()));
  }

  /** Says which part of the work comes next and how many tasks it will have, about. */
  public void expect(String stage, long tasks) {
    listener.expect(stage, tasks);
  }

  /** The results of tasks, in their order; those without a result are done now. */
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

  /** The results that there are of tasks, in their order; nothing is done. */
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

  /** Takes a result in as it will be after a break: read from its text. */
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
