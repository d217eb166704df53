package tabuleiro.app.fuzz.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import tabuleiro.app.fuzz.FuzzTarget;
import tabuleiro.app.fuzz.TextTarget;
import tabuleiro.app.worlds.TimeScale;
import tabuleiro.lab.match.GameClock;

/** The targets of clocks and of scales of time. */
public final class TimeTargets {
  private static final List<String> WORDS =
      List.of("+", "-", ".", "0", "60000", "1e9", "99999999999999999999", " ", "NaN");

  private TimeTargets() {}

  public static List<FuzzTarget> all() {
    return List.of(clock(), scale());
  }

  private static FuzzTarget clock() {
    return new TextTarget(
        "clock",
        List.of("60000+500", "100", " 1 + 0 "),
        WORDS,
        input -> {
          GameClock clock = GameClock.parse(input);
          return () -> {
            assertThat(clock.base()).isPositive();
            assertThat(GameClock.parse(clock.toString())).isEqualTo(clock);
          };
        });
  }

  private static FuzzTarget scale() {
    return new TextTarget(
        "time-scale",
        List.of("1.5", "2", "0.01", "100"),
        WORDS,
        input -> {
          TimeScale scale = TimeScale.parse(input);
          return () -> assertThat(scale.factor()).isBetween(0.01, 100.0);
        });
  }
}
