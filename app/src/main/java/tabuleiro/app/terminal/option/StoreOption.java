package tabuleiro.app.terminal.option;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.store.Experiment;
import tabuleiro.lab.store.Store;
import tabuleiro.lab.store.Stores;

/** The option that selects the store of experiments. */
public final class StoreOption {
  @Option(names = "--store", paramLabel = "WHERE", descriptionKey = "option.store")
  private @Nullable String where;

  public Store open() throws InputException {
    return Stores.open(where());
  }

  /** Opens an existing store, for commands that only read. */
  public Store existing() throws InputException {
    return Stores.existing(where());
  }

  private String where() {
    if (where != null) {
      return where;
    }
    String usual = System.getenv().get("TABULEIRO_STORE");
    return usual == null || usual.isBlank() ? Stores.USUAL : usual;
  }

  /** Returns the experiment with an id, which must exist. */
  public Experiment find(Store store, long id) throws InputException {
    return store
        .experiment(id)
        .orElseThrow(() -> Terminal.fault("results.unknown", Stores.shown(where()), id));
  }
}
