package tabuleiro.app.terminal.command;

import java.time.Duration;
import java.util.Optional;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Numerals;

/** Reads {@code --expire}: the days without a visit after which a game is removed. */
final class GameExpiry {
  private static final String NEVER = "never";
  private static final int MOST_DAYS = 36_500;
  private static final int MOST_DIGITS = 5;

  private GameExpiry() {}

  /** Returns the time without a visit; empty if games are kept forever. */
  static Optional<Duration> parse(String text) throws InputException {
    if (text.equals(NEVER)) {
      return Optional.empty();
    }
    int days = Numerals.natural(text, MOST_DIGITS).orElse(-1);
    if (days < 0 || days > MOST_DAYS) {
      throw Terminal.fault("serve.expire.form", text);
    }
    return days == 0 ? Optional.empty() : Optional.of(Duration.ofDays(days));
  }
}
