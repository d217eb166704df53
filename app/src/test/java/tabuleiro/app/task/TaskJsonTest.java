package tabuleiro.app.task;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.limits.SearchCounts;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Report;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.run.Worker;
import tabuleiro.search.solo.SolverOptions;

/** What another machine gets and answers is the same after it was text. */
class TaskJsonTest {
  private static final SearchCounts COUNTS = new SearchCounts(1, 2, 3, 4, 5, 1L << 40);
  private static final Outcome.Path PATH = new Outcome.Path(List.of(3, 0, 7), 12);

  private static JsonNode sent(JsonNode json) throws IOException {
    return new ObjectMapper().readTree(json.toString());
  }

  static List<Outcome> outcomes() {
    return List.of(
        new Outcome.Solved(PATH, true, COUNTS),
        new Outcome.Solved(new Outcome.Path(List.of(), 0), false, COUNTS),
        new Outcome.NoSolution(true, COUNTS),
        new Outcome.NoSolution(false, COUNTS),
        new Outcome.OutOfBudget(Budget.Reason.MEMORY, 9, Optional.of(PATH), COUNTS),
        new Outcome.OutOfBudget(Budget.Reason.NODES, 0, Optional.empty(), COUNTS));
  }

  @ParameterizedTest
  @MethodSource("outcomes")
  void outcomesSurviveTheWay(Outcome outcome) throws IOException {
    assertThat(OutcomeJson.read(sent(OutcomeJson.write(outcome)))).isEqualTo(outcome);
  }

  @Test
  void choicesSurviveTheWay() throws IOException {
    Report.Effort effort = new Report.Effort(1L << 40, 2, 3, 4);
    Report report =
        new Report(
            -Report.INFINITE, 6, true, 9, List.of(5, 1), effort, Duration.ofNanos(1_234_567_891));
    Choice choice = new Choice(5, report);
    assertThat(ChoiceJson.read(sent(ChoiceJson.write(choice)))).isEqualTo(choice);
  }

  @Test
  void questionsSurviveTheWay() throws IOException {
    Limits limits = new Limits(7, 1L << 40, Duration.ofMillis(1500), 1L << 33);
    SolverOptions options = SolverOptions.STANDARD.withWeight(1.5).withDuplicates(false);
    ProblemTask problem =
        new ProblemTask("(1)", "astar", "zero", Optional.of("1,2"), options, limits);
    assertThat(ProblemTask.of(sent(problem.json()))).isEqualTo(problem);
    ProblemTask unlimited =
        new ProblemTask("(1)", "", "zero", Optional.empty(), options, Limits.NONE);
    assertThat(ProblemTask.of(sent(unlimited.json()))).isEqualTo(unlimited);
    PositionTask position = new PositionTask("engine:level=3", true, 4, limits);
    assertThat(PositionTask.of(sent(position.json("()")))).isEqualTo(position);
    TaskRecipe recipe =
        new TaskRecipe(TaskRecipe.POSITIONS, "dots", Map.of("size", "2x2"), Map.of("bot:x", "1f"));
    assertThat(TaskRecipe.of(new ObjectMapper().readTree(recipe.text()))).isEqualTo(recipe);
  }

  @Test
  void theWorkerOfARecipeSolvesProblems() throws InputException, InterruptedException {
    Worker worker = new TaskRecipe(TaskRecipe.PROBLEMS, "dots", Map.of(), Map.of()).worker();
    ProblemTask asked =
        new ProblemTask(
            "((((1) (1)) ((1) (0))) 1)",
            "bfs",
            "zero",
            Optional.empty(),
            SolverOptions.STANDARD,
            Limits.nodes(100));
    Task task = new Task("1", asked.json(), 0);
    assertThat(worker.isRepeatable(task)).isTrue();
    Outcome outcome = OutcomeJson.read(worker.perform(task));
    assertThat(outcome)
        .isInstanceOfSatisfying(
            Outcome.Solved.class, solved -> assertThat(solved.path().moves()).hasSize(1));
  }

  @Test
  void timeMakesATaskUnrepeatable() throws InputException {
    Worker worker = new TaskRecipe(TaskRecipe.POSITIONS, "dots", Map.of(), Map.of()).worker();
    PositionTask timed = new PositionTask("engine", false, 1, Limits.time(Duration.ofMillis(5)));
    assertThat(worker.isRepeatable(new Task("1", timed.json("()"), 0))).isFalse();
    PositionTask counted = new PositionTask("engine", false, 1, Limits.nodes(5));
    assertThat(worker.isRepeatable(new Task("1", counted.json("()"), 0))).isTrue();
  }
}
