package tabuleiro.lab.store;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.core.text.Message;
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

  /**
   * The experiment with an id.
   *
   * @throws StoreException if it is damaged
   */
  Optional<Experiment> experiment(long id);

  /** All experiments, newest first, without the damaged ones. */
  List<Experiment> experiments();

  /** The ids of the experiments that cannot be read. */
  default List<Long> damaged() {
    return List.of();
  }

  /**
   * Locks an experiment, so that two programs never do the same work at the same time. The lock of
   * a program that dies is released.
   *
   * @return empty if another program holds the lock
   */
  Optional<Claim> claim(long experiment);

  /** The program that holds the lock of an experiment, as a part of a sentence, if it is known. */
  default Optional<Message> holder(long experiment) {
    return Optional.empty();
  }

  /**
   * Stores a result. If the task already has one with the same identity, that one is kept.
   *
   * @param identity a hash of everything that the result depends on; empty if unknown
   */
  void add(long experiment, Task task, Result result, String identity);

  /** Stores a result that no other experiment can reuse. */
  default void add(long experiment, Task task, Result result) {
    add(experiment, task, result, "");
  }

  /** The results of tasks with these identities in any experiment, by identity. */
  Map<String, Result> find(Collection<String> identities);

  /** The finished tasks of an experiment, in the order of their keys, without the damaged ones. */
  List<Entry> entries(long experiment);

  /** The keys of the results of an experiment that cannot be read. */
  default List<String> damaged(long experiment) {
    return List.of();
  }

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

  /** The store of the files that experiments read. */
  FileStore files();

  /** The store of games that users play. */
  GameStore games();

  @Override
  void close();

  /**
   * A finished task and its result.
   *
   * @param identity a hash of everything that the result depends on; empty if unknown
   */
  record Entry(Task task, Result result, String identity) {}

  /** The lock on an experiment, held until it is closed. */
  interface Claim extends AutoCloseable {
    @Override
    void close();
  }
}
