package tabuleiro.lisp;

import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/** The texts of this module. */
final class LispMessages {
  private static final String BUNDLE = "tabuleiro.lisp.messages";

  private LispMessages() {}

  static Message of(String key, Object... arguments) {
    return Message.of(BUNDLE, key, arguments);
  }

  /** An error at a line of a file. */
  static InputException fault(String file, int line, String key, Object... arguments) {
    return new InputException(of("at", file, line, of(key, arguments)));
  }
}
