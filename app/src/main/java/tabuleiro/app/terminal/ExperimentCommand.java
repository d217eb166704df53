package tabuleiro.app.terminal;

import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tabuleiro.app.lab.Planner;
import tabuleiro.core.text.NotationException;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.store.Store;

/**
 * {@code study FILE}, {@code tune FILE} and {@code tournament FILE}: experiments described by a
 * file. Whatever was done of the same description before is not done again.
 */
abstract class ExperimentCommand implements Callable<Integer> {
  private final Terminal terminal;
  private final Planner planner;
  private final String kind;

  @Spec private @Nullable CommandSpec spec;

  @Mixin private Common common = new Common();
  @Mixin private StoreOption stores = new StoreOption();
  @Mixin private WorkOptions options = new WorkOptions();

  @Parameters(paramLabel = "FILE", descriptionKey = "experiment.file")
  private Path file = Path.of("");

  @Option(names = "--new", descriptionKey = "experiment.new")
  private boolean isNew;

  ExperimentCommand(Terminal terminal, Planner planner, String kind) {
    this.terminal = terminal;
    this.planner = planner;
    this.kind = kind;
  }

  @Override
  public Integer call() throws Exception {
    return Breakable.keeping(this::conduct);
  }

  private int conduct() throws NotationException {
    Experimenter experimenter =
        new Experimenter(terminal, planner, Objects.requireNonNull(spec), options);
    Experimenter.Ready ready =
        experimenter.ready(new Description(kind, file.toString(), Subject.text(file)));
    try (Store store = stores.open()) {
      Experimenter.Done done = experimenter.conduct(store, ready, isNew);
      if (common.json) {
        terminal.out().print(Json.write(done.document()));
      } else {
        experimenter.print(done);
      }
      return Experimenter.code(done);
    }
  }
}
