package tabuleiro.lab.store;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;

/**
 * Stores experiments and their results. Data are durable when a method returns, unless the store is
 * in memory.
 */
public interface Store extends AutoCloseable {

  /** Creates an experiment. */
  Experiment create(
      String kind, String name, String fingerprint, String description, JsonNode manifest);

  /** The newest experiment with a fingerprint. */
  Optional<Experiment> latest(String fingerprint);

  /** The experiment with an id. */
  Optional<Experiment> experiment(long id);

  /** All experiments, newest first. */
  List<Experiment> experiments();

  /**
   * Locks an experiment, so that two programs never do the same work at the same time. The lock of
   * a program that dies is released.
   *
   * @return empty if another program holds the lock
   */
  Optional<Claim> claim(long experiment);

  /** Stores a result. If the task already has one, that one is kept. */
  void add(long experiment, Task task, Result result);

  /** The finished tasks of an experiment, in the order of their keys. */
  List<Entry> entries(long experiment);

  /** The number of finished tasks of an experiment. */
  long count(long experiment);

  /** The results of an experiment by task key, in the order of the keys. */
  default Map<String, Result> results(long experiment) {
    Map<String, Result> results = new LinkedHashMap<>();
    entries(experiment).forEach(entry -> results.put(entry.task().key(), entry.result()));
    return results;
  }

  /** Marks an experiment as finished. */
  void finish(long experiment);

  /** Deletes an experiment and its results. */
  void remove(long experiment);

  /** The store of games that users play. */
  GameStore games();

  @Override
  void close();

  /** A finished task and its result. */
  record Entry(Task task, Result result) {}

  /** The lock on an experiment, held until it is closed. */
  interface Claim extends AutoCloseable {
    @Override
    void close();
  }
}
