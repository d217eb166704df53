package tabuleiro.games.tetris.course;

import java.util.List;
import java.util.Map;
import tabuleiro.core.course.CourseTest;
import tabuleiro.core.course.CourseTests;
import tabuleiro.core.solver.Solver;
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
}
