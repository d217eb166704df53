package tabuleiro.lab.store;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;

/** A store that forgets everything when the program ends. Safe for several threads. */
public final class MemoryStore implements Store {
  private final Map<Long, Experiment> experiments = new LinkedHashMap<>();
  private final Map<Long, Map<String, Result>> results = new LinkedHashMap<>();

  @Override
  public synchronized Experiment create(
      String kind, String name, String fingerprint, String description, JsonNode manifest) {
    long id = experiments.size() + 1L;
    Experiment experiment =
        new Experiment(
            id,
            kind,
            name,
            fingerprint,
            description,
            manifest,
            Experiment.Status.OPEN,
            Instant.now(),
            Optional.empty());
    experiments.put(id, experiment);
    results.put(id, new TreeMap<>());
    return experiment;
  }

  @Override
  public synchronized Optional<Experiment> latest(String fingerprint) {
    return experiments().stream().filter(e -> e.fingerprint().equals(fingerprint)).findFirst();
  }

  @Override
  public synchronized Optional<Experiment> experiment(long id) {
    return Optional.ofNullable(experiments.get(id));
  }

  @Override
  public synchronized List<Experiment> experiments() {
    List<Experiment> all = new ArrayList<>(experiments.values());
    Collections.reverse(all);
    return all;
  }

  @Override
  public synchronized void add(long experiment, Task task, Result result) {
    Objects.requireNonNull(results.get(experiment)).putIfAbsent(task.key(), result);
  }

  @Override
  public synchronized Map<String, Result> results(long experiment) {
    return new LinkedHashMap<>(results.getOrDefault(experiment, Map.of()));
  }

  @Override
  public synchronized void finish(long id) {
    experiments.computeIfPresent(
        id,
        (key, e) ->
            new Experiment(
                id,
                e.kind(),
                e.name(),
                e.fingerprint(),
                e.description(),
                e.manifest(),
                Experiment.Status.DONE,
                e.started(),
                Optional.of(Instant.now())));
  }

  @Override
  public synchronized void remove(long experiment) {
    experiments.remove(experiment);
    results.remove(experiment);
  }

  @Override
  public void close() {}
}
