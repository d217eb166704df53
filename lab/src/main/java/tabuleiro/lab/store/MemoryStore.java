package tabuleiro.lab.store;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;

/** A store in memory, which is lost when the program ends. Thread-safe. */
public final class MemoryStore implements Store {
  private final Map<Long, Experiment> experiments = new LinkedHashMap<>();
  private final Map<Long, Map<String, Entry>> entries = new LinkedHashMap<>();
  private final Map<Long, Map<String, String>> files = new HashMap<>();
  private final Set<Long> claimed = new HashSet<>();
  private long newest;
  private final GameStore games = new MemoryGameStore();

  @Override
  public synchronized Experiment create(
      String kind, String name, String fingerprint, String description, JsonNode manifest) {
    long id = ++newest;
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
    entries.put(id, new TreeMap<>());
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
  public synchronized Optional<Claim> claim(long experiment) {
    return claimed.add(experiment) ? Optional.of(() -> release(experiment)) : Optional.empty();
  }

  private synchronized void release(long experiment) {
    claimed.remove(experiment);
  }

  @Override
  public synchronized void add(long experiment, Task task, Result result, String identity) {
    Objects.requireNonNull(entries.get(experiment))
        .merge(
            task.key(),
            new Entry(task, result, identity),
            (old, now) -> old.identity().equals(identity) ? old : now);
  }

  @Override
  public synchronized Map<String, Result> find(Collection<String> identities) {
    Set<String> wanted = new HashSet<>(identities);
    Map<String, Result> found = new HashMap<>();
    for (Map<String, Entry> each : entries.values()) {
      for (Entry entry : each.values()) {
        if (wanted.contains(entry.identity())) {
          found.putIfAbsent(entry.identity(), entry.result());
        }
      }
    }
    return found;
  }

  @Override
  public synchronized List<Entry> entries(long experiment) {
    return List.copyOf(entries.getOrDefault(experiment, Map.of()).values());
  }

  @Override
  public synchronized long count(long experiment) {
    return entries.getOrDefault(experiment, Map.of()).size();
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
    entries.remove(experiment);
    files.remove(experiment);
  }

  @Override
  public FileStore files() {
    return new FileStore() {
      @Override
      public void put(long experiment, Map<String, String> contents) {
        synchronized (MemoryStore.this) {
          Map<String, String> own = files.computeIfAbsent(experiment, id -> new TreeMap<>());
          contents.forEach(own::putIfAbsent);
        }
      }

      @Override
      public Map<String, String> of(long experiment) {
        synchronized (MemoryStore.this) {
          return new TreeMap<>(files.getOrDefault(experiment, Map.of()));
        }
      }
    };
  }

  @Override
  public GameStore games() {
    return games;
  }

  @Override
  public void close() {}
}
