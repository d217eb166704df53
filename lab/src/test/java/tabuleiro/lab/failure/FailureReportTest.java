package tabuleiro.lab.failure;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.PlayerFailure.Evidence;
import tabuleiro.core.player.PlayerFailure.Kind;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Words;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.lab.match.Referee;
import tabuleiro.testkit.NimHeap;

class FailureReportTest {
  private static final Game<NimHeap> GAME = NimHeap.game(21);
  private static final String MOVES = "(take 1) ".repeat(10).strip();
  private static final Locale PORTUGUESE = Locale.forLanguageTag("pt");

  private static PlayerFailure crash() {
    return new PlayerFailure(
        Kind.CRASH,
        Message.of("tabuleiro.lab.messages", "record.started"),
        new Evidence(
            Duration.ofMillis(12),
            List.of("> " + "go nodes 10 ".repeat(15), "< \u001b[2J" + "x".repeat(190)),
            List.of("Traceback", "it's broken")));
  }

  private static FailureReport report(String bot) {
    GameHistory<NimHeap> history = GameHistory.from(GAME.start(0));
    for (int ply = 0; ply < 12; ply++) {
      history = history.play(1);
    }
    return new FailureReporter<>("heap", Map.of("size", "a b"), GAME)
        .of(
            new Referee.Failed(1, crash()),
            history,
            new FailureReporter.Seated("mine", Optional.of(bot), Limits.nodes(7), -3, 2));
  }

  @Test
  void aStoredFailureIsTheSameFailure() throws Exception {
    FailureReport report = report("sh bot.sh");
    assertThat(FailureReport.of(new ObjectMapper().readTree(report.json().toString())))
        .isEqualTo(report);
    assertThat(report.event()).startsWith("{\"event\":\"failed\",").endsWith("}\n");
    assertThat(report.ply()).isEqualTo(12);
  }

  @Test
  void theReasonIsToldInEveryLanguage() {
    FailureReport report = report("sh bot.sh");
    assertThat(report.heading(Locale.ENGLISH))
        .isEqualTo("mine (player 2), move 13: crash after 12 ms");
    assertThat(report.heading(PORTUGUESE)).startsWith("mine (jogador 2), jogada 13: terminou");
    assertThat(report.reason(PORTUGUESE)).isNotEqualTo(report.reason(Locale.ENGLISH));
  }

  @Test
  void theCommandBeginsWhereThePlayersBegan() {
    assertThat(report("sh bot.sh").command())
        .startsWith("./tabuleiro check-bot heap --variant 'size=a b' --position ")
        .contains(" --moves '" + MOVES + "' --side 2 --nodes 7 --seed=-3 -- sh bot.sh");
  }

  @ParameterizedTest
  @ValueSource(ints = {20, 40, 80, 200})
  void theDetailsFitExceptForWordsOfTheCommand(int width) {
    List<String> lines = new FailureText(Locale.ENGLISH, width).lines(report("sh bot.sh"));
    assertThat(lines)
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(Math.max(width, 40)));
    assertThat(String.join("\n", lines))
        .contains("standard error", "to reproduce")
        .doesNotContain("\u001b");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sh bot.sh", "python3 'my bot.py' \"it's\" --a=$HOME", "./a\\ b", "*"})
  void aShellReadsTheBrokenCommandAsTheWholeOne(String bot) throws Exception {
    String command = report(bot).command();
    List<String> whole = words(command);
    for (int width : new int[] {30, 60, 80, 1000}) {
      assertThat(words(String.join("\n", ShellLines.of(command, width)))).isEqualTo(whole);
    }
    assertThat(whole).contains("--moves", MOVES, "size=a b");
  }

  /** The words that a shell reads, each with single spaces. */
  private static List<String> words(String command) throws Exception {
    String script = "show() { for word; do printf '%s\\0' \"$word\"; done; }\n";
    Process shell =
        new ProcessBuilder("sh", "-c", script + command.replace("./tabuleiro", "show")).start();
    String output = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(shell.waitFor()).isZero();
    return Words.split(output, '\0').stream().map(Words::spaced).toList();
  }
}
