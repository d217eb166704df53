package tabuleiro.lab.store;

import com.fasterxml.jackson.databind.JsonNode;
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

  /** Keeps a result. If the task has one already, that one stays. */
  void add(long experiment, Task task, Result result);

  /** The results of an experiment by the keys of their tasks, in the order of the keys. */
  Map<String, Result> results(long experiment);

  /** Writes down that all work of an experiment is done. */
  void finish(long experiment);

  /** Forgets an experiment and its results. */
  void remove(long experiment);

  @Override
  void close();
}
