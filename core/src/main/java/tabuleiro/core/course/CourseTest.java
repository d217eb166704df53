package tabuleiro.core.course;

import java.util.Locale;
import java.util.function.ToDoubleFunction;
import tabuleiro.core.Puzzle;
import tabuleiro.core.solver.Outcome;

/** A public test of a course, run on our implementation of what it asks for. */
public interface CourseTest {

  /**
   * The result of a test.
   *
   * @param expected what the first step that failed expects, or the last step if none failed
   * @param actual the answer to that step
   */
  record Verdict(boolean passed, String expected, String actual) {}

  /** The tree searches that a course asks for. They are those of the program. */
  interface Searches {

    /** Depth-first search; the node generated last is expanded first. */
    <S extends Puzzle> Outcome depthFirst(S start);

    /** A*; of equal nodes the one inserted last is expanded first. */
    <S extends Puzzle> Outcome bestFirst(
        S start, ToDoubleFunction<S> pathCost, ToDoubleFunction<S> heuristic);
  }

  /** The number of the test: {@code E2-01}. */
  String name();

  /** What it checks, in a few words of a language. */
  String title(Locale locale);

  Verdict run(Searches searches);
}
