package tabuleiro.games.tetris.course;

import java.util.Locale;
import tabuleiro.core.course.CourseTest;
import tabuleiro.core.solver.Solver;
import tabuleiro.games.tetris.rules.Tetris;

/** One public test of IA-Tetris: a list of steps, of which some expect an answer. */
record TetrisCourseTest(TestStep test, Solver<Tetris> best) implements CourseTest {
  private static final String AT_LEAST = "expect_points_at_least";

  @Override
  public String name() {
    return test.text("id");
  }

  @Override
  public String title(Locale locale) {
    String translated = "title_" + locale.getLanguage();
    return test.text(test.has(translated) ? translated : "title");
  }

  @Override
  public Verdict run(Searches searches) {
    TestValues values = new TestValues();
    Verdict last = new Verdict(true, "", "");
    for (TestStep step : test.steps("steps")) {
      boolean isSearch = step.text("op").startsWith("procura-");
      if (step.has("expect") || step.has(AT_LEAST)) {
        last = isSearch ? search(step, values, searches) : equal(step, values.answer(step));
      } else {
        values.change(step);
      }
      if (!last.passed()) {
        return last;
      }
    }
    return last;
  }

  private static Verdict equal(TestStep step, String actual) {
    String expected = step.text("op") + " " + TestStep.written(step.value("expect"));
    String answer = step.text("op") + " " + actual;
    return new Verdict(expected.equals(answer), expected, answer);
  }

  private Verdict search(TestStep step, TestValues values, Searches searches) {
    TestSearch search = new TestSearch(values, searches, best);
    if (!step.has(AT_LEAST)) {
      return equal(step, search.actions(step));
    }
    int points = search.points(step);
    int least = step.number(AT_LEAST);
    return new Verdict(points >= least, "at least " + least + " points", points + " points");
  }
}
