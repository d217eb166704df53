package tabuleiro.games.tetris.course;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.core.course.CourseTest;
import tabuleiro.core.course.CourseTests;
import tabuleiro.core.course.LispTest;
import tabuleiro.core.course.LispTests;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.world.Resources;
import tabuleiro.games.tetris.rules.Tetris;

/**
 * The public tests of IA-Tetris: 27 of the second delivery and two of the first.
 *
 * @param best the search that the course calls <em>procura-best</em>
 */
public record TetrisCourseTests(Solver<Tetris> best) implements CourseTests {

  @Override
  public String file() {
    return "public-tests.json";
  }

  @Override
  public List<CourseTest> tests(Map<String, Object> document) {
    return new TestStep(document)
        .steps("tests").stream().<CourseTest>map(test -> new TetrisCourseTest(test, best)).toList();
  }

  @Override
  public Optional<LispTests> lispTests(Map<String, Object> document) {
    List<LispTest> tests =
        new TestStep(document).steps("tests").stream().map(TetrisCourseTests::lispTest).toList();
    return Optional.of(new LispTests(text("utils.lisp") + text("answers.lisp"), tests));
  }

  private static LispTest lispTest(TestStep test) {
    boolean hasOtherBoard = test.has("board_type");
    return new LispTest(
        test.text("id"),
        hasOtherBoard ? text("board.lisp") : "",
        test.steps("steps").stream().flatMap(LispForms::steps).toList());
  }

  private static String text(String file) {
    return Resources.text(TetrisCourseTests.class, file);
  }
}
