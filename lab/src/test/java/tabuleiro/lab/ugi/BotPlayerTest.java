package tabuleiro.lab.ugi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.PlayerFailure.Kind;
import tabuleiro.core.player.Report;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.bot.BotLimits;
import tabuleiro.testkit.NimHeap;

@DisabledOnOs(OS.WINDOWS)
@Timeout(240)
class BotPlayerTest {
  private static final NimHeap START = new NimHeap(9, 0);
  private static final Limits NODES = Limits.nodes(100);

  @Test
  void aBotPlaysAMove() {
    assertThat(first(ScriptedBots.onGo("echo 'bestmove (take 2)'"), NODES).move()).isEqualTo(2);
  }

  @Test
  void theReportComesFromTheLastInfoAndIsSeenFromTheFirstPlayer() {
    Bot bot =
        ScriptedBots.onGo(
            "echo 'info depth 1 score 9 pv (take 1)';"
                + " echo 'info depth 3 score 1.5 nodes 12 time 1 pv (take 2) (take 3) (take 8)';"
                + " echo 'info string done'; echo 'bestmove take 2'");
    List<Report> heard = new ArrayList<>();
    Choice choice;
    BotPlayer<NimHeap> player = ScriptedBots.player(bot);
    try {
      choice = player.choose(new NimHeap(9, 1), NODES, heard::add);
    } finally {
      player.close();
    }

    assertThat(choice.report().points()).isEqualTo(-1.5);
    assertThat(choice.report().depth()).isEqualTo(3);
    assertThat(choice.report().nodes()).isEqualTo(12);
    assertThat(choice.report().line()).containsExactly(2, 3);
    assertThat(choice.report().exact()).isFalse();
    assertThat(heard.get(0).points()).isEqualTo(-9);
  }

  @Test
  void aBotIsToldTheLimitsTheLegalMovesAndThePosition() {
    Bot bot =
        ScriptedBots.script(
            """
            while read -r line; do
              echo "info string got $line"
              case "$line" in
                ugi) echo ugiok ;;
                isready) echo readyok ;;
                go*) echo "bestmove (take 1)" ;;
              esac
            done
            """);
    List<String> heard = new ArrayList<>();
    BotPlayer<NimHeap> player = ScriptedBots.player(bot);
    player.listen(info -> info.text().ifPresent(heard::add));
    try {
      player.choose(START, NODES.withDepth(4).withTime(Duration.ofSeconds(60)), report -> {});
      player.choose(new NimHeap(2, 0), NODES, report -> {});
    } finally {
      player.close();
    }

    assertThat(heard)
        .containsExactly(
            "got position 9 1",
            "got legal (take 1) (take 2) (take 3)",
            "got go movetime 59960 nodes 100 depth 4",
            "got position 2 1",
            "got legal (take 1) (take 2)",
            "got go nodes 100");
  }

  @Test
  void anIllegalMoveFailsWithItsReason() {
    PlayerFailure failure = failure(ScriptedBots.onGo("echo 'bestmove (take 8)'"), NODES);

    assertThat(failure.kind()).isEqualTo(Kind.ILLEGAL);
    assertThat(failure).hasMessageContaining("take 8").hasMessageContaining("take 3");
    assertThat(failure.evidence().dialogue()).contains("> go nodes 100", "< bestmove (take 8)");
  }

  @Test
  void outputBeforeTheHandshakeIsToleratedAndReported() {
    BotPlayer<NimHeap> player =
        ScriptedBots.player(
            ScriptedBots.bot("echo; echo Loading; echo '(((' ", "echo 'bestmove (take 1)'"));
    try {
      assertThat(player.choose(START, NODES, report -> {}).move()).isEqualTo(1);
      assertThat(player.session().orElseThrow().noise()).containsExactly("", "Loading", "(((");
      assertThat(player.session().orElseThrow().name()).isEqualTo("Script");
    } finally {
      player.close();
    }
  }

  @Test
  void aMoveThatNobodyAskedForBreaksTheProtocol() {
    PlayerFailure failure =
        failure(ScriptedBots.bot("echo 'bestmove (take 1)'", "echo 'bestmove (take 1)'"), NODES);

    assertThat(failure.kind()).isEqualTo(Kind.PROTOCOL);
    assertThat(failure).hasMessageContaining("before it was asked for");
  }

  @Test
  void aSecondAnswerToTheSameRequestBreaksTheProtocol() {
    BotPlayer<NimHeap> player =
        ScriptedBots.player(
            ScriptedBots.onGo("echo 'bestmove (take 1)'; echo 'bestmove (take 2)'"));
    try {
      assertThat(player.choose(START, NODES, report -> {}).move()).isEqualTo(1);
      assertThatThrownBy(() -> player.choose(START, NODES, report -> {}))
          .isInstanceOfSatisfying(
              PlayerFailure.class, e -> assertThat(e.kind()).isEqualTo(Kind.PROTOCOL));
    } finally {
      player.close();
    }
  }

  @Test
  void anAnswerWithoutAMoveBreaksTheProtocol() {
    assertThat(failure(ScriptedBots.onGo("echo bestmove"), NODES).kind()).isEqualTo(Kind.PROTOCOL);
  }

