package tabuleiro.app.bot;

import java.util.Optional;
import tabuleiro.core.text.Message;

/**
 * What a check found.
 *
 * @param detail what was seen, as the end of a line; empty if there is nothing to add
 */
record Finding(Outcome outcome, Optional<Message> detail) {
  static final String BUNDLE = "tabuleiro.app.bot.messages";

  /** How a check ended. */
  public enum Outcome {
    PASSED,
    FAILED,
    /** The check does not apply to this bot or this game. */
    SKIPPED
  }

  static Finding passed() {
    return new Finding(Outcome.PASSED, Optional.empty());
  }

  static Finding passed(String key, Object... arguments) {
    return new Finding(Outcome.PASSED, Optional.of(text(key, arguments)));
  }

  static Finding failed(String key, Object... arguments) {
    return new Finding(Outcome.FAILED, Optional.of(text(key, arguments).quoted()));
  }

  static Finding skipped(String key, Object... arguments) {
    return new Finding(Outcome.SKIPPED, Optional.of(text(key, arguments)));
  }

  private static Message text(String key, Object... arguments) {
    return Message.of(BUNDLE, "found." + key, arguments);
  }
}
