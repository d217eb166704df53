package tabuleiro.app.grade;

import tabuleiro.core.course.LispTest;

/**
 * What a student's file answered to a public test.
 *
 * @param test the name of the test
 * @param step the index of its last step that ran: the first one with a wrong answer, else the last
 * @param text the answer to that step, or what went wrong
 * @param isAnswer whether the step returned
 */
record TestAnswer(String test, int step, String text, boolean isAnswer) {

  boolean isCorrect(LispTest asked) {
    boolean isLast = step == asked.steps().size() - 1;
    return isAnswer
        && isLast
        && (!asked.steps().get(step).isChecked() || asked.steps().get(step).accepts(text));
  }
}
