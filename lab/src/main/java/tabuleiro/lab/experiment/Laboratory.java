package tabuleiro.lab.experiment;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.Runner;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.store.Experiment;
import tabuleiro.lab.store.Store;

/**
 * Where plans become experiments of a store. A description that was begun before is gone on with;
 * one that was done before is told of again, and nothing is done twice.
 *
 * <p>Belongs to one thread.
 *
 * @param runner who gets the tasks done
 * @param listener hears how the work goes on
 */
public record Laboratory(Store store, Runner runner, ExperimentRun.Listener listener) {
  private static final String BUNDLE = "tabuleiro.lab.experiment.messages";
  private static final long DOOR = 0; // no experiment has this id
  private static final int PAUSE = 20; // milliseconds

  /** Does nothing: a plan that asks for work is broken off. */
  private static final Runner NOBODY =
      (tasks, worker, done) -> {
        throw new InterruptedException(tasks.stream().map(Task::key).findFirst().orElse(""));
      };

  /**
   * What came of an experiment.
   *
   * @param tasks how many results it has
   * @param resumed how many of them it had before
   * @param report nothing if the work was broken off
   */
  public record Outcome(
      Experiment experiment, long tasks, long resumed, Optional<Document> report) {}

  /**
   * Does an experiment, as far as it is not yet done.
   *
   * @param isNew whether to begin again even if the same description was worked on before
   */
  public Outcome run(
      Description description, Plan plan, JsonNode manifest, boolean isNew, Locale locale)
      throws InputException {
    try {
      Experiment experiment = begin(description, plan, manifest, isNew);
      Store.Claim claim = store.claim(experiment.id()).orElseThrow(() -> busy(experiment));
      try {
        return run(experiment, plan, locale);
      } finally {
        claim.close();
      }
    } catch (InterruptedException e) {
      // Broken off before it had begun.
      throw new InputException(Message.of(BUNDLE, "experiment.unbegun"));
    }
  }

  private Outcome run(Experiment experiment, Plan plan, Locale locale) {
    long id = experiment.id();
    long resumed = store.count(id);
    Optional<Document> report = Optional.empty();
    try {
      ExperimentRun bench = new ExperimentRun(store, experiment, runner, plan.worker(), listener);
      report = Optional.of(plan.run(bench, locale));
      if (experiment.status() != Experiment.Status.DONE) {
        store.finish(id);
      }
    } catch (InterruptedException e) {
      // What was done until now is in the store; the outcome says that there is more to do.
    }
    return new Outcome(store.experiment(id).orElseThrow(), store.count(id), resumed, report);
  }

  /** Finds or makes the experiment; two programs that do so at once must find the same one. */
  private Experiment begin(Description description, Plan plan, JsonNode manifest, boolean isNew)
      throws InputException, InterruptedException {
    String fingerprint = description.fingerprint();
    Optional<Store.Claim> door = store.claim(DOOR);
    while (door.isEmpty()) {
      Thread.sleep(PAUSE);
      door = store.claim(DOOR);
    }
    try {
      Optional<Experiment> before = isNew ? Optional.empty() : store.latest(fingerprint);
      return before.orElseGet(
          () -> store.create(plan.kind(), plan.name(), fingerprint, description.text(), manifest));
    } finally {
      door.get().close();
    }
  }

  /**
   * The report of an experiment that is done, from its results.
   *
   * @return nothing if there is more to do
   */
  public static Optional<Document> report(
      Store store, Experiment experiment, Plan plan, Locale locale) {
    if (experiment.status() != Experiment.Status.DONE) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          plan.run(
              new ExperimentRun(
                  store, experiment, NOBODY, plan.worker(), ExperimentRun.Listener.NONE),
              locale));
    } catch (InterruptedException e) {
      return Optional.empty(); // today's program asks for more than the one that did the work
    }
  }

  /** How far an experiment is, whoever works on it, and what can be told of it by now. */
  public static Progress progress(Store store, Experiment experiment, Plan plan, Locale locale) {
    Progress.Count count = new Progress.Count();
    ExperimentRun bench = new ExperimentRun(store, experiment, NOBODY, plan.worker(), count);
    try {
      return count.progress(Optional.of(plan.run(bench, locale)));
    } catch (InterruptedException e) {
      Progress untold = count.progress(Optional.empty());
      return untold.with(soFar(plan, bench, locale));
    }
  }

  private static Optional<Document> soFar(Plan plan, ExperimentRun bench, Locale locale) {
    try {
      return plan.soFar(bench, locale);
    } catch (InterruptedException e) {
      return Optional.empty();
    }
  }

  private static InputException busy(Experiment experiment) {
    return new InputException(Message.of(BUNDLE, "experiment.busy", experiment.id()));
  }
}
