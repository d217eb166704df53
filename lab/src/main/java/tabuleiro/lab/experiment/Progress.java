package tabuleiro.lab.experiment;

import java.util.Optional;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.Result;

/**
 * The progress of an experiment.
 *
 * @param stage the current stage, in the user's language
 * @param done the number of tasks of this stage that have a result
 * @param expected the approximate number of tasks in this stage
 * @param document the report so far; complete if the experiment is finished
 */
public record Progress(String stage, long done, long expected, Optional<Document> document) {
  /** The progress of an experiment that this program cannot plan. */
  public static final Progress UNKNOWN = new Progress("", 0, 0, Optional.empty());

  Progress with(Optional<Document> told) {
    return new Progress(stage, done, expected, told);
  }

  /** Counts the events of a run. Not thread-safe. */
  static final class Count implements ExperimentRun.Listener {
    private String stage = "";
    private long done;
    private long expected;

    @Override
    public void expect(String part, long tasks) {
      stage = part;
      done = 0;
      expected = tasks;
    }

    @Override
    public void done(Result result, boolean isNew) {
      done++;
    }

    Progress progress(Optional<Document> document) {
      return new Progress(stage, done, Math.max(done, expected), document);
    }
  }
}
