package tabuleiro.app.terminal.experiment;

import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tabuleiro.app.lab.Planner;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.option.ExperimentOptions;
import tabuleiro.app.terminal.option.StoreOption;
import tabuleiro.app.terminal.option.WideOption;
import tabuleiro.app.terminal.option.WorldOptions;
import tabuleiro.app.terminal.output.InterruptibleWork;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.store.Store;

/**
 * {@code study FILE}, {@code tune FILE} and {@code tournament FILE}: experiments described by a
 * file. Finished tasks of the same description are not repeated.
 */
@Command(resourceBundle = Terminal.BUNDLE)
public final class ExperimentCommand implements Callable<Integer> {
  private final Terminal terminal;
  private final Planner planner;
  private final String kind;

  @Spec private @Nullable CommandSpec spec;

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private StoreOption stores = new StoreOption();
  @Mixin private ExperimentOptions options = new ExperimentOptions();
  @Mixin private WideOption wide = new WideOption();

  @Parameters(paramLabel = "FILE", descriptionKey = "experiment.file")
  private Path file = Path.of("");

  @Option(names = "--new", descriptionKey = "experiment.new")
  private boolean isNew;

  public ExperimentCommand(Terminal terminal, Planner planner, String kind) {
    this.terminal = terminal;
    this.planner = planner;
    this.kind = kind;
  }

  @Override
  public Integer call() throws Exception {
    return InterruptibleWork.keeping(this::run);
  }

  private int run() throws InputException {
    ExperimentRunner runner =
        new ExperimentRunner(
            wide.of(terminal, common), planner, Objects.requireNonNull(spec), options);
    ExperimentRunner.Ready ready =
        runner.ready(new Description(kind, file.toString(), WorldOptions.text(file)));
    try (Store store = stores.open()) {
      ExperimentRunner.Done done = runner.run(store, ready, isNew);
      if (common.json) {
        terminal.out().print(Json.write(done.document()));
      } else {
        runner.print(done);
      }
      return ExperimentRunner.code(done);
    }
  }
}
