package tabuleiro.lab.store;

import tabuleiro.core.text.Message;

/** A store that was open and does not answer any more: a full disk, a server that went away. */
public final class StoreException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Message problem;

  StoreException(Throwable cause) {
    super(cause);
    problem = Message.of(Stores.BUNDLE, "store.lost", Stores.reason(cause));
  }

  /** What happened, as one sentence. */
  public Message problem() {
    return problem;
  }
}
