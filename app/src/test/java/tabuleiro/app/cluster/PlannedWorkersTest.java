package tabuleiro.app.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tabuleiro.app.lab.Plans;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.ExperimentRun;
import tabuleiro.lab.experiment.Plan;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.run.Worker;
import tabuleiro.lab.store.Experiment;
import tabuleiro.lab.store.MemoryStore;

/** Workers that another machine makes from text. */
class PlannedWorkersTest {
  private static final String TIMED =
      """
      name: timed
      game: dots
      variant: {size: 1x2}
      players: [greedy, "engine:time=50"]
      games: 2
      time-scale: auto
      """;

  /** The tasks that a plan requests first. */
  private static List<Task> tasks(Plan plan) {
    List<Task> asked = new ArrayList<>();
    MemoryStore store = new MemoryStore();
    Experiment experiment =
        store.create(plan.kind(), plan.name(), "", "", new ObjectMapper().createObjectNode());
    ExperimentRun run =
        new ExperimentRun(
            store,
            experiment,
            (tasks, worker, done) -> {
              asked.addAll(tasks);
              throw new InterruptedException();
            },
            plan.worker(),
            ExperimentRun.Listener.NONE);
    try {
      plan.run(run, Locale.ENGLISH);
    } catch (InterruptedException e) {
      return asked;
    }
    throw new AssertionError("no task");
  }

  @Test
  void everyMachineMeasuresItsOwnSpeed() throws InputException, IOException, InterruptedException {
    Description description = new Description("tournament", "timed.yaml", TIMED);
    Plan plan = Plans.of(description);
    String recipe = PlannedWorkers.recipe(description);
    // The description is sent as it is: a factor that was measured here would be a number.
    JsonNode sent = new ObjectMapper().readTree(recipe);
    assertThat(sent.path("text").asText()).isEqualTo(TIMED);
    Task task = tasks(plan).get(0);
    assertThat(task.what().path("timeScale").asText()).isEqualTo("auto");
    Worker worker = new PlannedWorkers().worker(recipe);
    assertThat(worker.isRepeatable(task)).isFalse();
    assertThat(worker.perform(task).path("games")).hasSize(2);
  }
}
