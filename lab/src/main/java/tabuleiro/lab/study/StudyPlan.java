package tabuleiro.lab.study;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import tabuleiro.core.text.Message;
import tabuleiro.lab.experiment.ExperimentRun;
import tabuleiro.lab.experiment.Plan;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.run.Worker;

/**
 * The plan of a study: its runs are independent tasks. Follow-up tasks, such as a check of the
 * chosen moves, are requested when the first ones are finished.
 */
public record StudyPlan(
    String name, List<Task> tasks, Worker worker, FollowUp followUp, Telling telling)
    implements Plan {

  /** Additional tasks that depend on the results of the first ones. */
  @FunctionalInterface
  public interface FollowUp {
    /** No additional tasks. */
    FollowUp NONE = results -> List.of();

    List<Task> tasks(Map<String, Result> results);
  }

  /** Writes the report of a study. */
  @FunctionalInterface
  public interface Telling {
    Document document(Map<String, Result> results, Locale locale);
  }

  public StudyPlan {
    tasks = List.copyOf(tasks);
  }

  @Override
  public String kind() {
    return "study";
  }

  @Override
  public Document run(ExperimentRun bench, Locale locale) throws InterruptedException {
    bench.expect(text("study.stage.runs", locale), tasks.size());
    Map<String, Result> results = bench.results(tasks);
    List<Task> further = followUp.tasks(results);
    if (!further.isEmpty()) {
      bench.expect(text("study.stage.checks", locale), further.size());
      results.putAll(bench.results(further));
    }
    return telling.document(results, locale);
  }

  private static String text(String key, Locale locale) {
    return Message.of(StudyTexts.BUNDLE, key).in(locale);
  }
}
