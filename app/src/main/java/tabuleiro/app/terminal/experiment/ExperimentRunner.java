package tabuleiro.app.terminal.experiment;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import tabuleiro.app.cluster.PlannedWorkers;
import tabuleiro.app.lab.Planner;
import tabuleiro.app.players.ExperimentPrograms;
import tabuleiro.app.terminal.option.ExperimentOptions;
import tabuleiro.app.terminal.option.ReportFiles;
import tabuleiro.app.terminal.output.BuildInfo;
import tabuleiro.app.terminal.output.DocumentPrinter;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.ProgressLine;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.ProgramSignature;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Quotation;
import tabuleiro.lab.cluster.ClusterAddress;
import tabuleiro.lab.cluster.ClusterEngine;
import tabuleiro.lab.cluster.ClusterRunner;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.Laboratory;
import tabuleiro.lab.experiment.Manifest;
import tabuleiro.lab.experiment.Plan;
import tabuleiro.lab.run.LocalPool;
import tabuleiro.lab.run.ParkedTasksException.Parked;
import tabuleiro.lab.run.Runner;
import tabuleiro.lab.store.Experiment;
import tabuleiro.lab.store.Store;
import tabuleiro.lab.store.Stores;

/**
 * Runs experiments for commands: runs the tasks, writes the reports and prints the result.
 *
 * @param spec the command's spec, which contains the arguments
 */
record ExperimentRunner(
    Terminal terminal, Planner planner, CommandSpec spec, ExperimentOptions options) {
  private static final int MOST_PARKED = 20;

  /**
   * The result of an experiment.
   *
   * @param files the reports; empty if the run was interrupted
   */
  record Done(Laboratory.Outcome outcome, List<Path> files) {
    boolean isWhole() {
      return outcome.report().isPresent();
    }

    Map<String, Object> document() {
      Experiment experiment = outcome.experiment();
      Map<String, Object> document = new LinkedHashMap<>();
      document.put("id", experiment.id());
      document.put("status", isWhole() ? "done" : "open");
      document.put("report", files.isEmpty() ? Optional.empty() : files.get(0).toString());
      document.put("kind", experiment.kind());
      document.put("name", experiment.name());
      document.put("tasks", outcome.tasks());
      document.put("resumed", outcome.resumed());
      document.put("reused", outcome.reused());
      document.put("parked", outcome.parked().stream().map(Parked::key).toList());
      return document;
    }
  }

  /** A checked experiment. The input is checked before a store is opened, so no files are left. */
  record Ready(
      Description description,
      Plan plan,
      Manifest manifest,
      Optional<ClusterAddress> cluster,
      ReportFiles reports) {}

  Ready ready(Description description) throws InputException {
    ReportFiles reports = options.reports();
    BuildInfo build = BuildInfo.here();
    Manifest manifest =
        new Manifest(
            build.version(), build.commit(), ProgramSignature.here(), written(), options.threads());
    Plan plan = planner.of(description);
    ExperimentPrograms programs = new ExperimentPrograms(description.files());
    if (options.cluster().isPresent() && programs.haveCode()) {
      throw Terminal.fault("cluster.code");
    }
    programs.requireProcess();
    return new Ready(description, plan, manifest, options.cluster(), reports);
  }

  private List<String> written() {
    CommandLine top = spec.root().commandLine();
    return top.getParseResult().originalArgs().stream().map(Stores::shown).toList();
  }

  /** Runs an experiment and writes its reports. */
  Done run(Store store, Ready ready, boolean isNew) throws InputException {
    Laboratory.Outcome outcome;
    if (ready.cluster.isPresent()) {
      ClusterEngine engine = ClusterEngine.find();
      try (ClusterRunner runner =
          engine.connect(ready.cluster.get(), PlannedWorkers.recipe(ready.description))) {
        ProgressLine progress = new ProgressLine(terminal, System::nanoTime).of(runner::load);
        outcome = run(new Laboratory(store, runner, progress), ready, isNew, progress);
      }
    } else {
      ProgressLine progress = new ProgressLine(terminal, System::nanoTime);
      Runner runner = new LocalPool(ready.manifest.threads());
      outcome = run(new Laboratory(store, runner, progress), ready, isNew, progress);
    }
    mention(outcome, ready.manifest);
    List<Path> files =
        outcome.report().isEmpty()
            ? List.of()
            : ready.reports.write(outcome.experiment(), outcome.report().get(), terminal.locale());
    return new Done(outcome, files);
  }

  private Laboratory.Outcome run(
      Laboratory laboratory, Ready ready, boolean isNew, ProgressLine progress)
      throws InputException {
    try {
      return laboratory.run(
          ready.description,
          ready.plan,
          ready.manifest.of(ready.description),
          isNew,
          terminal.locale());
    } finally {
      progress.end();
      progress.sayHosts();
    }
  }

  /**
   * Says how many results were reused, and whether another version of the program computed some.
   */
  private void mention(Laboratory.Outcome outcome, Manifest manifest) {
    if (outcome.reused() > 0) {
      terminal.err().println(terminal.text("experiment.reused", outcome.reused(), outcome.tasks()));
    }
    String commit = outcome.experiment().manifest().path("commit").asText();
    if (outcome.resumed() > 0 && !commit.equals(manifest.commit())) {
      terminal
          .err()
          .println(
              terminal.text(
                  "experiment.otherCommit",
                  outcome.resumed(),
                  outcome.tasks(),
                  commit,
                  manifest.commit()));
    }
  }

  /** Prints the result of an experiment as text. */
  void print(Done done) {
    long id = done.outcome.experiment().id();
    done.outcome
        .report()
        .ifPresentOrElse(
            report -> {
              new DocumentPrinter(terminal).print(report);
              terminal.out().println();
              terminal.println(
                  terminal.text("experiment.written", id, done.files.get(0).toString()));
            },
            () -> printOpen(done, id));
  }

  /** Says why an experiment is not finished. */
  private void printOpen(Done done, long id) {
    List<Parked> parked = done.outcome.parked();
    if (parked.isEmpty()) {
      terminal.err().println(terminal.text("experiment.broken", done.outcome.tasks(), id));
      return;
    }
    terminal
        .err()
        .println(terminal.text("experiment.parked", parked.size(), done.outcome.tasks(), id));
    for (Parked task : parked.subList(0, Math.min(MOST_PARKED, parked.size()))) {
      terminal.err().println("  " + task.key() + ": " + Quotation.of(task.reason()));
    }
  }

  static int code(Done done) {
    return done.isWhole() ? ExitCode.ANSWERED : ExitCode.LIMIT;
  }
}
