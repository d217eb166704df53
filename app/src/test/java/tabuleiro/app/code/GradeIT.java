package tabuleiro.app.code;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.app.Launcher;

/** {@code grade tetris FILE}: the public tests on the example submissions, by the real launcher. */
class GradeIT {
  private static final String EXAMPLES = "examples/submissions/tetris/";

  @TempDir private Path folder;

  private static JsonNode grade(String arguments, int code) throws Exception {
    Launcher.Said said = Launcher.here().run("./tabuleiro grade tetris --json " + arguments);
    assertThat(said.code()).as(said.err()).isEqualTo(code);
    return new ObjectMapper().readTree(said.out());
  }

  private static JsonNode named(JsonNode document, String name) {
    for (JsonNode test : document.path("tests")) {
      if (test.path("name").asText().equals(name)) {
        return test;
      }
    }
    throw new AssertionError(name);
  }

  @Test
  void theCorrectSubmissionPassesAllTests() throws Exception {
    JsonNode document = grade(EXAMPLES + "correct.lisp", 0);
    assertThat(document.path("passed").asInt()).isEqualTo(29);
    assertThat(document.path("tests")).hasSize(29);
    JsonNode best = named(document, "E2-25");
    assertThat(best.path("expected").asText()).isEqualTo("at least 500");
    assertThat(best.path("actual").asText()).isEqualTo("600");
    assertThat(best.path("score").asInt()).isEqualTo(1);
  }

  /** SBCL gives the same verdicts. */
  @Test
  void everyFaultOfTheOtherSubmissionIsFoundAndNothingElse() throws Exception {
    JsonNode document = grade(EXAMPLES + "five-faults.lisp --time 5000", 1);
    List<String> failed = new ArrayList<>();
    for (JsonNode test : document.path("tests")) {
      assertThat(test.path("score").asInt()).isEqualTo(test.path("passed").asBoolean() ? 1 : 0);
      if (!test.path("passed").asBoolean()) {
        failed.add(test.path("name").asText());
      }
    }
    assertThat(document.path("tests")).hasSize(29);
    assertThat(failed)
        .containsExactly(
            "E2-02", "E2-09", "E2-10", "E2-14", "E2-15", "E2-18", "E2-20", "E2-21", "E2-22",
            "E2-25", "E2-26");
    check(document, "E2-02", "NIL", "T");
    check(document, "E2-09", "300", "200");
    check(document, "E2-15", "((0 o0) (7 l3) (0 t3) (5 s1) (3 z1))", "(8 z1)");
    check(document, "E2-10", "700", "none: The function CUSTO-OPORTUNIDADE is undefined");
    check(document, "E2-25", "at least 500", "none: did not return within 5 s");
    assertThat(named(document, "E2-02").path("step").asText())
        .isEqualTo("(tabuleiro-preenchido-p tab 3 3)");
  }

  private static void check(JsonNode document, String name, String expected, String actual) {
    assertThat(named(document, name).path("expected").asText()).as(name).isEqualTo(expected);
    assertThat(named(document, name).path("actual").asText()).as(name).contains(actual);
  }

  @Test
  void aFileThatIsNoLispIsRefusedWithItsLine() throws Exception {
    Path file = Files.writeString(folder.resolve("open.lisp"), "(defun f (x) x)\n\n(defun g (x)\n");
    Launcher.Said said = Launcher.here().run("./tabuleiro grade tetris '" + file + "'");
    assertThat(said.code()).isEqualTo(2);
    assertThat(said.out()).isEmpty();
    assertThat(said.err())
        .isEqualTo(
            "open.lisp, line 3: the list that starts here is not closed: a “)” is missing\n");
  }

  /** Each test of an empty file fails alone; no function is there. */
  @Test
  void anEmptyFileFailsEveryTest() throws Exception {
    Path file = Files.writeString(folder.resolve("empty.lisp"), "; nothing\n");
    JsonNode document = grade("'" + file + "'", 1);
    assertThat(document.path("passed").asInt()).isZero();
    assertThat(document.path("tests")).hasSize(29);
  }
}
