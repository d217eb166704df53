package tabuleiro.app.terminal.experiment;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tabuleiro.app.lab.Planner;
import tabuleiro.app.players.ExperimentPrograms;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.option.ExperimentOptions;
import tabuleiro.app.terminal.option.StoreOption;
import tabuleiro.app.terminal.option.WideOption;
import tabuleiro.app.terminal.output.InterruptibleWork;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.store.Experiment;
import tabuleiro.lab.store.Store;

/** {@code rerun ID}: repeats a stored experiment and compares the results. */
@Command(name = "rerun", resourceBundle = Terminal.BUNDLE)
public final class RerunCommand implements Callable<Integer> {
  private final Terminal terminal;
  private final Planner planner;

  @Spec private @Nullable CommandSpec spec;

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private StoreOption stores = new StoreOption();
  @Mixin private ExperimentOptions options = new ExperimentOptions();
  @Mixin private WideOption wide = new WideOption();

  @Parameters(paramLabel = "ID", descriptionKey = "results.id")
  private long id;

  public RerunCommand(Terminal terminal, Planner planner) {
    this.terminal = terminal;
    this.planner = planner;
  }

  @Override
  public Integer call() throws Exception {
    return InterruptibleWork.keeping(this::rerun);
  }

  private int rerun() throws InputException {
    ExperimentRunner runner =
        new ExperimentRunner(
            wide.of(terminal, common), planner, Objects.requireNonNull(spec), options);
    try (Store store = stores.existing()) {
      Experiment before = stores.find(store, id);
      Description description = Description.of(store, before);
      ExperimentRunner.Ready ready = runner.ready(description);
      new ExperimentPrograms(description.files()).check();
      ExperimentRunner.Done done = runner.run(store, ready, true);
      boolean isPart = before.status() == Experiment.Status.OPEN || !done.isWhole();
      Map<String, Result> old = store.results(id);
      List<String> differences =
          differences(old, store.results(done.outcome().experiment().id()), isPart);
      if (common.json) {
        Map<String, Object> document = done.document();
        document.put("repeats", id);
        document.put("same", done.isWhole() ? differences.isEmpty() : Optional.empty());
        document.put("differences", differences);
        terminal.out().print(Json.write(document));
      } else {
        runner.print(done);
        if (done.isWhole()) {
          say(before, old.size(), differences);
        }
      }
      return ExperimentRunner.code(done);
    }
  }

  private void say(Experiment before, int results, List<String> differences) {
    if (before.status() == Experiment.Status.OPEN) {
      terminal.println(terminal.text("rerun.part", id, results));
    }
    terminal
        .out()
        .println(
            differences.isEmpty()
                ? terminal.text("rerun.same", id, results)
                : terminal.text(
                    "rerun.differs", id, differences.size(), results, differences.get(0)));
  }

  /**
   * Returns the tasks with different results.
   *
   * @param isPart whether to ignore tasks that only one of the two runs has finished
   */
  private static List<String> differences(
      Map<String, Result> old, Map<String, Result> now, boolean isPart) {
    Set<String> keys = new TreeSet<>(old.keySet());
    keys.addAll(now.keySet());
    return keys.stream().filter(key -> differs(old.get(key), now.get(key), isPart)).toList();
  }

  private static boolean differs(@Nullable Result old, @Nullable Result now, boolean isPart) {
    if (old == null || now == null) {
      return !isPart;
    }
    return !timeless(old.values()).equals(timeless(now.values()));
  }

  /** Returns the values without times, which differ in every run. */
  private static JsonNode timeless(JsonNode values) {
    JsonNode copy = values.deepCopy();
    forget(copy);
    return copy;
  }

  private static void forget(JsonNode node) {
    if (node instanceof ObjectNode object) {
      object
          .properties()
          .removeIf(f -> f.getKey().equals("millis") || f.getKey().endsWith("Millis"));
      if (object.path("failure") instanceof ObjectNode failure) {
        failure.remove(List.of("reason", "dialogue", "errors")); // they may contain times
      }
    }
    node.forEach(RerunCommand::forget);
  }
}
