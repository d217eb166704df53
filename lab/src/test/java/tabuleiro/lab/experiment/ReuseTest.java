package tabuleiro.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.LocalPool;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.run.Worker;
import tabuleiro.lab.store.MemoryStore;
import tabuleiro.lab.store.Store;

/** Experiments share the results of equal tasks. */
class ReuseTest {
  private final Store store = new MemoryStore();
  private final List<String> performed = new ArrayList<>();

  /** Squares numbers. */
  private record Squares(List<Integer> numbers, boolean isTimed, List<String> performed)
      implements Plan {
    @Override
    public String kind() {
      return "study";
    }

    @Override
    public String name() {
      return "squares";
    }

    @Override
    public Worker worker() {
      return new Worker() {
        @Override
        public JsonNode perform(Task task) {
          performed.add(task.key());
          int number = task.what().path("number").asInt();
          return JsonNodeFactory.instance.objectNode().put("square", number * number);
        }

        @Override
        public boolean isRepeatable(Task task) {
          return !isTimed;
        }
      };
    }

    @Override
    public Document run(ExperimentRun bench, Locale locale) throws InterruptedException {
      List<Task> tasks = new ArrayList<>();
      for (int i = 0; i < numbers.size(); i++) {
        ObjectNode what = JsonNodeFactory.instance.objectNode();
        tasks.add(new Task("place " + i, what.put("number", numbers.get(i)).put("a", 1), 0));
      }
      List<List<String>> rows = new ArrayList<>();
      bench
          .results(tasks)
          .forEach((key, result) -> rows.add(List.of(key, result.values().toString())));
      Document.Table table = new Document.Table("", List.of("task", "values"), rows);
      return new Document("squares", "", List.of(table));
    }
  }

  private Laboratory.Outcome run(String signature, boolean isNew, Integer... numbers)
      throws InputException {
    return run(
        description(numbers), signature, isNew, new Squares(List.of(numbers), false, performed));
  }

  private static Description description(Integer... numbers) {
    return new Description("study", "s.yaml", "numbers: " + List.of(numbers));
  }

  private Laboratory.Outcome run(
      Description description, String signature, boolean isNew, Plan plan) throws InputException {
    performed.clear();
    JsonNode manifest = new Manifest("1", "abc", signature, List.of(), 1).of(description);
    return new Laboratory(store, new LocalPool(1), ExperimentRun.Listener.NONE)
        .run(description, plan, manifest, isNew, Locale.ENGLISH);
  }

  @Test
  void anExtendedExperimentPerformsOnlyNewTasks() throws InputException {
    assertThat(run("7", false, 2, 3).reused()).isZero();
    Laboratory.Outcome more = run("7", false, 5, 3, 2);
    assertThat(performed).containsExactly("place 0");
    assertThat(more.reused()).isEqualTo(2);
    assertThat(more.resumed()).isZero();
    assertThat(more.tasks()).isEqualTo(3);
    assertThat(more.report().orElseThrow().blocks().toString())
        .contains("[place 0, {\"square\":25}]", "[place 1, {\"square\":9}]");
  }

  @Test
  void reusedResultsStayWhenTheFirstExperimentIsRemoved() throws InputException {
    long first = run("7", false, 2, 3).experiment().id();
    Laboratory.Outcome second = run("7", false, 2, 3, 4);
    store.remove(first);
    Plan plan = new Squares(List.of(2, 3, 4), false, performed);
    assertThat(Laboratory.report(store, second.experiment(), plan, Locale.ENGLISH))
        .isEqualTo(second.report());
  }

  @Test
  void anotherProgramReusesNothing() throws InputException {
    long first = run("7", false, 2, 3).experiment().id();
    Laboratory.Outcome other = run("8", false, 2, 3);
    assertThat(performed).hasSize(2);
    assertThat(other.experiment().id()).isNotEqualTo(first);
    assertThat(other.reused()).isZero();
  }

  @Test
  void anExperimentOfAnotherProgramIsStillShown() throws InputException {
    Laboratory.Outcome first = run("7", false, 2, 3);
    run("8", false, 2, 3);
    Plan plan = new Squares(List.of(2, 3), false, performed);
    assertThat(Laboratory.report(store, first.experiment(), plan, Locale.ENGLISH))
        .isEqualTo(first.report());
  }

  @Test
  void aNewRunComputesEverythingAgain() throws InputException {
    run("7", false, 2, 3);
    assertThat(run("7", true, 2, 3).reused()).isZero();
    assertThat(performed).hasSize(2);
  }

  @Test
  void timedResultsAreReusedOnlyWithinOneExperiment() throws InputException {
    Plan two = new Squares(List.of(2, 3), true, performed);
    run(description(2, 3), "7", false, two);
    assertThat(performed).hasSize(2);
    Laboratory.Outcome more =
        run(description(2, 3, 4), "7", false, new Squares(List.of(2, 3, 4), true, performed));
    assertThat(performed).hasSize(3);
    assertThat(more.reused()).isZero();
    Laboratory.Outcome resumed = run(description(2, 3), "7", false, two);
    assertThat(performed).isEmpty();
    assertThat(resumed.resumed()).isEqualTo(2);
  }

  @Test
  void aResultOfAnotherTaskWithTheSameKeyIsNotUsed() throws InputException {
    Laboratory.Outcome first = run("7", false, 2, 3);
    Laboratory.Outcome changed =
        run(description(2, 3), "7", false, new Squares(List.of(2, 4), false, performed));
    assertThat(changed.experiment().id()).isEqualTo(first.experiment().id());
    assertThat(performed).containsExactly("place 1");
    Result result = Objects.requireNonNull(store.results(first.experiment().id()).get("place 1"));
    assertThat(result.values().path("square").asInt()).isEqualTo(16);
  }

  @Test
  void changedFilesMakeAnotherExperiment() throws InputException {
    Plan plan = new Squares(List.of(2), false, performed);
    Laboratory.Outcome one = run(filed("a"), "7", false, plan);
    Laboratory.Outcome same = run(filed("a"), "7", false, plan);
    Laboratory.Outcome other = run(filed("b"), "7", false, plan);
    assertThat(same.experiment().id()).isEqualTo(one.experiment().id());
    assertThat(other.experiment().id()).isNotEqualTo(one.experiment().id());
    assertThat(store.files().of(one.experiment().id())).isEqualTo(Map.of("m.dat", "a"));
    assertThat(store.files().of(other.experiment().id())).isEqualTo(Map.of("m.dat", "b"));
    assertThat(other.experiment().manifest().path("files").has("m.dat")).isTrue();
  }

  private static Description filed(String content) throws InputException {
    ExperimentFiles files = ExperimentFiles.stored(Map.of("m.dat", content));
    files.text("m.dat");
    return new Description("study", "s.yaml", "file: m.dat", files);
  }

  @Test
  void theOrderOfFieldsDoesNotMatter() {
    TaskIdentity identity = new TaskIdentity("study", "7");
    JsonNodeFactory json = JsonNodeFactory.instance;
    Task one = new Task("x", json.objectNode().put("a", 1).put("b", 2), 3);
    Task same = new Task("y", json.objectNode().put("b", 2).put("a", 1), 3);
    assertThat(identity.of(one)).isEqualTo(identity.of(same)).hasSize(64);
    assertThat(identity.of(new Task("x", one.what(), 4))).isNotEqualTo(identity.of(one));
    assertThat(new TaskIdentity("tune", "7").of(one)).isNotEqualTo(identity.of(one));
    assertThat(new TaskIdentity("study", "8").of(one)).isNotEqualTo(identity.of(one));
  }
}
