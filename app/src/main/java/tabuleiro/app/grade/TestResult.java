package tabuleiro.app.grade;

import tabuleiro.core.course.LispStep;
import tabuleiro.core.course.LispTest;

/**
 * The result of a public test on a student's file.
 *
 * @param step the step that was not answered correctly, else the last one
 * @param actual the answer, or what went wrong
 * @param isAnswer whether the step returned
 */
public record TestResult(boolean passed, LispStep step, String actual, boolean isAnswer) {

  static TestResult of(LispTest test, TestAnswer answer) {
    LispStep step = test.steps().get(answer.step());
    return new TestResult(answer.isCorrect(test), step, answer.text(), answer.isAnswer());
  }
}
