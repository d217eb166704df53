package tabuleiro.lab.ugi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.PlayerFailure.Kind;
import tabuleiro.lab.bot.Bot;
import tabuleiro.testkit.NimHeap;

@DisabledOnOs(OS.WINDOWS)
@Timeout(240)
class UgiSessionTest {
  private static final UgiTiming PATIENT = UgiTiming.unlimited(ScriptedBots.LONG);

  /** Declares options, and repeats the lines that set them. */
  private static final Bot WITH_OPTIONS =
      ScriptedBots.script(
          """
          while read -r line; do
            case "$line" in
              ugi)
                echo option name seed type spin default 0 min 0 max 5
                echo option name history type check default false
                echo option name my style type combo default calm var calm var wild
                echo option name broken
                echo ugiok ;;
              setoption*|game*|uginewgame) echo "info string $line" ;;
              position*) echo "info string $line"; echo "info string error none" ;;
              isready) echo readyok ;;
              go*) echo "bestmove (take 1)" ;;
            esac
          done
          """);

  @Test
  void theBotIsToldTheGameAndTheOptionsThatItDeclares() {
    try (UgiSession session = open(with(Map.of("my style", "wild")))) {
      assertThat(session.notes())
          .containsExactly(
              "game heap version 1",
              "setoption name my style value wild",
              "setoption name seed value 1",
              "setoption name history value true",
              "uginewgame");
      assertThat(session.options()).extracting(UgiOption::name).hasSize(3).contains("my style");
      assertThat(session.noise()).containsExactly("option name broken");
    }
  }

  @Test
  void anOptionThatTheBotDoesNotDeclareIsAnError() {
    assertThatThrownBy(() -> open(with(Map.of("depth", "3"))))
        .isInstanceOfSatisfying(
            PlayerFailure.class, e -> assertThat(e.kind()).isEqualTo(Kind.PROTOCOL))
        .hasMessageContaining("“depth”")
        .hasMessageContaining("my style");
  }

  @Test
  void aValueThatTheOptionDoesNotHaveIsAnError() {
    assertThatThrownBy(() -> open(with(Map.of("my style", "loud"))))
        .isInstanceOf(PlayerFailure.class)
        .hasMessageContaining("calm, wild");
  }

  @Test
  void aBotThatWantsTheHistoryGetsAllMoves() {
    BotPlayer<NimHeap> player = ScriptedBots.player(WITH_OPTIONS);
    List<String> heard = new ArrayList<>();
    player.listen(info -> info.text().ifPresent(heard::add));
    try {
      player.choose(new NimHeap(9, 0), Limits.nodes(1), report -> {});
      player.choose(new NimHeap(5, 0), Limits.nodes(1), report -> {});
      player.choose(new NimHeap(9, 0), Limits.nodes(1), report -> {});
    } finally {
      player.close();
    }

    assertThat(heard)
        .contains("position 9 1", "position 9 1 moves (take 1) (take 3)")
        .endsWith("position 9 1", "error none"); // no moves lead there: a new start
  }

  @Test
  void stopIsSentAfterAWhile() {
    Bot bot =
        ScriptedBots.onGo(
            "read -r line; if [ \"$line\" = stop ]; then echo 'bestmove (take 3)'; fi");
    try (UgiSession session = open(bot)) {
      UgiAnswer answer = ask(session, "9 1", PATIENT.stoppedAfter(Duration.ofMillis(20)));

      assertThat(answer.move()).contains("(take 3)");
      assertThat(answer.elapsed()).isGreaterThanOrEqualTo(Duration.ofMillis(20));
    }
  }

  @Test
  void whatTheBotExpectsNextIsNotPartOfTheMove() {
    try (UgiSession session = open(ScriptedBots.onGo("echo 'bestmove (take 3) ponder (take 1)'"))) {
      assertThat(ask(session, "9 1", PATIENT).move()).contains("(take 3)");
    }
  }

  @Test
  void otherLinesWhileTheBotThinksAreNoise() {
    try (UgiSession session = open(ScriptedBots.onGo("echo thinking; echo 'bestmove (take 3)'"))) {
      ask(session, "9 1", PATIENT);
      ask(session, "9 1", PATIENT);

      assertThat(session.noise()).containsExactly("thinking", "thinking");
      assertThat(session.noiseCount()).isEqualTo(2);
    }
  }

  @Test
  void muchNoiseIsCountedAndNotKept() {
    try (UgiSession session =
        open(ScriptedBots.bot("i=0; while [ $i -lt 500 ]; do echo x; i=$((i+1)); done", ":"))) {
      assertThat(session.noise()).hasSize(20);
      assertThat(session.noiseCount()).isEqualTo(500);
    }
  }

  @Test
  void latencyIsMeasured() {
    try (UgiSession session =
        open(ScriptedBots.onGo("echo 'info depth 1 time 0'; echo 'bestmove (take 3)'"))) {
      ask(session, "9 1", PATIENT);
      ask(session, "9 1", PATIENT);

      assertThat(session.ping()).isPositive();
      assertThat(session.latency().count()).isEqualTo(4); // two moves, a synchronisation, a ping
      assertThat(session.latency().median()).isLessThanOrEqualTo(session.latency().worst());
    }
  }

  @Test
  void aPuzzleIsSolved() {
    try (UgiSession session =
        open(ScriptedBots.onGo("echo 'solution (a b) c cost 2 generated 7 expanded 3'"))) {
      UgiSolution solution = solve(session);

      assertThat(solution.moves()).contains(List.of("(a b)", "c"));
      assertThat(solution.cost()).hasValue(2);
    }
    try (UgiSession session = open(ScriptedBots.onGo("echo nosolution"))) {
      assertThat(solve(session)).isEqualTo(UgiSolution.NONE);
    }
  }

  @Test
  void aWrongSolutionBreaksTheProtocol() {
    try (UgiSession session = open(ScriptedBots.onGo("echo 'solution (a b'"))) {
      assertThatThrownBy(() -> solve(session))
          .isInstanceOfSatisfying(
              PlayerFailure.class, e -> assertThat(e.kind()).isEqualTo(Kind.PROTOCOL));
    }
    try (UgiSession session = open(ScriptedBots.onGo("echo 'bestmove a'"))) {
      assertThatThrownBy(() -> solve(session)).isInstanceOf(PlayerFailure.class);
    }
  }

  private static Bot with(Map<String, String> options) {
    return new Bot(
        "options",
        WITH_OPTIONS.command(),
        WITH_OPTIONS.folder(),
        List.of(),
        options,
        WITH_OPTIONS.limits());
  }

  private static UgiSession open(Bot bot) {
    return UgiSession.open(bot, ScriptedBots.GAME, 7);
  }

  private static UgiAnswer ask(UgiSession session, String position, UgiTiming timing) {
    UgiGo go = UgiGo.within(Limits.nodes(5));
    return session.ask(new UgiRequest(position, List.of(), go, timing), info -> {});
  }

  private static UgiSolution solve(UgiSession session) {
    UgiGo go = UgiGo.solve(Limits.nodes(5));
    return session.solve(new UgiRequest("p", List.of(), go, PATIENT), info -> {});
  }
}
