package tabuleiro.lab.store;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;

/** Keeps experiments and their results. What a method has taken survives the end of the program. */
public interface Store extends AutoCloseable {

  /** Begins an experiment. */
  Experiment create(
      String kind, String name, String fingerprint, String description, JsonNode manifest);

  /** The newest experiment with a fingerprint. */
  Optional<Experiment> latest(String fingerprint);

  /** The experiment with an id. */
  Optional<Experiment> experiment(long id);

  /** All experiments, the newest first. */
  List<Experiment> experiments();

  /**
   * Takes an experiment for oneself, so that two programs never do the same work at the same time.
   * A program that dies, however it dies, has let go.
   *
   * @return nothing if somebody else has it
   */
  Optional<Claim> claim(long experiment);

  /** Keeps a result. If the task has one already, that one stays. */
  void add(long experiment, Task task, Result result);

  /** What is done of an experiment, in the order of the keys. */
  List<Entry> entries(long experiment);

  /** How much is done of an experiment. */
  long count(long experiment);

  /** The results of an experiment by the keys of their tasks, in the order of the keys. */
  default Map<String, Result> results(long experiment) {
    Map<String, Result> results = new LinkedHashMap<>();
    entries(experiment).forEach(entry -> results.put(entry.task().key(), entry.result()));
    return results;
  }

  /** Writes down that all work of an experiment is done. */
  void finish(long experiment);

  /** Forgets an experiment and its results. */
  void remove(long experiment);

  /** Where games are kept that people play. */
  GameStore games();

  @Override
  void close();

  /** A task that was done, and what came of it. */
  record Entry(Task task, Result result) {}

  /** The right to work on an experiment, until it is closed. */
  interface Claim extends AutoCloseable {
    @Override
    void close();
  }
}
