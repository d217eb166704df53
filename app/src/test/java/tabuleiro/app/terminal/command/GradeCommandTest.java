package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Puzzle;
import tabuleiro.core.course.CourseTest;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.text.InputException;

/** {@code grade}: the public tests of a course. */
class GradeCommandTest extends CommandTest {

  @Test
  void allPublicTestsOfTetrisPass() {
    Said said = run("grade", "tetris", "--json");
    assertThat(said.code()).isZero();
    JsonNode tests = said.json().path("tests");
    assertThat(tests).hasSize(29);
    for (JsonNode test : tests) {
      assertThat(test.path("passed").asBoolean()).as(test.toString()).isTrue();
      assertThat(test.path("score").asInt()).isEqualTo(1);
      assertThat(test.path("expected").asText()).isNotEmpty();
    }
    JsonNode best = tests.get(23);
    assertThat(best.path("name").asText()).isEqualTo("E2-24");
    assertThat(best.path("expected").asText()).isEqualTo("procura-best ((3 t2))");
    assertThat(best.path("actual").asText()).isEqualTo("procura-best ((3 t2))");
    assertThat(tests.get(24).path("expected").asText()).isEqualTo("at least 500 points");
  }

  @Test
  void aListHasALineForEachTest() {
    String text = run("grade", "tetris").out();
    assertThat(text.lines()).allMatch(line -> line.length() <= 80);
    assertThat(text.lines().filter(line -> line.startsWith("E"))).hasSize(29);
    assertThat(text)
        .contains("E2-01   passed     board type 1")
        .endsWith("29 of 29 tests passed\n");
    String portuguese = run("grade", "tetris", "--lang", "pt").out();
    assertThat(portuguese)
        .contains("E2-01   passou     tabuleiro do tipo 1")
        .endsWith("29 de 29 testes passaram\n");
    assertThat(portuguese.lines()).allMatch(line -> line.length() <= 80);
  }

  /** Every title has a translation: the two lists have no line with a title in common. */
  @Test
  void everyTitleIsTranslated() {
    JsonNode english = run("grade", "tetris", "--json").json().path("tests");
    JsonNode portuguese = run("grade", "tetris", "--json", "--lang", "pt").json().path("tests");
    assertThat(portuguese.findValuesAsText("title"))
        .hasSize(29)
        .doesNotContainAnyElementsOf(english.findValuesAsText("title"));
  }

  @Test
  void aSubmissionThatIsNotThereIsRefused() {
    assertThat(run("grade", "tetris", "submission.lisp").refusal())
        .isEqualTo("submission.lisp: the file does not exist");
  }

  @Test
  void aTimeWithoutASubmissionIsRefused() {
    assertThat(run("grade", "tetris", "--time", "5000").refusal())
        .isEqualTo("--time limits the tests of a submission; name its file, or leave --time out");
  }

  @Test
  void aGameWithoutPublicTestsSaysWhichHaveSome() {
    assertThat(run("grade", "dots").refusal())
        .isEqualTo("dots has no public tests; these games have: tetris");
  }

  /** A test of one step that expects a wrong answer. */
  @Test
  void aWrongAnswerFailsWithBothAnswers() throws InputException {
    Map<String, Object> step =
        Map.of("op", "column-height", "board", "empty", "col", 3, "expect", 1);
    Map<String, Object> document =
        Map.of("tests", List.of(Map.of("id", "X-1", "title", "a height", "steps", List.of(step))));
    CourseTest test = Worlds.find("tetris").courseTests().orElseThrow().tests(document).get(0);
    assertThat(test.name()).isEqualTo("X-1");
    assertThat(test.run(new NoSearches()))
        .isEqualTo(new CourseTest.Verdict(false, "column-height 1", "column-height 0"));
  }

  private static final class NoSearches implements CourseTest.Searches {
    @Override
    public <S extends Puzzle> Outcome depthFirst(S start) {
      throw new AssertionError("no search is needed");
    }

    @Override
    public <S extends Puzzle> Outcome bestFirst(
        S start, ToDoubleFunction<S> pathCost, ToDoubleFunction<S> heuristic) {
      throw new AssertionError("no search is needed");
    }
  }
}
