package tabuleiro.lab.store;

import java.io.Serial;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.text.EnvironmentException;
import tabuleiro.core.text.Message;

/**
 * A store has failed, for example because of a full disk, a lost server connection or damaged data.
 */
public final class StoreException extends EnvironmentException {
  @Serial private static final long serialVersionUID = 1;

  StoreException(Message problem, @Nullable Throwable cause) {
    super(problem, cause);
  }

  /** Stored data that cannot be read. */
  static StoreException damaged(String key, Object... arguments) {
    return new StoreException(Message.of(Stores.BUNDLE, key, arguments), null);
  }
}
