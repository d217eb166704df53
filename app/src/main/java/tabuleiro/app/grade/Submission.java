package tabuleiro.app.grade;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import tabuleiro.app.code.OwnJob;
import tabuleiro.core.course.LispTest;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Quotation;

/**
 * A student's file. The tests run one after another in a process of its own. If the process ends
 * during a test, that test has failed, and a new process goes on with the next one.
 *
 * @param game the id of the world
 * @param limit the processor time of each test
 */
public record Submission(String game, Path file, Duration limit, Locale locale) {
  private static final String BUNDLE = "tabuleiro.app.messages";

  /** The time to load and compile a file on a slow and busy machine. */
  private static final Duration LOADING = Duration.ofMinutes(3);

  /** How much longer than its processor time a test may take on a busy machine. */
  private static final int PATIENCE = 12;

  /**
   * Runs tests and reports each result.
   *
   * @throws InputException if the file cannot be loaded
   */
  public void run(List<LispTest> tests, BiConsumer<LispTest, TestResult> report)
      throws InputException, InterruptedException {
    Deque<LispTest> left = new ArrayDeque<>(tests);
    while (!left.isEmpty()) {
      runInOneProcess(left, report);
    }
  }

  private void runInOneProcess(Deque<LispTest> left, BiConsumer<LispTest, TestResult> report)
      throws InputException, InterruptedException {
    Map<String, ?> request =
        Map.of(
            "game", game,
            "file", file.toString(),
            "tests", left.stream().map(LispTest::name).toList(),
            "limit", limit.toMillis(),
            "lang", locale.getLanguage());
    try (OwnJob job = OwnJob.start("grade", request, Path.of(""))) {
      while (!left.isEmpty()) {
        Optional<JsonNode> begun = job.next(LOADING);
        LispTest test = left.remove();
        if (begun.isEmpty()) {
          report.accept(test, TestResult.of(test, ended()));
          return;
        }
        rejectError(begun.get());
        Optional<JsonNode> line = job.next(limit.multipliedBy(PATIENCE));
        report.accept(test, TestResult.of(test, line.map(l -> answer(test, l)).orElse(ended())));
        if (line.isEmpty()) {
          return;
        }
      }
    }
  }

  private static TestAnswer answer(LispTest test, JsonNode line) {
    return new TestAnswer(
        test.name(),
        line.path("step").asInt(),
        line.path("text").asText(),
        line.path("isAnswer").asBoolean());
  }

  /** The process ended, or it had to be ended, without an answer. */
  private TestAnswer ended() {
    String text = Message.of(BUNDLE, "grade.ended", limit.toSeconds()).in(locale);
    return new TestAnswer("", 0, text, false);
  }

  private static void rejectError(JsonNode line) throws InputException {
    if (line.has("error")) {
      Quotation.Detail detail = new Quotation.Detail(line.path("error").asText());
      throw new InputException(Message.of(BUNDLE, "grade.file.fault", detail));
    }
  }
}