  @Test
  void aLateAnswerFailsWithItsTime() {
    PlayerFailure failure =
        failure(
            ScriptedBots.onGo("sleep 0.3; echo 'bestmove (take 1)'"),
            Limits.time(Duration.ofMillis(100)));

    assertThat(failure.kind())
        .isIn(Kind.TIME, Kind.SILENT); // SILENT on a machine that stands still
    assertThat(failure)
        .hasMessageContaining(failure.kind() == Kind.TIME ? "limit was 100" : "1100");
    assertThat(failure.evidence().elapsed()).isGreaterThan(Duration.ofMillis(120));
  }

  @Test
  void aBotThatDoesNotAnswerIsSilent() {
    Bot bot = ScriptedBots.onGo(":");
    PlayerFailure failure = failure(bot, Limits.time(Duration.ofMillis(50)));

    assertThat(failure.kind()).isEqualTo(Kind.SILENT);
    assertThat(failure).hasMessageContaining("go movetime 30").hasMessageContaining("1050 ms");
  }

  @Test
  void anAnswerWithoutAnEndOfLineIsNamed() {
    Bot bot = ScriptedBots.onGo("printf 'bestmove (take 1)'");
    PlayerFailure failure = failure(bot, Limits.time(Duration.ofMillis(50)));

    assertThat(failure.kind()).isEqualTo(Kind.SILENT);
    assertThat(failure).hasMessageContaining("“bestmove (take 1)” has no end of line");
  }

  @Test
  void aBotThatSaysNothingAtTheStartIsSilent() {
    BotLimits brief = BotLimits.STANDARD.withStartUp(Duration.ofMillis(200));
    Bot bot = ScriptedBots.script("while read -r line; do :; done").with(brief);

    PlayerFailure failure = failure(bot, NODES);

    assertThat(failure.kind()).isEqualTo(Kind.SILENT);
    assertThat(failure).hasMessageContaining("“ugi”").hasMessageContaining("“ugiok”");
  }

  @Test
  void aBotThatEndsHasCrashed() {
    PlayerFailure failure = failure(ScriptedBots.onGo("echo oops >&2; exit 3"), NODES);

    assertThat(failure.kind()).isEqualTo(Kind.CRASH);
    assertThat(failure.evidence().errors()).contains("oops");
  }

  @Test
  void aFailureIsFinal() {
    BotPlayer<NimHeap> player = ScriptedBots.player(ScriptedBots.onGo("exit 3"));

    assertThatThrownBy(() -> player.choose(START, NODES, report -> {}))
        .isInstanceOf(PlayerFailure.class);
    assertThatThrownBy(() -> player.choose(START, NODES, report -> {}))
        .isInstanceOf(PlayerFailure.class);
    assertThat(player.session()).isEmpty();
  }

  @Test
  void anInterruptedRefereeStopsTheBot() {
    Bot bot =
        ScriptedBots.onGo(
            "echo 'info depth 1'; read -r line;"
                + " if [ \"$line\" = stop ]; then echo 'bestmove (take 3)'; fi");
    BotPlayer<NimHeap> player = ScriptedBots.player(bot);
    Thread referee = Thread.currentThread();
    player.listen(info -> referee.interrupt());
    try {
      int move = player.choose(START, NODES, report -> {}).move();

      assertThat(Thread.interrupted()).isTrue();
      assertThat(move).isIn(1, 3); // 1, the first legal move, if the bot was not scheduled in time
    } finally {
      player.close();
    }
  }

  @Test
  void anInterruptedRefereeDoesNotWaitForADeafBot() {
    BotPlayer<NimHeap> player = ScriptedBots.player(ScriptedBots.onGo("echo 'info depth 1'"));
    Thread referee = Thread.currentThread();
    player.listen(info -> referee.interrupt());
    try {
      int move = player.choose(START, NODES, report -> {}).move();

      assertThat(Thread.interrupted()).isTrue();
      assertThat(move).isEqualTo(1);
      assertThat(player.session()).isEmpty();
    } finally {
      player.close();
    }
  }

  @Test
  void clocksAreSentWithTheReserve() {
    BotPlayer<NimHeap> player =
        ScriptedBots.player(
            ScriptedBots.onGo("echo \"info string $line\"; echo 'bestmove (take 1)'"));
    List<String> heard = new ArrayList<>();
    player.listen(info -> info.text().ifPresent(heard::add));
    Duration minute = Duration.ofMinutes(1);
    player.setClocks(
        new UgiClocks(List.of(minute, minute), List.of(Duration.ZERO, Duration.ofMillis(5))));
    try {
      player.choose(new NimHeap(9, 1), Limits.NONE, report -> {});
    } finally {
      player.close();
    }

    assertThat(heard).containsExactly("go p1time 60000 p2time 59960 p1inc 0 p2inc 5");
  }

  private static Choice first(Bot bot, Limits limits) {
    BotPlayer<NimHeap> player = ScriptedBots.player(bot);
    try {
      return player.choose(START, limits, report -> {});
    } finally {
      player.close();
    }
  }

  private static PlayerFailure failure(Bot bot, Limits limits) {
    return catchThrowableOfType(PlayerFailure.class, () -> first(bot, limits));
  }
}
