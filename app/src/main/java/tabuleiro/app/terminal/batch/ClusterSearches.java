package tabuleiro.app.terminal.batch;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tabuleiro.app.solve.Answer;
import tabuleiro.app.solve.ComparedAnswer;
import tabuleiro.app.task.OutcomeJson;
import tabuleiro.app.task.ProblemTask;
import tabuleiro.app.task.TaskRecipe;
import tabuleiro.app.terminal.batch.SearchPlan.Search;
import tabuleiro.app.terminal.option.WorldOptions;
import tabuleiro.core.Puzzle;
import tabuleiro.core.solver.Tracer;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;

/**
 * Performs every search of a {@code solve} command as a task on a cluster.
 *
 * @param run performs the tasks
 */
public record ClusterSearches<S extends Puzzle>(SearchPlan<S> plan, TaskRun run)
    implements Searches<S> {

  @Override
  public List<ComparedAnswer<S>> answers(Consumer<ComparedAnswer<S>> listener)
      throws InputException {
    List<Search<S>> searches = plan.searches();
    List<Task> tasks = new ArrayList<>();
    for (Search<S> search : searches) {
      // The number makes the key unique; the rest is what a user is told if the task fails.
      String key = tasks.size() + 1 + ": " + search.id() + " " + search.method().algorithm();
      tasks.add(new Task(key.strip(), task(search).json(), 0));
    }
    WorldOptions.Problems<S> problems = plan.problems();
    TaskRecipe recipe =
        new TaskRecipe(
            TaskRecipe.PROBLEMS, problems.world().id(), problems.variant().choices(), Map.of());
    List<ComparedAnswer<S>> answers = new ArrayList<>();
    SearchPlan<S>.Clock clock = plan.new Clock();
    OrderedResults ordered =
        new OrderedResults(
            tasks,
            (index, result) -> {
              Search<S> search = searches.get(index);
              answers.add(clock.compared(search, answer(search, result)).at(result.host()));
              listener.accept(answers.get(answers.size() - 1));
            });
    run.perform(recipe, tasks, ordered);
    ordered.end();
    return answers;
  }

  private ProblemTask task(Search<S> search) throws InputException {
    return new ProblemTask(
        plan.problems().puzzles().notation().write(search.start()),
        search.method().algorithm(),
        search.method().heuristic().name(),
        plan.solvers().weights(),
        plan.options(search.method(), Tracer.NONE),
        plan.search().given());
  }

  private Answer<S> answer(Search<S> search, Result result) {
    try {
      return plan.answer(search, OutcomeJson.read(result.values()));
    } catch (InputException e) {
      throw new IllegalStateException(e); // the names were checked before the tasks were made
    }
  }
}
