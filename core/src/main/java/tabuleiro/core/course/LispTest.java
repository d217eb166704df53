package tabuleiro.core.course;

import java.util.List;

/**
 * A public test of a course on a student's Lisp file. Its steps run in order and stop at the first
 * wrong answer.
 *
 * @param name the name of the same {@link CourseTest}
 * @param replacement definitions that are loaded after the student's file and replace some of it;
 *     usually empty
 */
public record LispTest(String name, String replacement, List<LispStep> steps) {
  public LispTest {
    steps = List.copyOf(steps);
  }
}
