package tabuleiro.app.grade;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import tabuleiro.core.code.OwnCodeException;
import tabuleiro.core.course.LispStep;
import tabuleiro.core.course.LispTest;
import tabuleiro.core.text.Message;

/** Runs public tests on a student's file in this process. */
final class SubmissionRun {
  private final SubmissionProgram program;
  private final Duration limit;
  private final Locale locale;

  /**
   * @param limit the processor time of each test
   */
  SubmissionRun(SubmissionProgram program, Duration limit, Locale locale) {
    this.program = program;
    this.limit = limit;
    this.locale = locale;
  }

  /** Runs the steps of a test until one is not answered correctly. */
  TestAnswer run(LispTest test) {
    int number = program.tests().indexOf(test);
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long end = threads.getCurrentThreadCpuTime() + limit.toNanos();
    List<LispStep> steps = test.steps();
    TestAnswer answer = new TestAnswer(test.name(), 0, "", true);
    for (int i = 0; i < steps.size(); i++) {
      answer = answer(number, i, wholeSeconds(end - threads.getCurrentThreadCpuTime()));
      LispStep step = steps.get(i);
      if (!answer.isAnswer() || (step.isChecked() && !step.accepts(answer.text()))) {
        break;
      }
    }
    return answer;
  }

  /** Rounds up, so that a message names the limit and not what earlier steps have left of it. */
  private static Duration wholeSeconds(long nanos) {
    return Duration.ofSeconds(Math.max(1, (nanos + 999_999_999) / 1_000_000_000));
  }

  private TestAnswer answer(int number, int step, Duration left) {
    String name = program.tests().get(number).name();
    try {
      String text = program.call(number, step, left);
      return new TestAnswer(name, step, text.substring(1), text.startsWith("="));
    } catch (OwnCodeException e) {
      return new TestAnswer(name, step, inner(e.problem()).in(locale), false);
    }
  }

  /** The problem without the function that it happened in, which is one of ours. */
  private static Message inner(Message problem) {
    List<Object> arguments = problem.arguments();
    return !arguments.isEmpty() && arguments.get(arguments.size() - 1) instanceof Message cause
        ? cause
        : problem;
  }
}
