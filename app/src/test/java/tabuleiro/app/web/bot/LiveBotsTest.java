package tabuleiro.app.web.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tabuleiro.app.web.Client;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.Visitor;
import tabuleiro.app.web.share.ResourceLimits;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.Message;

/** Which bots are kept, and when they end. */
class LiveBotsTest {
  private static final Visitor ANA = new Visitor("10.0.0.1", "ana");
  private static final Visitor RUI = new Visitor("10.0.0.2", "rui");

  private final LiveBots bots = new LiveBots();
  private final List<Closing> made = new ArrayList<>();

  /** A player that counts how often it was closed. */
  private static final class Closing implements Player<Position> {
    private final AtomicInteger closed = new AtomicInteger();

    @Override
    public String name() {
      return "closing";
    }

    @Override
    public Choice choose(Position position, Limits limits, Consumer<Report> progress) {
      throw new IllegalStateException();
    }

    @Override
    public void close() {
      closed.incrementAndGet();
    }

    boolean isClosed() {
      return closed.get() > 0;
    }
  }

  @AfterEach
  void end() {
    bots.close();
    assertThat(made).allMatch(Closing::isClosed);
  }

  private Seat.Occupant<Position> occupant(String spec, Visitor visitor) {
    return new Seat.Occupant<>(
        spec,
        visitor,
        () -> {
          Closing player = new Closing();
          made.add(player);
          return player;
        });
  }

  private Player<Position> use(String game, int side, Visitor visitor) {
    return bots.use(new Seat(game, side), occupant("bot:a", visitor), (player, progress) -> player);
  }

  private static void awaitClosed(Closing player) {
    Client.await("a bot to be closed", player::isClosed);
  }

  @Test
  void theBotOfASeatIsKeptBetweenMoves() {
    Player<Position> first = use("g1", 0, ANA);
    assertThat(use("g1", 0, ANA)).isSameAs(first);
    assertThat(use("g1", 1, ANA)).isNotSameAs(first);
    assertThat(use("g2", 0, ANA)).isNotSameAs(first);
    assertThat(bots.count()).isEqualTo(3);
    assertThat(bots.progress("g1")).isEmpty();
    bots.use(
        new Seat("g1", 1),
        occupant("bot:a", ANA),
        (player, progress) -> {
          progress.start();
          return player;
        });
    assertThat(bots.progress("g1")).hasSize(1);
  }

  @Test
  void theEndOfAGameAndOtherPlayersEndItsBots() {
    use("g1", 0, ANA);
    use("g1", 1, ANA);
    use("g2", 0, ANA);
    bots.keep("g1", List.of("bot:a", "human"));
    awaitClosed(made.get(1));
    assertThat(made.get(0).isClosed()).isFalse();
    bots.keep("g1", List.of());
    awaitClosed(made.get(0));
    assertThat(made.get(2).isClosed()).isFalse();
    assertThat(bots.count()).isEqualTo(1);
  }

  @Test
  void anotherBotInTheSeatEndsTheFirst() {
    use("g1", 0, ANA);
    bots.use(new Seat("g1", 0), occupant("bot:b", ANA), (player, progress) -> player);
    awaitClosed(made.get(0));
    assertThat(made.get(1).isClosed()).isFalse();
  }

  @Test
  void whoHasMostLosesTheOneUsedLeastRecently() {
    use("rui", 0, RUI);
    for (int game = 1; game < ResourceLimits.MOST_BOTS; game++) {
      use("g" + game, 0, ANA);
    }
    use("g1", 0, ANA);
    use("new", 0, RUI);
    awaitClosed(made.get(2)); // of g2; g1 was used after it
    assertThat(made).filteredOn(Closing::isClosed).hasSize(1);
    assertThat(bots.count()).isEqualTo(ResourceLimits.MOST_BOTS);
  }

  @Test
  void aBotEndsWhenNobodyHasLookedAtItsGameForAMinute() {
    use("g1", 0, ANA);
    use("g2", 0, ANA);
    long now = System.nanoTime();
    bots.endUnseen(Set.of("g1"), now + LiveBots.IDLE / 2);
    assertThat(bots.count()).isEqualTo(2);
    bots.endUnseen(Set.of(), now + LiveBots.IDLE + LiveBots.IDLE / 4);
    awaitClosed(made.get(1));
    assertThat(made.get(0).isClosed()).isFalse();
    assertThat(bots.count()).isEqualTo(1);
  }

  @Test
  void aBotThatFailsOrIsInterruptedEnds() {
    PlayerFailure failure =
        new PlayerFailure(
            PlayerFailure.Kind.CRASH,
            Message.of(RequestException.BUNDLE, "fault.over"),
            PlayerFailure.Evidence.NONE);
    assertThatThrownBy(
            () ->
                bots.use(
                    new Seat("g1", 0),
                    occupant("bot:a", ANA),
                    (player, progress) -> {
                      throw failure;
                    }))
        .isSameAs(failure);
    awaitClosed(made.get(0));
    bots.use(
        new Seat("g1", 0),
        occupant("bot:a", ANA),
        (player, progress) -> {
          Thread.currentThread().interrupt();
          return player;
        });
    assertThat(Thread.interrupted()).isTrue();
    awaitClosed(made.get(1));
    assertThat(bots.count()).isZero();
  }

  @Test
  void aBotThatIsEndedDuringItsMoveIsClosedAfterIt() throws InterruptedException {
    CountDownLatch inside = new CountDownLatch(1);
    CountDownLatch ended = new CountDownLatch(1);
    Thread thread =
        new Thread(
            () ->
                bots.use(
                    new Seat("g1", 0),
                    occupant("bot:a", ANA),
                    (player, progress) -> {
                      inside.countDown();
                      try {
                        ended.await();
                      } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                      }
                      assertThat(made.get(0).isClosed()).isFalse();
                      return player;
                    }));
    thread.start();
    inside.await();
    bots.keep("g1", List.of());
    assertThat(bots.count()).isZero();
    use("g2", 0, ANA);
    bots.keep("g2", List.of());
    awaitClosed(made.get(1)); // the closing thread has passed the first one
    ended.countDown();
    awaitClosed(made.get(0));
    thread.join();
  }

  @Test
  void nothingStartsAfterTheEnd() {
    use("g1", 0, ANA);
    bots.close();
    assertThat(made.get(0).isClosed()).isTrue();
    assertThatThrownBy(() -> use("g1", 0, ANA)).isInstanceOf(RequestException.class);
  }
}
