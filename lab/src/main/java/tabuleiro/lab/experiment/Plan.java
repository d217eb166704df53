package tabuleiro.lab.experiment;

import java.util.Locale;
import java.util.Optional;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.Worker;

/** An experiment ready to be worked on. */
public interface Plan {

  /** {@code study}, {@code tune} or {@code tournament}. */
  String kind();

  /** What its description calls it. */
  String name();

  /** Who does its tasks. */
  Worker worker();

  /**
   * Gets everything done and tells what came of it. What is done and told depends on the
   * description and on the results alone, never on the time or on the number of threads.
   *
   * @throws InterruptedException if the work was broken off; what is done stays in the store
   */
  Document run(ExperimentRun bench, Locale locale) throws InterruptedException;

  /**
   * Tells what can be told while there is more to do, from the results that the workbench knows;
   * nothing new is done.
   *
   * @param bench one whose runner breaks off
   * @return nothing if it is too early to tell
   */
  default Optional<Document> soFar(ExperimentRun bench, Locale locale) throws InterruptedException {
    return Optional.empty();
  }
}
