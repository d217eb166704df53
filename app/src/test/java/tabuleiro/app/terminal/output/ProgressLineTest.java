package tabuleiro.app.terminal.output;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import tabuleiro.app.keyboard.PlainKeyboard;
import tabuleiro.lab.cluster.ClusterLoad;
import tabuleiro.lab.run.Result;

class ProgressLineTest {
  private static final Result RESULT =
      new Result("k", JsonNodeFactory.instance.objectNode(), Duration.ZERO);

  private final AtomicLong now = new AtomicLong(1_000_000_000_000L);
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();

  private ProgressLine line(boolean isAttended) {
    PrintStream err = new PrintStream(said, true, StandardCharsets.UTF_8);
    BufferedReader nothing = new BufferedReader(new StringReader(""));
    Terminal terminal =
        new Terminal(
            err,
            err,
            Locale.ENGLISH,
            false,
            nothing,
            new PlainKeyboard(nothing, err),
            isAttended,
            80);
    return new ProgressLine(terminal, now::get);
  }

  private String heard() {
    String text = said.toString(StandardCharsets.UTF_8);
    said.reset();
    return text;
  }

  private void pass(Duration time) {
    now.addAndGet(time.toNanos());
  }

  @Test
  void aTerminalShowsABarAndTheTimeLeft() {
    ProgressLine line = line(true);
    line.expect("games", 10);
    assertThat(heard()).isEqualTo("\r░░░░░░░░░░░░░░░░░░░░ games: 0 of 10\u001b[K");
    line.done(RESULT, false);
    line.done(RESULT, false);
    assertThat(heard()).as("ten times a second at most").isEmpty();
    pass(Duration.ofSeconds(60));
    line.done(RESULT, true);
    assertThat(heard()).isEqualTo("\r██████░░░░░░░░░░░░░░ games: 3 of 10, 7:00 left\u001b[K");
    pass(Duration.ofHours(2));
    line.done(RESULT, true);
    assertThat(heard()).contains("4 of 10, 6:03:00 left");
    line.end();
    assertThat(heard()).isEqualTo("\r\u001b[K");
  }

  @Test
  void aClusterShowsItsLoadAndInTheEndTheTasksOfEachHost() {
    ProgressLine line = line(false).of(() -> new ClusterLoad(2, 6, 0.915));
    line.expect("", 4);
    for (String host : List.of("b", "a", "b")) {
      pass(Duration.ofSeconds(31));
      line.done(new Result("k", RESULT.content(), Duration.ZERO, host), true);
    }
    line.done(new Result("k", RESULT.content(), Duration.ZERO, "c"), false);
    line.end();
    line.sayHosts();
    assertThat(heard().lines())
        .contains("2 of 4, 1:02 left, hosts: 2, cores: 6, busy 92 %")
        .endsWith("tasks per host: a 1, b 2");
  }

  @Test
  void aFileGetsALineNowAndThen() {
    ProgressLine line = line(false);
    line.expect("games", 100);
    for (int i = 0; i < 61; i++) {
      pass(Duration.ofSeconds(1));
      line.done(RESULT, true);
    }
    line.end();
    assertThat(heard().lines())
        .containsExactly("games: 30 of 100, 1:10 left", "games: 60 of 100, 0:40 left");
  }

  @Test
  void moreThanExpectedIsNotMoreThanAll() {
    ProgressLine line = line(true);
    line.expect("", 1);
    pass(Duration.ofSeconds(1));
    line.done(RESULT, true);
    pass(Duration.ofSeconds(1));
    line.done(RESULT, true);
    assertThat(heard()).endsWith("████████████████████ 2 of 2\u001b[K");
  }
}
