package tabuleiro.lab.match;

import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.Words;

/**
 * The clock of a player for a whole game: a time to begin with, and what each move adds to it. A
 * player whose time runs out loses.
 */
public record GameClock(Duration base, Duration increment) {
  private static final String BUNDLE = "tabuleiro.lab.messages";
  private static final long MOST_MILLIS = 1_000_000_000;

  /** Parses a clock in milliseconds, such as {@code 60000+500}. */
  public static GameClock parse(String text) throws InputException {
    List<String> parts = Words.split(text.strip(), '+');
    OptionalLong base = millis(parts.get(0));
    OptionalLong increment = parts.size() < 2 ? OptionalLong.of(0) : millis(parts.get(1));
    if (parts.size() > 2 || base.orElse(0) < 1 || increment.isEmpty()) {
      throw new InputException(Message.of(BUNDLE, "clock.form", text, MOST_MILLIS));
    }
    return new GameClock(
        Duration.ofMillis(base.getAsLong()), Duration.ofMillis(increment.getAsLong()));
  }

  private static OptionalLong millis(String text) {
    OptionalLong millis = Numerals.whole(text.strip());
    return millis.isPresent() && millis.getAsLong() >= 0 && millis.getAsLong() <= MOST_MILLIS
        ? millis
        : OptionalLong.empty();
  }

  /** The same clock on a machine that is slower by a factor. */
  public GameClock times(double factor) {
    return new GameClock(scaled(base, factor), scaled(increment, factor));
  }

  /** A time multiplied by a factor, at least a millisecond unless it is zero. */
  public static Duration scaled(Duration time, double factor) {
    long millis = Math.round(time.toMillis() * factor);
    return Duration.ofMillis(time.isZero() ? 0 : Math.max(1, millis));
  }

  /** The clock as {@link #parse} reads it. */
  @Override
  public String toString() {
    return base.toMillis() + "+" + increment.toMillis();
  }
}
