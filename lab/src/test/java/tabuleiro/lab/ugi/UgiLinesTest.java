package tabuleiro.lab.ugi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.testkit.BundleContract;

class UgiLinesTest {

  @Nested
  class Texts extends BundleContract {
    @Override
    protected String bundle() {
      return WireMove.BUNDLE;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"game dots version 1", "game dots version 12 variant size=5x6 mode=a=b"})
  void aGameIsReadAsItIsWritten(String line) throws InputException {
    assertThat(GameName.parse(line).line()).isEqualTo(line);
  }

  @Test
  void aGameNamesItsVariant() throws InputException {
    assertThat(GameName.parse("game dots version 1 variant size=5x6"))
        .isEqualTo(new GameName("dots", 1, Map.of("size", "5x6")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "game",
        "game dots",
        "game dots version",
        "game dots version x",
        "game dots version 1 size",
        "game dots version 1 variant =3",
        "game dots version 1 variant a=1 a=2"
      })
  void aWrongGameIsRejected(String line) {
    assertThatThrownBy(() -> GameName.parse(line)).isInstanceOf(InputException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "go",
        "go infinite",
        "go movetime 960",
        "go nodes 1000",
        "go depth 4",
        "go movetime 960 nodes 1000 depth 4",
        "go solve",
        "go solve movetime 10 nodes 5",
        "go p1time 60000 p2time 59000 p1inc 1000 p2inc 0",
      })
  void aRequestIsReadAsItIsWritten(String line) throws InputException {
    assertThat(UgiGo.parse(line).line()).isEqualTo(line);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "go movetime",
        "go movetime 0",
        "go movetime -5",
        "go nodes 1e9",
        "go depth 99999999",
        "go wtime 100",
        "go depth 1 solve",
        "stop",
        ""
      })
  void aWrongRequestIsRejected(String line) {
    assertThatThrownBy(() -> UgiGo.parse(line)).isInstanceOf(InputException.class);
  }

  @Test
  void aLimitBelowAMillisecondIsWrittenAsOne() {
    assertThat(UgiGo.within(Limits.time(Duration.ofNanos(5))).line()).isEqualTo("go movetime 1");
  }

  @Test
  void aShareOfAClockLeavesTimeForLaterMoves() throws InputException {
    UgiClocks clocks =
        UgiGo.parse("go p1time 60000 p2time 1000 p1inc 400 p2inc 8000").clocks().orElseThrow();

    assertThat(clocks.share(0)).isEqualTo(Duration.ofMillis(3300));
    assertThat(clocks.share(1)).isEqualTo(Duration.ofMillis(500));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "option name level type spin default 3 min 1 max 8",
        "option name Move Overhead type spin default 10 min 0 max 5000",
        "option name history type check default false",
        "option name style type combo default calm var calm var wild and free",
        "option name file type string default a b",
        "option name clear type button"
      })
  void anOptionIsReadAsItIsWritten(String line) {
    assertThat(UgiOption.parse(line)).map(UgiOption::line).contains(line);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "option",
        "option name",
        "option name x",
        "option name x type",
        "option name x type float",
        "option type spin name",
        "option name x type spin default 1 min 5 max 2"
      })
  void aWrongOptionIsNone(String line) {
    assertThat(UgiOption.parse(line)).isEmpty();
  }

  @Test
  void theValueOfAnOptionIsChecked() {
    UgiOption level = UgiOption.spin("level", 3, 1, 8);
    UgiOption style =
        UgiOption.parse("option name style type combo default calm var calm var wild")
            .orElseThrow();

    assertThat(level.fault("8")).isEmpty();
    assertThat(level.fault("9")).isPresent();
    assertThat(level.fault("x")).isPresent();
    assertThat(style.fault("wild")).isEmpty();
    assertThat(style.fault("loud")).isPresent();
    assertThat(style.set("wild")).isEqualTo("setoption name style value wild");
  }

  @Test
  void aSeedIsBroughtIntoTheRangeOfTheOption() {
    UgiOption seed = UgiOption.spin("seed", 0, 0, 9);

    assertThat(seed.seed(7)).isEqualTo("7");
    assertThat(seed.seed(123)).isEqualTo("3");
    assertThat(seed.seed(-1)).isEqualTo("9");
    assertThat(UgiOption.text("seed", "").seed(Long.MIN_VALUE))
        .isEqualTo(String.valueOf(Long.MIN_VALUE));
  }

  @Test
  void everyPartOfAnInfoIsRead() {
    UgiInfo info =
        UgiInfo.parse("info depth 7 seldepth 9 score -2.5 nodes 1000 time 20 pv (h 1 2) D4");

    assertThat(info.depth()).hasValue(7);
    assertThat(info.score()).hasValue(-2.5);
    assertThat(info.nodes()).hasValue(1000);
    assertThat(info.time()).contains(Duration.ofMillis(20));
    assertThat(info.line()).containsExactly("(h 1 2)", "D4");
    assertThat(info.text()).isEmpty();
    assertThat(info.hasResult()).isTrue();
  }

  @Test
  void textEndsAnInfo() {
    UgiInfo info = UgiInfo.parse("info string depth 3 (is not closed");

    assertThat(info.text()).contains("depth 3 (is not closed");
    assertThat(info.hasResult()).isFalse();
  }

  @Test
  void hundredthsOfAPointAreUnderstood() {
    assertThat(UgiInfo.parse("info score cp 150 depth 2").score()).hasValue(1.5);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "info",
        "info depth",
        "info depth x",
        "info depth -3",
        "info score NaN",
        "info score cp",
        "info nodes 99999999999999999999",
        "info time 999999999999999999",
        "info pv",
        "info (((",
        "info wdl 1 2 3"
      })
  void whatIsWrongInAnInfoIsSkipped(String line) {
    assertThat(UgiInfo.parse(line).hasResult()).isFalse();
  }

  @Test
  void aLongInfoIsCut() {
    UgiInfo moves = UgiInfo.parse("info pv" + " a".repeat(10_000));
    UgiInfo text = UgiInfo.parse("info string " + "a".repeat(10_000));

    assertThat(moves.line()).hasSize(UgiInfo.MOST_MOVES);
    assertThat(text.text().orElseThrow()).hasSize(UgiInfo.LONGEST_TEXT);
  }

  @Test
  void aSolutionIsReadAsItIsWritten() throws InputException {
    String line = "solution (h 1 2) D4 cost 2 generated 10 expanded 4";

    assertThat(UgiSolution.parse(line).line()).isEqualTo(line);
    assertThat(UgiSolution.parse(line).moves()).contains(List.of("(h 1 2)", "D4"));
    assertThat(UgiSolution.NONE.line()).isEqualTo("nosolution");
    assertThat(UgiSolution.parse("solution").moves()).isEqualTo(Optional.of(List.of()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"solution (h 1", "solution a cost", "solution a cost x"})
  void aWrongSolutionIsRejected(String line) {
    assertThatThrownBy(() -> UgiSolution.parse(line)).isInstanceOf(InputException.class);
  }

  @Test
  void anAnswerIsLateAfterTheLimitAndItsTolerance() {
    UgiTiming timing = UgiTiming.limited(Duration.ofMillis(100));

    assertThat(timing.isLate(Duration.ofMillis(120))).isFalse();
    assertThat(timing.isLate(Duration.ofMillis(121))).isTrue();
    assertThat(timing.patience()).isEqualTo(Duration.ofMillis(1100));
    assertThat(UgiTiming.limited(Duration.ofSeconds(5)).patience())
        .isEqualTo(Duration.ofSeconds(10));
  }
}
