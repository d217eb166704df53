package tabuleiro.app.grade;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import tabuleiro.core.code.CodeLanguage;
import tabuleiro.core.code.OwnFunction;
import tabuleiro.core.code.OwnProgram;
import tabuleiro.core.code.SourceFile;
import tabuleiro.core.course.LispTest;
import tabuleiro.core.course.LispTests;
import tabuleiro.core.text.InputException;

/**
 * A student's file with some public tests, loaded into this process. The tests stand after the end
 * of the file, so that their names belong to the package in which the file ends, and the lines of
 * the file keep their numbers.
 *
 * @param tests the tests that can be run, by index
 * @param run the function that runs a step; its value is the answer after {@code =} or an error
 *     after {@code !}
 */
record SubmissionProgram(List<LispTest> tests, OwnFunction run) {
  /** The tests are evaluated, since to compile each of them would take longer than to run it. */
  private static final String RUN =
      """
      (defun teste-corre (teste passo)
        (let ((*package* (symbol-package 'teste-corre)))
          (handler-case
              (concatenate 'string "="
                (princ-to-string (eval (nth passo (nth teste *teste-passos*)))))
            (error (erro) (concatenate 'string "!" (princ-to-string erro))))))
      """;

  /** Loads a file. All tests must have the same replacement. */
  static SubmissionProgram load(
      CodeLanguage language, SourceFile file, LispTests all, List<LispTest> tests)
      throws InputException {
    StringBuilder text = new StringBuilder(file.text()).append('\n');
    if (file.text().toLowerCase(Locale.ROOT).contains("(in-package")) {
      text.append(all.definitions()).append('\n'); // those before the file are in another package
    }
    text.append(tests.isEmpty() ? "" : tests.get(0).replacement()).append('\n');
    text.append("(defparameter *teste-passos* '(\n");
    for (LispTest test : tests) {
      text.append('(');
      test.steps().forEach(step -> text.append(step.evaluation()).append('\n'));
      text.append(")\n");
    }
    text.append("))\n").append(RUN);
    OwnProgram program =
        language.load(
            new SourceFile(file.name(), text.toString(), file.folder()), all.definitions());
    program.awaitFullSpeed();
    List<OwnFunction> functions = program.functions();
    return new SubmissionProgram(tests, functions.get(functions.size() - 1));
  }

  /** Runs a step of a test. */
  String call(int test, int step, Duration limit) {
    return String.valueOf(
        run.call(limit, data -> new Object[] {data.number(test), data.number(step)}));
  }
}
