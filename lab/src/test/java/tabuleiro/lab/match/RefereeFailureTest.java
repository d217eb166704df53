package tabuleiro.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.PlayerFailure.Evidence;
import tabuleiro.core.player.PlayerFailure.Kind;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.GameHistory;
import tabuleiro.testkit.NimHeap;

class RefereeFailureTest {
  private static final GameHistory<NimHeap> START = GameHistory.from(NimHeap.game(21).start(0));
  private static final Limits LIMITS = Limits.time(Duration.ofMillis(100));

  private final List<String> closed = new ArrayList<>();

  /** Takes a stone, or fails at its second move. */
  private final class Taker implements Player<NimHeap> {
    private final String name;
    private final Supplier<RuntimeException> fault;
    private int moves;

    Taker(String name, Supplier<RuntimeException> fault) {
      this.name = name;
      this.fault = fault;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public Choice choose(NimHeap position, Limits limits, Consumer<Report> progress) {
      moves++;
      if (name.equals("bad") && moves == 2) {
        throw fault.get();
      }
      return new Choice(1, Report.NONE);
    }

    @Override
    public void close() {
      closed.add(name);
    }
  }

  private Contestant<NimHeap> contestant(String name, Supplier<RuntimeException> fault) {
    return new Contestant<>(name, seed -> new Taker(name, fault), LIMITS);
  }

  private Referee.Played<NimHeap> game(Supplier<RuntimeException> fault) {
    return Referee.game(
        START,
        List.of(contestant("good", fault), contestant("bad", fault)),
        List.of(1L, 2L),
        Adjudication.none());
  }

  private static PlayerFailure failure(Kind kind) {
    Evidence evidence = new Evidence(Duration.ofMillis(130), List.of("> go"), List.of("oh"));
    return new PlayerFailure(kind, Message.of("tabuleiro.lab.messages", "record.move"), evidence);
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void whoeverCannotGoOnLosesTheGame(Kind kind) {
    Referee.Played<NimHeap> played = game(() -> failure(kind));
    assertThat(played.winner()).isEqualTo(Winner.FIRST);
    assertThat(played.reason().name()).isEqualTo(kind.name());
    assertThat(played.history().size()).isEqualTo(3);
    assertThat(played.failed().orElseThrow().side()).isEqualTo(1);
    assertThat(played.failed().orElseThrow().failure().kind()).isEqualTo(kind);
    assertThat(played.foul()).isEmpty();
    assertThat(closed).containsExactly("good", "bad");
    MoveTimeStats bad = played.moveTimes().get(1);
    assertThat(bad.illegal()).isEqualTo(kind == Kind.ILLEGAL ? 1 : 0);
    assertThat(bad.oversteps()).isEqualTo(kind == Kind.TIME ? 1 : 0);
    assertThat(GameRecord.failed(played.failed().get())).contains("\"side\":2");
  }

  @Test
  void anyOtherExceptionIsNoFailureAndPlayersAreClosedAllTheSame() {
    assertThatThrownBy(() -> game(() -> new IllegalStateException("a bug")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("a bug");
    assertThat(closed).containsExactly("good", "bad");
  }

  @Test
  void aGameOfPlayersWhoMustNotFailThrowsTheFailure() {
    List<Player<NimHeap>> players =
        List.of(
            new Taker("good", IllegalStateException::new),
            new Taker("bad", () -> failure(Kind.CRASH)));
    assertThatThrownBy(() -> Referee.finish(START, players, LIMITS))
        .isInstanceOf(PlayerFailure.class);
  }

  @Test
  void theSeedsOfAMatchAreThoseOfItsGames() throws InterruptedException {
    List<Long> seeds = new ArrayList<>();
    Match<NimHeap> match =
        new Match<>(new Openings<>(NimHeap.game(21), 2, 5), 2, 1, java.util.Optional.empty());
    Contestant<NimHeap> one =
        new Contestant<>(
            "one",
            seed -> {
              seeds.add(seed);
              return new Taker("one", IllegalStateException::new);
            },
            LIMITS);
    match.play(one, one, progress -> {});
    List<Long> told = new ArrayList<>();
    for (long game = 0; game < 4; game++) {
      told.addAll(match.seeds(game));
    }
    assertThat(seeds).isEqualTo(told);
  }
}
