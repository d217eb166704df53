package tabuleiro.lab.ugi.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.ugi.GameName;
import tabuleiro.lab.ugi.UgiGo;
import tabuleiro.lab.ugi.UgiOption;
import tabuleiro.testkit.NimHeap;

@Timeout(240)
class UgiServerTest {
  private final BlockingQueue<String> output = new LinkedBlockingQueue<>();
  private final NimHost host = new NimHost();
  private final UgiServer server = new UgiServer(host, output::add, Locale.ENGLISH);

  @Test
  void theBotIntroducesItself() throws InterruptedException {
    server.answer("ugi");

    assertThat(List.of(next(), next(), next(), next()))
        .containsExactly(
            "id name Nim",
            "id author Tabuleiro",
            "option name level type spin default 1 min 1 max 3",
            "ugiok");
  }

  @Test
  void aPositionWithMovesIsPlayedOn() throws InterruptedException {
    server.answer("position start moves (take 2) take-1");
    assertThat(next()).startsWith("info string error “take-1” is not a legal move");

    server.answer("position 8 2 moves (take 2) (take 3)");
    server.answer("legal (take 1)");
    server.answer("go nodes 5");

    assertThat(next()).isEqualTo("info depth 3 score -1 nodes 7 time 0 pv (take 3)");
    assertThat(next()).isEqualTo("bestmove (take 3)");
  }

  @Test
  void anOptionStartsANewGame() throws InterruptedException {
    server.answer("setoption name level value 2");
    assertThat(host.options).isEqualTo(Map.of("level", "2"));

    server.answer("setoption name level value 9");
    assertThat(next()).startsWith("info string error the option “level” cannot be “9”");
    server.answer("setoption name depth value 9");
    assertThat(next()).startsWith("info string error there is no option “depth”");
    server.answer("setoption level 9");
    assertThat(next()).startsWith("info string error");
  }

  @Test
  void theNextLineIsAnsweredAfterAnError() throws InterruptedException {
    for (String line :
        List.of("hello", "go deep", "position", "game", "position (", "a".repeat(70_000))) {
      assertThat(server.answer(line)).isTrue();
      assertThat(next()).startsWith("info string error ").doesNotContain("\n");
    }
    server.answer("");
    server.answer("isready");
    assertThat(next()).isEqualTo("readyok");
    assertThat(server.answer("quit")).isFalse();
  }

  @Test
  void aFinishedGameHasNoMove() throws InterruptedException {
    server.answer("position 0 1");
    server.answer("go");

    assertThat(next()).startsWith("info string error the game is over");
  }

  @Test
  void stopEndsAnInfiniteSearchAndOtherLinesAreAnsweredMeanwhile() throws InterruptedException {
    server.answer("go infinite");
    host.isThinking.await();
    server.answer("isready");
    assertThat(next()).isEqualTo("readyok");
    server.answer("go nodes 5");
    assertThat(next()).startsWith("info string error “go” is not possible during a search");
    server.answer("position start");
    assertThat(next()).startsWith("info string error “position” is not possible");

    server.answer("stop");
    assertThat(next()).startsWith("info depth");
    assertThat(next()).isEqualTo("bestmove (take 3)");
    server.answer("stop");
    server.answer("go nodes 5");
    assertThat(next()).startsWith("info depth");
  }

  @Test
  void anInfiniteSearchThatFindsTheAnswerWaitsForStop() throws InterruptedException {
    host.isPatient = false;
    server.answer("go infinite");
    assertThat(next()).startsWith("info depth");
    server.answer("isready");
    assertThat(next()).isEqualTo("readyok");

    server.answer("stop");
    assertThat(next()).isEqualTo("bestmove (take 3)");
  }

  @Test
  void theEndOfTheInputStopsOnlyWhatHasNoLimit() throws InterruptedException {
    server.answer("go nodes 5");
    server.end();
    assertThat(output).contains("bestmove (take 3)");

    output.clear();
    server.answer("go infinite");
    server.end();
    assertThat(output).contains("bestmove (take 3)");
  }

  @Test
  void theNextRequestMayFollowTheAnswerAtOnce() throws InterruptedException {
    for (int i = 0; i < 2000; i++) {
      server.answer("position start");
      server.answer("go nodes 5");
      assertThat(next()).startsWith("info depth");
      assertThat(next()).isEqualTo("bestmove (take 3)");
    }
  }

  @Test
  void aFaultOfThePlayerIsAnswered() throws InterruptedException {
    host.isBroken = true;
    server.answer("go nodes 5");
    assertThat(next())
        .startsWith("info string error the program has failed")
        .contains("broken on purpose");
    server.answer("isready");
    assertThat(next()).isEqualTo("readyok");
  }

  private String next() throws InterruptedException {
    String line = output.poll(2, TimeUnit.MINUTES);
    assertThat(line).isNotNull();
    return line;
  }

  /** Plays Nim by taking as many as possible. */
  private static final class NimHost implements UgiHost, Player<NimHeap> {
    private final ServedGame<NimHeap> served = new ServedGame<>(NimHeap.game(9), 0);
    private final CountDownLatch isThinking = new CountDownLatch(1);
    private Map<String, String> options = Map.of();
    private boolean isPatient = true;
    private boolean isBroken;

    @Override
    public String name() {
      return "Nim";
    }

    @Override
    public List<UgiOption> options() {
      return List.of(UgiOption.spin("level", 1, 1, 3));
    }

    @Override
    public void open(GameName game) {}

    @Override
    public void newGame(Map<String, String> newOptions) {
      options = Map.copyOf(newOptions);
    }

    @Override
    public void position(String text) throws InputException {
      served.position(text);
    }

    @Override
    public String answer(UgiGo go, Consumer<String> lines) throws InputException {
      if (isBroken) {
        throw new IllegalStateException("broken on purpose");
      }
      return served.move(this, go.limits(), lines);
    }

    @Override
    public Choice choose(NimHeap heap, Limits limits, Consumer<Report> progress) {
      isThinking.countDown();
      while (isPatient && !limits.hasNodes() && !Thread.currentThread().isInterrupted()) {
        Thread.onSpinWait();
      }
      int move = Math.min(3, heap.stones());
      Report report =
          new Report(
              heap.turn() == 0 ? -2 : 2,
              2,
              false,
              3,
              List.of(move),
              new Report.Effort(7, 0, 0, 0),
              java.time.Duration.ZERO);
      progress.accept(report);
      return new Choice(move, report);
    }
  }
}
