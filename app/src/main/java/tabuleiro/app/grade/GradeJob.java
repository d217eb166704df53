package tabuleiro.app.grade;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.app.code.OwnPrograms;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.code.CallLimit;
import tabuleiro.core.code.CodeLanguage;
import tabuleiro.core.code.SourceFile;
import tabuleiro.core.course.LispTest;
import tabuleiro.core.course.LispTests;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;

/**
 * Runs public tests on a student's file in the process that has been started for it. Before each
 * test there is a line with its name, after it one with the answer.
 */
public final class GradeJob {
  private final LispTests all;
  private final CodeLanguage language;
  private final SourceFile file;
  private final Duration limit;
  private final Locale locale;

  /** The loaded programs by the replacement of their tests. */
  private final Map<String, SubmissionRun> runs = new HashMap<>();

  private GradeJob(JsonNode request, LispTests all) throws InputException {
    this.all = all;
    String name = request.path("file").asText();
    language = OwnPrograms.language(name);
    file = source(name);
    limit = Duration.ofMillis(request.path("limit").asLong());
    locale = Locale.forLanguageTag(request.path("lang").asText());
  }

  /** Runs the tests of a request. */
  public static void run(JsonNode request, Consumer<Map<String, ?>> tell) throws InputException {
    LispTests all = PublicTests.of(Worlds.find(request.path("game").asText())).lisp().orElseThrow();
    CallLimit.onGivenUp(problem -> Runtime.getRuntime().halt(1));
    GradeJob job = new GradeJob(request, all);
    List<String> names = new ArrayList<>();
    request.path("tests").forEach(name -> names.add(name.asText()));
    for (LispTest test : all.tests()) {
      if (names.contains(test.name())) {
        SubmissionRun run = job.runOf(test);
        tell.accept(Map.of("test", test.name()));
        TestAnswer answer = run.run(test);
        tell.accept(
            Map.of("step", answer.step(), "text", answer.text(), "isAnswer", answer.isAnswer()));
      }
    }
  }

  private SubmissionRun runOf(LispTest test) throws InputException {
    SubmissionRun known = runs.get(test.replacement());
    if (known != null) {
      return known;
    }
    List<LispTest> alike =
        all.tests().stream().filter(t -> t.replacement().equals(test.replacement())).toList();
    SubmissionProgram program = SubmissionProgram.load(language, file, all, alike);
    SubmissionRun run = new SubmissionRun(program, limit, locale);
    runs.put(test.replacement(), run);
    return run;
  }

  private static SourceFile source(String name) throws InputException {
    Path path = InputText.path(name);
    try {
      return new SourceFile(
          String.valueOf(path.getFileName()),
          InputText.file(path),
          Optional.ofNullable(path.toAbsolutePath().getParent()));
    } catch (InputException e) {
      throw e.of(name);
    }
  }
}
