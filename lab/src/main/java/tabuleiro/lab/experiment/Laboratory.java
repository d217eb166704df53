package tabuleiro.lab.experiment;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.ParkedTasksException;
import tabuleiro.lab.run.ParkedTasksException.Parked;
import tabuleiro.lab.run.Runner;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.store.Experiment;
import tabuleiro.lab.store.Store;

/**
 * Runs plans as experiments of a store. A known description with the same files resumes its
 * experiment; if that is finished, it is only reported again. A new experiment reuses the results
 * that other experiments have of the same tasks.
 *
 * <p>Not thread-safe.
 *
 * @param runner performs the tasks
 * @param listener receives the progress
 */
public record Laboratory(Store store, Runner runner, ExperimentRun.Listener listener) {
  private static final String BUNDLE = "tabuleiro.lab.experiment.messages";
  private static final long DOOR = 0; // no experiment has this id
  private static final int PAUSE = 20; // milliseconds
  private static final long PATIENCE = 30_000_000_000L; // nanoseconds

  /** Performs nothing: interrupts a plan that requests work. */
  private static final Runner NOBODY =
      (tasks, worker, done) -> {
        throw new InterruptedException(tasks.stream().map(Task::key).findFirst().orElse(""));
      };

  /**
   * The result of running an experiment.
   *
   * @param tasks the number of its results
   * @param resumed the number of results it had before
   * @param reused the number of results it took from other experiments
   * @param parked the tasks that the runner gave up
   * @param report empty if the work was interrupted or tasks were given up
   */
  public record Outcome(
      Experiment experiment,
      long tasks,
      long resumed,
      long reused,
      List<Parked> parked,
      Optional<Document> report) {}

  /**
   * Runs an experiment, or what is left of it.
   *
   * @param isNew whether to start again even if the description is known, and to reuse nothing
   */
  public Outcome run(
      Description description, Plan plan, JsonNode manifest, boolean isNew, Locale locale)
      throws InputException {
    try {
      Experiment experiment = begin(description, plan, manifest, isNew);
      Store.Claim claim = store.claim(experiment.id()).orElseThrow(() -> busy(experiment));
      try {
        return run(experiment, plan, isNew, locale);
      } finally {
        claim.close();
      }
    } catch (InterruptedException e) {
      // interrupted before the experiment started
      throw new InputException(Message.of(BUNDLE, "experiment.notStarted"));
    }
  }

  private Outcome run(Experiment experiment, Plan plan, boolean isNew, Locale locale) {
    long id = experiment.id();
    long resumed = store.count(id);
    Optional<Document> report = Optional.empty();
    List<Parked> parked = List.of();
    ExperimentRun bench = new ExperimentRun(store, experiment, runner, plan.worker(), listener);
    try {
      report = Optional.of(plan.run(isNew ? bench : bench.reusing(), locale));
      if (experiment.status() != Experiment.Status.DONE) {
        store.finish(id);
      }
    } catch (InterruptedException e) {
      // The results so far are stored; the missing report shows that there is more to do.
    } catch (ParkedTasksException e) {
      parked = e.tasks();
    }
    return new Outcome(
        store.experiment(id).orElseThrow(),
        store.count(id),
        resumed,
        bench.reused(),
        parked,
        report);
  }

  /**
   * Finds or creates the experiment. The lock ensures that two concurrent programs find the same
   * one. The files are stored even if the experiment is known, because a program may have ended
   * before it stored them.
   */
  private Experiment begin(Description description, Plan plan, JsonNode manifest, boolean isNew)
      throws InputException, InterruptedException {
    String identity = description.identity(manifest.path(Manifest.SIGNATURE).asText(""));
    Optional<Store.Claim> door = store.claim(DOOR);
    long end = System.nanoTime() + PATIENCE;
    while (door.isEmpty()) {
      if (System.nanoTime() > end) {
        throw new InputException(Message.of(BUNDLE, "experiment.door", holder(DOOR)));
      }
      Thread.sleep(PAUSE);
      door = store.claim(DOOR);
    }
    try {
      Optional<Experiment> before = isNew ? Optional.empty() : known(description, identity);
      Experiment experiment =
          before.orElseGet(
              () -> store.create(plan.kind(), plan.name(), identity, description.text(), manifest));
      store.files().put(experiment.id(), description.files().contents());
      return experiment;
    } finally {
      door.get().close();
    }
  }

  /** The experiment of a description; one of an earlier version only without the user's files. */
  private Optional<Experiment> known(Description description, String identity)
      throws InputException {
    Optional<Experiment> known = store.latest(identity);
    return known.isEmpty() && !description.files().isAnyOfUser()
        ? store.latest(description.fingerprint())
        : known;
  }

  /**
   * The report of a finished experiment, from its results.
   *
   * @return empty if there is more to do
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
      return Optional.empty(); // this version of the program requests more tasks
    }
  }

  /** The progress of an experiment, which may be running elsewhere, and its report so far. */
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

  private InputException busy(Experiment experiment) {
    long id = experiment.id();
    return new InputException(Message.of(BUNDLE, "experiment.busy", id, holder(id)));
  }

  /** The program that works on an experiment. */
  private Message holder(long id) {
    return store.holder(id).orElseGet(() -> Message.of(BUNDLE, "experiment.someone"));
  }
}
