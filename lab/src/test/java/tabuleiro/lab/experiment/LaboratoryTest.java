package tabuleiro.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.LocalPool;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.run.Worker;
import tabuleiro.lab.store.Experiment;
import tabuleiro.lab.store.MemoryStore;
import tabuleiro.lab.store.Store;
import tabuleiro.lab.store.Stores;

/** Experiments whose tasks depend on earlier results. */
class LaboratoryTest {
  private static final Description DESCRIPTION =
      new Description("study", "walk.yaml", "name: walk\nseed: 3\nsteps: [{startSeed: 8}]\n");

  @TempDir private Path folder = Path.of("");

  /**
   * Three rounds of ten tasks; the tasks of a round depend on the sum of the previous one.
   *
   * @param breakAt the work is interrupted after this many tasks; never if negative
   */
  private record Walk(AtomicInteger performed, int breakAt) implements Plan {
    @Override
    public String kind() {
      return "study";
    }

    @Override
    public String name() {
      return "walk";
    }

    @Override
    public Worker worker() {
      Thread caller = Thread.currentThread();
      return task -> {
        if (performed.compareAndSet(breakAt, Integer.MIN_VALUE)) {
          caller.interrupt();
        }
        if (performed.get() < 0) {
          throw new InterruptedException();
        }
        performed.incrementAndGet();
        ObjectNode values = JsonNodeFactory.instance.objectNode();
        values.put("steps", task.seed() * 7919 % 101).put("share", task.seed() / 7.0);
        return values.put("undefined", Double.NaN);
      };
    }

    @Override
    public Document run(ExperimentRun bench, Locale locale) throws InterruptedException {
      List<List<String>> rows = new ArrayList<>();
      long sum = 1;
      for (int round = 0; round < 3; round++) {
        bench.expect("round " + round, 10);
        long begin = sum;
        List<Task> tasks =
            IntStream.range(0, 10)
                .mapToObj(
                    i -> new Task(key(begin, i), JsonNodeFactory.instance.objectNode(), begin + i))
                .toList();
        for (Result result : bench.results(tasks).values()) {
          sum += result.values().path("steps").asLong();
          rows.add(List.of(result.key(), result.values().toString()));
        }
      }
      return new Document(
          "walk", "", List.of(new Document.Table("", List.of("task", "values"), rows)));
    }

    private static String key(long begin, int i) {
      return begin + "/" + i;
    }
  }

  private static Walk walk(int breakAt) {
    return new Walk(new AtomicInteger(), breakAt);
  }

  private static Laboratory.Outcome run(Store store, int threads, Plan plan, boolean isNew)
      throws InputException {
    return new Laboratory(store, new LocalPool(threads), ExperimentRun.Listener.NONE)
        .run(DESCRIPTION, plan, manifest(threads), isNew, Locale.ENGLISH);
  }

  private static JsonNode manifest(int threads) throws InputException {
    return new Manifest("1", "abc", "7", List.of("study"), threads).of(DESCRIPTION);
  }

  @Test
  void theReportIsTheSameOnAnyNumberOfThreads() throws InputException {
    Document alone = run(new MemoryStore(), 1, walk(-1), false).report().orElseThrow();
    for (int threads : new int[] {2, 8}) {
      assertThat(run(new MemoryStore(), threads, walk(-1), false).report()).contains(alone);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 9, 10, 17, 29})
  void anInterruptionLosesRepeatsAndChangesNothing(int breakAt) throws InputException {
    Document whole = run(new MemoryStore(), 1, walk(-1), false).report().orElseThrow();
    String where = folder.resolve("walk.db").toString();
    try (Store store = Stores.open(where)) {
      Laboratory.Outcome broken = run(store, 1, walk(breakAt), false);
      assertThat(broken.report()).isEmpty();
      assertThat(broken.experiment().status()).isEqualTo(Experiment.Status.OPEN);
      assertThat(broken.tasks()).isEqualTo(breakAt);
      assertThat(Laboratory.report(store, broken.experiment(), walk(0), Locale.ENGLISH)).isEmpty();
    }
    Walk rest = walk(-1);
    try (Store store = Stores.open(where)) {
      Laboratory.Outcome resumed = run(store, 2, rest, false);
      assertThat(resumed.report()).contains(whole);
      assertThat(resumed.resumed()).isEqualTo(breakAt);
      assertThat(resumed.tasks()).isEqualTo(30);
      assertThat(rest.performed).hasValue(30 - breakAt);
      assertThat(store.experiments()).hasSize(1);
    }
  }

