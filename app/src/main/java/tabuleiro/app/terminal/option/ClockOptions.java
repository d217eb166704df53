package tabuleiro.app.terminal.option;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.TimeScale;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.match.GameClock;

/** Options for clocks of whole games, and for times that are scaled to the speed of the machine. */
public final class ClockOptions {
  @Option(names = "--clock", paramLabel = "BASE+INC", descriptionKey = "limit.clock")
  private @Nullable String clock;

  @Option(names = "--time-scale", paramLabel = "auto|X", descriptionKey = "limit.scale")
  private @Nullable String scale;

  /** Whether players have a clock instead of a time per move. */
  public boolean hasClock() {
    return clock != null;
  }

  /** The clock of each player, scaled. */
  public Optional<GameClock> clock(TimeScale scaled) throws InputException {
    if (clock == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(GameClock.parse(clock).times(scaled.factor()));
    } catch (InputException e) {
      throw e.of("--clock");
    }
  }

  /**
   * The scale of all times.
   *
   * @param limits of the players; one of them must have a time limit if there is no clock
   */
  public TimeScale scale(List<Limits> limits) throws InputException {
    if (scale == null) {
      return TimeScale.NONE;
    }
    if (clock == null && limits.stream().noneMatch(Limits::hasTime)) {
      throw Terminal.fault("limit.scale.untimed");
    }
    try {
      return TimeScale.parse(scale);
    } catch (InputException e) {
      throw e.of("--time-scale");
    }
  }

  /** Rejects two ways to limit the time. */
  public void check(Limits given) throws InputException {
    if (clock != null && given.hasTime()) {
      throw Terminal.fault("usage.exclusive", "--clock", "--time");
    }
  }
}
