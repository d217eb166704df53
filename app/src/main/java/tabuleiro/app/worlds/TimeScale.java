package tabuleiro.app.worlds;

import java.util.OptionalDouble;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Numerals;
import tabuleiro.lab.match.GameClock;

/**
 * The factor by which times are multiplied, so that players think as much on a slow machine as on a
 * fast one.
 *
 * @param factor 1 for times as they are given
 */
public record TimeScale(double factor) {
  /** Times as they are given. */
  public static final TimeScale NONE = new TimeScale(1);

  private static final String AUTO = "auto";
  private static final double LEAST = 0.01;
  private static final double MOST = 100;

  /**
   * The speed of the reference machine, a virtual server with an AMD EPYC processor, in nodes per
   * second of {@link BenchTask#SPEED}.
   */
  private static final double REFERENCE_SPEED = 2_300_000;

  /** Measures once in a process, so that all games have the same times. */
  private static final class Measured {
    static final TimeScale HERE = new TimeScale(rounded(REFERENCE_SPEED / BenchTask.speed()));

    private static double rounded(double factor) {
      return Math.max(0.1, Math.min(20, Math.round(factor * 100) / 100.0));
    }
  }

  /** Parses a number, or {@code auto}: the slowness of this machine, found by a short search. */
  public static TimeScale parse(String text) throws InputException {
    if (text.strip().equals(AUTO)) {
      return Measured.HERE;
    }
    OptionalDouble number = Numerals.real(text.strip());
    double factor = number.orElse(Double.NaN);
    if (!(factor >= LEAST && factor <= MOST)) {
      throw new InputException(
          Message.of("tabuleiro.app.messages", "limit.scale.form", text, LEAST, MOST));
    }
    return new TimeScale(factor);
  }

  /** The limits with their time scaled, if they have one. */
  public Limits of(Limits limits) {
    return limits.hasTime() ? limits.withTime(GameClock.scaled(limits.time(), factor)) : limits;
  }
}
