package tabuleiro.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.ExperimentRun;
import tabuleiro.lab.experiment.Laboratory;
import tabuleiro.lab.run.LocalPool;
import tabuleiro.lab.run.Runner;
import tabuleiro.lab.store.MemoryStore;

/** A tuning with more generations reuses those that are done. */
class TuningExtensionTest {
  private static final JsonNode MANIFEST =
      JsonNodeFactory.instance.objectNode().put("signature", "7");

  private final MemoryStore store = new MemoryStore();
  private final Set<String> performed = new TreeSet<>();

  private Laboratory.Outcome run(String text, double noise) throws InputException {
    performed.clear();
    Runner counting =
        (tasks, worker, done) -> {
          tasks.forEach(task -> performed.add(task.key()));
          new LocalPool(1).run(tasks, worker, done);
        };
    return new Laboratory(store, counting, ExperimentRun.Listener.NONE)
        .run(
            new Description("tune", "hill.yaml", text),
            TuningLab.tuning(text, noise),
            MANIFEST,
            false,
            Locale.ENGLISH);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cma-es, generations: 4, population: 8",
        "random, generations: 4, population: 6",
        "course-genetic, generations: 4",
        "genetic, generations: 4, population: 8",
        "cross-entropy, generations: 4, population: 10"
      })
  void moreGenerationsKeepTheFirstOnes(String method) throws Exception {
    String text = TuningLab.file(method, "racing: {}");
    run(text, 1);
    assertThat(performed).anyMatch(key -> key.startsWith("g003/"));
    Laboratory.Outcome more = run(text.replace("generations: 4", "generations: 6"), 1);
    assertThat(performed)
        .noneMatch(key -> List.of("g000", "g001", "g002", "g003").contains(key.substring(0, 4)));
    assertThat(performed).anyMatch(key -> key.startsWith("g005/"));
    assertThat(more.reused()).isEqualTo(more.tasks() - performed.size());
    // The start and the rival are known on the held-out instances.
    assertThat(performed.stream().filter(key -> key.startsWith("heldout/"))).hasSizeLessThan(60);
  }

  @Test
  void aLargerHeldOutSetScoresOnlyTheNewInstances() throws Exception {
    String text = TuningLab.file(TuningLab.CMA, "");
    run(text, 1);
    run(text.replace("size: 60", "size: 66"), 1);
    assertThat(performed).hasSize(3 * 2).allMatch(key -> key.startsWith("heldout/"));
  }

  @Test
  void anotherFitnessReusesNothing() throws Exception {
    String text = TuningLab.file(TuningLab.CMA, "");
    run(text, 1);
    assertThat(run(text.replace("name: hill", "name: other"), 2).reused()).isZero();
    assertThat(run(text.replace("name: hill", "name: third"), 1).reused()).isPositive();
    assertThat(performed).isEmpty();
  }
}
