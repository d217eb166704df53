package tabuleiro.app.terminal;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.store.Experiment;
import tabuleiro.lab.store.Store;
import tabuleiro.lab.store.Stores;

/** The option by which a user says where experiments are kept. */
final class StoreOption {
  @Option(names = "--store", paramLabel = "WHERE", descriptionKey = "option.store")
  private @Nullable String where;

  Store open() throws InputException {
    return Stores.open(where());
  }

  /** A store that is there already, for commands that only look. */
  Store existing() throws InputException {
    return Stores.existing(where());
  }

  private String where() {
    if (where != null) {
      return where;
    }
    String usual = System.getenv().get("TABULEIRO_STORE");
    return usual == null || usual.isBlank() ? Stores.USUAL : usual;
  }

  /** The experiment with an id; there must be one. */
  Experiment find(Store store, long id) throws InputException {
    return store
        .experiment(id)
        .orElseThrow(() -> WorldOptions.fault("results.unknown", Stores.shown(where()), id));
  }
}
