package tabuleiro.lab.store;

import tabuleiro.core.text.Message;

/** An open store has failed, for example because of a full disk or a lost server connection. */
public final class StoreException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Message problem;

  StoreException(Throwable cause) {
    super(cause);
    problem = Message.of(Stores.BUNDLE, "store.lost", Stores.reason(cause));
  }

  /** The error as one sentence. */
  public Message problem() {
    return problem;
  }
}
