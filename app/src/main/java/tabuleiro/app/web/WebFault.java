package tabuleiro.app.web;

import tabuleiro.core.text.Message;
import tabuleiro.core.text.NotationException;

/** A request that cannot be answered: the status and one sentence for the person who made it. */
final class WebFault extends RuntimeException {
  private static final String BUNDLE = "tabuleiro.app.web.messages";

  private final int status;
  private final transient Message problem;

  private WebFault(int status, Message problem) {
    super(problem.key());
    this.status = status;
    this.problem = problem;
  }

  static WebFault of(int status, String key, Object... arguments) {
    return new WebFault(status, Message.of(BUNDLE, key, arguments));
  }

  /** What the request names or says cannot be understood. */
  static WebFault of(NotationException fault) {
    return new WebFault(400, fault.problem());
  }

  int status() {
    return status;
  }

  Message problem() {
    return problem;
  }
}
