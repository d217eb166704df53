package tabuleiro.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.GameHistory;
import tabuleiro.testkit.NimHeap;

class GameClockTest {
  private static final GameHistory<NimHeap> START = GameHistory.from(NimHeap.game(21).start(0));

  @ParameterizedTest
  @CsvSource({"60000+500, 60000, 500", "100, 100, 0", "' 1 + 2 ', 1, 2"})
  void aClockIsABaseAndAnIncrement(String text, long base, long increment) throws InputException {
    GameClock clock = GameClock.parse(text);
    assertThat(clock)
        .isEqualTo(new GameClock(Duration.ofMillis(base), Duration.ofMillis(increment)));
    assertThat(GameClock.parse(clock.toString())).isEqualTo(clock);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "+", "0+5", "5+", "-1+2", "1+2+3", "x", "10000000000", "1.5+1"})
  void whatIsNoClockIsRefused(String text) {
    assertThatThrownBy(() -> GameClock.parse(text))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("expected BASE+INCREMENT");
  }

  @Test
  void aScaledClockNeverLosesAllItsTime() {
    GameClock clock = new GameClock(Duration.ofMillis(10), Duration.ZERO);
    assertThat(clock.times(1.5).base()).isEqualTo(Duration.ofMillis(15));
    assertThat(clock.times(0.01).base()).isEqualTo(Duration.ofMillis(1));
    assertThat(clock.times(3).increment()).isZero();
  }

  /** Takes a stone, and as much time as it was told to use. */
  private record Taker(String name, Duration pause, List<Limits> seen) implements Player<NimHeap> {
    @Override
    public Choice choose(NimHeap position, Limits limits, Consumer<Report> progress) {
      seen.add(limits);
      long end = System.nanoTime() + pause.toNanos();
      while (System.nanoTime() - end < 0) {
        Thread.onSpinWait();
      }
      return new Choice(1, Report.NONE);
    }
  }

  private static Referee.Played<NimHeap> game(String clock, Duration pause, List<Limits> seen)
      throws InputException {
    GameClock parsed = GameClock.parse(clock);
    List<Contestant<NimHeap>> both = new ArrayList<>();
    for (Duration each : List.of(Duration.ZERO, pause)) {
      Contestant<NimHeap> contestant =
          new Contestant<>("one", seed -> new Taker("one", each, seen), Limits.nodes(5));
      both.add(contestant.with(Optional.of(parsed)));
    }
    return Referee.game(START, both, List.of(0L, 0L), Adjudication.none());
  }

  @Test
  void whoseTimeRunsOutLosesTheGame() throws InputException {
    Referee.Played<NimHeap> played = game("5", Duration.ofMillis(30), new ArrayList<>());
    assertThat(played.failed().orElseThrow().failure().kind()).isEqualTo(PlayerFailure.Kind.TIME);
    assertThat(played.winner()).isEqualTo(Winner.FIRST);
    assertThat(played.reason()).isEqualTo(EndReason.TIME);
    assertThat(played.moveTimes().get(1).oversteps()).isEqualTo(1);
  }

  @Test
  void aMoveGetsAShareOfTheClock() throws InputException {
    List<Limits> seen = new ArrayList<>();
    Referee.Played<NimHeap> played = game("100000+400", Duration.ZERO, seen);
    assertThat(played.failed()).isEmpty();
    assertThat(played.moveTimes().get(1).oversteps()).isZero();
    assertThat(seen.get(0).time()).isEqualTo(Duration.ofMillis(5300));
    assertThat(seen)
        .allSatisfy(limits -> assertThat(limits.time()).isLessThan(Duration.ofMillis(5700)))
        .allSatisfy(limits -> assertThat(limits.nodes()).isEqualTo(5));
  }
}
