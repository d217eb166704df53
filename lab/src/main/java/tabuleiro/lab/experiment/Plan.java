package tabuleiro.lab.experiment;

import java.util.Locale;
import java.util.Optional;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.Worker;

/** An experiment that is ready to run. */
public interface Plan {

  /** {@code study}, {@code tune} or {@code tournament}. */
  String kind();

  /** The name in its description. */
  String name();

  /** The worker that performs its tasks. */
  Worker worker();

  /**
   * Performs all tasks and reports the result. Tasks and report depend only on the description and
   * on results, never on time or on the number of threads.
   *
   * @throws InterruptedException if the work was interrupted; finished results stay in the store
   */
  Document run(ExperimentRun bench, Locale locale) throws InterruptedException;

  /**
   * The report of an unfinished experiment, from the results that the run knows. Performs nothing.
   *
   * @param bench a run whose runner throws {@code InterruptedException}
   * @return empty if it is too early to report
   */
  default Optional<Document> soFar(ExperimentRun bench, Locale locale) throws InterruptedException {
    return Optional.empty();
  }
}
