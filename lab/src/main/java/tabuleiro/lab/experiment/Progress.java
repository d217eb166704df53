package tabuleiro.lab.experiment;

import java.util.Optional;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.Result;

/**
 * How far an experiment is.
 *
 * @param stage the part of the work it is in, in the reader's language
 * @param done how many tasks of this part have a result
 * @param expected how many tasks this part has, about
 * @param document what can be told by now: the report if all is done
 */
public record Progress(String stage, long done, long expected, Optional<Document> document) {

  Progress with(Optional<Document> told) {
    return new Progress(stage, done, expected, told);
  }

  /** Counts what a workbench tells. For one thread. */
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
