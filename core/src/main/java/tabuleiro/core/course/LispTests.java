package tabuleiro.core.course;

import java.util.List;

/**
 * The public tests of a course as Lisp, to run on a student's file.
 *
 * @param definitions what a student's file may use, and how answers are written; loaded before it
 */
public record LispTests(String definitions, List<LispTest> tests) {
  public LispTests {
    tests = List.copyOf(tests);
  }
}
