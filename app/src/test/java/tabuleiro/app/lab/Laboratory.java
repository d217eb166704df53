package tabuleiro.app.lab;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.ExperimentRun;
import tabuleiro.lab.experiment.Plan;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.run.LocalPool;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Runner;
import tabuleiro.lab.store.Experiment;
import tabuleiro.lab.store.MemoryStore;

/** A store for one experiment, which may run several times. */
final class Laboratory {
  private final MemoryStore store = new MemoryStore();
  private final Experiment experiment =
      store.create("study", "x", "x", "x", JsonNodeFactory.instance.objectNode());

  static Plan plan(String yaml) throws InputException {
    return Plans.of(new Description("study", "here.yaml", yaml));
  }

  Document run(Plan plan, Runner runner) throws InterruptedException {
    ExperimentRun bench =
        new ExperimentRun(store, experiment, runner, plan.worker(), ExperimentRun.Listener.NONE);
    return plan.run(bench, Locale.ENGLISH);
  }

  int results() {
    return store.results(experiment.id()).size();
  }

  /** Returns a runner that stops after some results, as if the program had been stopped. */
  static Runner broken(int after) {
    return (tasks, worker, done) -> {
      List<Result> some = new ArrayList<>();
      new LocalPool(1).run(tasks.subList(0, Math.min(after, tasks.size())), worker, some::add);
      some.forEach(done);
      if (tasks.size() > after) {
        throw new InterruptedException();
      }
    };
  }

  static List<List<String>> table(Document document, String caption) {
    return document.blocks().stream()
        .filter(Document.Table.class::isInstance)
        .map(Document.Table.class::cast)
        .filter(table -> table.caption().startsWith(caption))
        .findFirst()
        .orElseThrow()
        .rows();
  }

  static String text(Document document) {
    return String.join("\n", document.blocks().stream().map(Object::toString).toList());
  }
}
