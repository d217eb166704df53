package tabuleiro.lab.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;

/** The contract of every store. */
class StoreContractTest {
  @TempDir private Path folder = Path.of("");

  /** The kind of store. */
  enum Place {
    MEMORY,
    SQLITE,
    POSTGRES;

    String where(Path folder) throws Exception {
      return switch (this) {
        case MEMORY -> "memory";
        case SQLITE -> folder.resolve("kept ção.db").toString();
        case POSTGRES -> PostgresServer.database();
      };
    }
  }

  @ParameterizedTest
  @EnumSource
  void experimentsComeBackAsTheyWentIn(Place place) throws Exception {
    try (Store store = Stores.open(place.where(folder))) {
      JsonNode manifest = json("{\"cores\": 2, \"options\": [\"“a”\", \"b'c\"], \"seeds\": {}}");
      String description = "name: ção\n# 'quotes' \"and\" 中\n";
      Experiment made = store.create("study", "um nome", "f1", description, manifest);
      assertThat(made.id()).isPositive();
      assertThat(made.status()).isEqualTo(Experiment.Status.OPEN);
      assertThat(made.ended()).isEmpty();
      assertThat(made.started()).isBetween(Instant.EPOCH, Instant.now());
      assertThat(made.kind()).isEqualTo("study");
      assertThat(made.name()).isEqualTo("um nome");
      assertThat(made.description()).isEqualTo(description);
      assertThat(made.manifest()).isEqualTo(manifest);
      assertThat(store.experiment(made.id())).contains(made);
      assertThat(store.latest("f1")).contains(made);
      assertThat(store.latest("f2")).isEmpty();
      assertThat(store.experiment(made.id() + 1)).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void theNewestExperimentComesFirstAndIsTheLatest(Place place) throws Exception {
    try (Store store = Stores.open(place.where(folder))) {
      Experiment one = create(store, "f");
      Experiment two = create(store, "f");
      Experiment three = create(store, "g");
      assertThat(store.experiments()).containsExactly(three, two, one);
      assertThat(store.latest("f")).contains(two);
      store.finish(two.id());
      Experiment done = store.experiment(two.id()).orElseThrow();
      assertThat(done.status()).isEqualTo(Experiment.Status.DONE);
      assertThat(done.ended().orElseThrow()).isAfterOrEqualTo(done.started());
      assertThat(store.latest("f")).contains(done);
      assertThat(store.experiment(one.id())).contains(one);
    }
  }

  @ParameterizedTest
  @EnumSource
  void resultsComeBackInTheOrderOfTheirKeys(Place place) throws Exception {
    try (Store store = Stores.open(place.where(folder))) {
      long id = create(store, "f").id();
      long other = create(store, "g").id();
      JsonNode values =
          json("{\"a\": 1, \"big\": 9007199254740993, \"x\": 0.1, \"t\": true, \"l\": [1, null]}");
      List<String> keys = List.of("b/2", "B/1", "a b", "é", "a/10", "a/2", "a-1");
      for (String key : keys) {
        Task task = new Task(key, json("{\"of\": \"" + key + "\"}"), Long.MIN_VALUE + key.length());
        store.add(id, task, new Result(key, values, Duration.ofNanos(1_234_567_890_123L)));
      }
      assertThat(store.results(id).keySet())
          .containsExactlyElementsOf(keys.stream().sorted().toList());
      assertThat(store.count(id)).isEqualTo(keys.size());
      Store.Entry first = store.entries(id).get(0);
      assertThat(first.task())
          .isEqualTo(new Task("B/1", json("{\"of\": \"B/1\"}"), Long.MIN_VALUE + 3));
      assertThat(first.result())
          .isEqualTo(new Result("B/1", values, Duration.ofNanos(1_234_567_890_123L)));
      assertThat(store.results(other)).isEmpty();
      assertThat(store.count(other)).isZero();
    }
  }

  @ParameterizedTest
  @EnumSource
  void theFirstResultOfATaskStays(Place place) throws Exception {
    try (Store store = Stores.open(place.where(folder))) {
      long id = create(store, "f").id();
      add(store, id, "k", 1);
      add(store, id, "k", 2);
      assertThat(store.count(id)).isEqualTo(1);
      assertThat(store.results(id).get("k")).isEqualTo(result("k", 1));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsRemovedIsGoneAndItsIdIsNotGivenAgain(Place place) throws Exception {
    try (Store store = Stores.open(place.where(folder))) {
      long one = create(store, "f").id();
      long two = create(store, "f").id();
      add(store, one, "k", 1);
      add(store, two, "k", 2);
      store.remove(two);
      assertThat(store.experiment(two)).isEmpty();
      assertThat(store.count(two)).isZero();
      assertThat(store.latest("f").orElseThrow().id()).isEqualTo(one);
      assertThat(store.count(one)).isEqualTo(1);
      assertThat(create(store, "f").id()).isGreaterThan(two);
    }
  }

  @ParameterizedTest
  @EnumSource
  void oneAtATimeWorksOnAnExperiment(Place place) throws Exception {
    try (Store store = Stores.open(place.where(folder))) {
      long one = create(store, "f").id();
      long two = create(store, "f").id();
      Store.Claim claim = store.claim(one).orElseThrow();
      assertThat(store.claim(one)).isEmpty();
      store.claim(two).orElseThrow().close();
      claim.close();
      store.claim(one).orElseThrow().close();
    }
  }

  @ParameterizedTest
  @EnumSource
  void threadsMayAddAtTheSameTime(Place place) throws Exception {
    try (Store store = Stores.open(place.where(folder))) {
      long id = create(store, "f").id();
      ExecutorService pool = Executors.newFixedThreadPool(2);
      List<Callable<Boolean>> work = new ArrayList<>();
      for (int thread = 0; thread < 2; thread++) {
        int own = thread;
        work.add(
            () -> {
              for (int i = 0; i < 100; i++) {
                add(store, id, "own/" + own + "/" + i, i);
                add(store, id, "common/" + i, i);
              }
              return true;
            });
      }
      for (Future<Boolean> done : pool.invokeAll(work)) {
        assertThat(done.get()).isTrue();
      }
      pool.shutdown();
      assertThat(store.count(id)).isEqualTo(300);
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "MEMORY")
  void whatWasKeptIsThereWhenTheStoreIsOpenedAgain(Place place) throws Exception {
    String where = place.where(folder);
    long id;
    try (Store store = Stores.open(where)) {
      id = create(store, "f").id();
      add(store, id, "k", 1);
    }
    try (Store store = Stores.existing(where);
        Store beside = Stores.open(where)) {
      assertThat(store.results(id).get("k")).isEqualTo(result("k", 1));
      Store.Claim claim = store.claim(id).orElseThrow();
      assertThat(beside.claim(id)).as("another program").isEmpty();
      add(beside, id, "l", 2);
      assertThat(store.count(id)).isEqualTo(2);
      claim.close();
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "MEMORY")
  void aNewStoreMayBeOpenedBySeveralAtOnce(Place place) throws Exception {
    String where = place.where(folder);
    ExecutorService pool = Executors.newFixedThreadPool(3);
    Callable<Long> opening =
        () -> {
          try (Store store = Stores.open(where)) {
            return create(store, "f").id();
          }
        };
    List<Long> ids = new ArrayList<>();
    for (Future<Long> id : pool.invokeAll(List.of(opening, opening, opening))) {
      ids.add(id.get());
    }
    pool.shutdown();
    assertThat(ids).doesNotHaveDuplicates();
    try (Store store = Stores.existing(where)) {
      assertThat(store.experiments()).hasSize(3);
    }
  }

  @ParameterizedTest
  @EnumSource
  void filesComeBackAndGoWithTheirExperiment(Place place) throws Exception {
    String where = place.where(folder);
    try (Store store = Stores.open(where)) {
      long one = create(store, "f").id();
      long two = create(store, "f").id();
      store.files().put(one, Map.of("a.dat", "ção 中\n", "b.dat", ""));
      store.files().put(two, Map.of("other.dat", "ção 中\n"));
      store.files().put(one, Map.of("a.dat", "later"));
      assertThat(store.files().of(one)).isEqualTo(Map.of("a.dat", "ção 中\n", "b.dat", ""));
      store.remove(one);
      assertThat(store.files().of(one)).isEmpty();
      assertThat(store.files().of(two)).isEqualTo(Map.of("other.dat", "ção 中\n"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void resultsAreFoundByTheirIdentity(Place place) throws Exception {
    try (Store store = Stores.open(place.where(folder))) {
      long one = create(store, "f").id();
      long two = create(store, "g").id();
      add(store, one, "without", 9);
      List<String> all = new ArrayList<>();
      for (int i = 0; i < 1200; i++) {
        all.add("identity " + i);
        if (i % 100 == 7) {
          Task task = new Task("k" + i, json("{}"), 0);
          store.add(i % 200 == 7 ? one : two, task, result("k" + i, i), "identity " + i);
        }
      }
      Map<String, Result> found = store.find(all);
      assertThat(found).hasSize(12);
      assertThat(found.get("identity 107")).isEqualTo(result("k107", 107));
      assertThat(store.find(List.of())).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aResultWithAnotherIdentityIsReplaced(Place place) throws Exception {
    try (Store store = Stores.open(place.where(folder))) {
      long id = create(store, "f").id();
      Task task = new Task("k", json("{}"), 0);
      store.add(id, task, result("k", 1), "one");
      store.add(id, task, result("k", 2), "one");
      assertThat(store.results(id).get("k")).isEqualTo(result("k", 1));
      store.add(id, task, result("k", 3), "two");
      assertThat(store.results(id).get("k")).isEqualTo(result("k", 3));
      assertThat(store.entries(id).get(0).identity()).isEqualTo("two");
      assertThat(store.count(id)).isEqualTo(1);
    }
  }

  private static Experiment create(Store store, String fingerprint) throws JsonProcessingException {
    return store.create("study", "name", fingerprint, "name: name", json("{}"));
  }

  private static void add(Store store, long id, String key, int value)
      throws JsonProcessingException {
    store.add(id, new Task(key, json("{}"), 0), result(key, value));
  }

  private static Result result(String key, int value) throws JsonProcessingException {
    return new Result(key, json("{\"value\": " + value + "}"), Duration.ofMillis(value));
  }

  private static JsonNode json(String text) throws JsonProcessingException {
    return new JsonMapper().readTree(text);
  }
}