  @Test
  void whatIsDoneIsNotDoneAgainUnlessAskedFor() throws InputException {
    Store store = new MemoryStore();
    Laboratory.Outcome first = run(store, 2, walk(-1), false);
    Laboratory.Outcome second = run(store, 2, walk(0), false);
    assertThat(second.experiment()).isEqualTo(first.experiment());
    assertThat(second.experiment().status()).isEqualTo(Experiment.Status.DONE);
    assertThat(second.report()).isEqualTo(first.report());
    assertThat(second.resumed()).isEqualTo(30);
    assertThat(Laboratory.report(store, first.experiment(), walk(0), Locale.ENGLISH))
        .isEqualTo(first.report());
    Laboratory.Outcome third = run(store, 2, walk(-1), true);
    assertThat(third.experiment().id()).isNotEqualTo(first.experiment().id());
    assertThat(third.resumed()).isZero();
    assertThat(third.report()).isEqualTo(first.report());
  }

  @Test
  void twoDoNotWorkOnTheSameExperiment() throws InputException {
    Store store = new MemoryStore();
    long id = run(store, 1, walk(5), false).experiment().id();
    Store.Claim claim = store.claim(id).orElseThrow();
    assertThatThrownBy(() -> run(store, 1, walk(-1), false))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("experiment " + id + " is being run by another program");
    assertThat(run(store, 1, walk(-1), true).tasks()).isEqualTo(30);
    claim.close();
    assertThat(run(store, 1, walk(0), false).tasks()).as("the newest").isEqualTo(30);
  }

  @Test
  void aFaultLeavesTheExperimentOpenAndFree() throws InputException {
    Store store = new MemoryStore();
    Plan faulty =
        new Plan() {
          @Override
          public String kind() {
            return "study";
          }

          @Override
          public String name() {
            return "walk";
          }

          @Override
          public Worker worker() {
            Worker sound = walk(-1).worker();
            return task -> {
              if (task.key().equals("1/4")) {
                throw new IllegalStateException("the fourth");
              }
              return sound.perform(task);
            };
          }

          @Override
          public Document run(ExperimentRun bench, Locale locale) throws InterruptedException {
            return walk(-1).run(bench, locale);
          }
        };
    assertThatThrownBy(() -> run(store, 1, faulty, false)).hasMessage("the fourth");
    Walk rest = walk(-1);
    assertThat(run(store, 1, rest, false).tasks()).isEqualTo(30);
    // 1/0 to 1/3 were kept, and perhaps some that were done while the fault was told.
    assertThat(rest.performed.get()).isBetween(21, 26);
  }

  @Test
  void whoListensHearsWhatIsNewAndWhatWasThere() throws InputException {
    Store store = new MemoryStore();
    run(store, 1, walk(12), false);
    List<String> stages = new ArrayList<>();
    Map<Boolean, AtomicInteger> heard =
        Map.of(true, new AtomicInteger(), false, new AtomicInteger());
    ExperimentRun.Listener listener =
        new ExperimentRun.Listener() {
          @Override
          public void expect(String stage, long tasks) {
            stages.add(stage + ": " + tasks);
          }

          @Override
          public void done(Result result, boolean isNew) {
            heard.getOrDefault(isNew, new AtomicInteger()).incrementAndGet();
          }
        };
    new Laboratory(store, new LocalPool(1), listener)
        .run(DESCRIPTION, walk(-1), manifest(1), false, Locale.ROOT);
    assertThat(stages).containsExactly("round 0: 10", "round 1: 10", "round 2: 10");
    assertThat(heard.get(false)).hasValue(12);
    assertThat(heard.get(true)).hasValue(18);
  }

  @Test
  void theManifestShowsWhatAnExperimentRanOn() throws InputException {
    JsonNode manifest =
        new Manifest("1.0", "abc", "7", List.of("study", "walk.yaml"), 2).of(DESCRIPTION);
    assertThat(manifest.path("version").asText()).isEqualTo("1.0");
    assertThat(manifest.path("commit").asText()).isEqualTo("abc");
    assertThat(manifest.path("signature").asText()).isEqualTo("7");
    assertThat(manifest.path("java").asText()).isEqualTo(System.getProperty("java.vm.version"));
    assertThat(manifest.path("cores").asInt()).isPositive();
    assertThat(manifest.path("threads").asInt()).isEqualTo(2);
    assertThat(manifest.path("file").asText()).isEqualTo("walk.yaml");
    assertThat(manifest.path("options").toString()).isEqualTo("[\"study\",\"walk.yaml\"]");
    assertThat(manifest.path("seeds").toString()).isEqualTo("{\"seed\":3,\"steps.1.startSeed\":8}");
  }
}
