package tabuleiro.app.terminal.command;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.grade.PublicTests;
import tabuleiro.app.grade.Submission;
import tabuleiro.app.grade.TestResult;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Puzzle;
import tabuleiro.core.course.CourseTest;
import tabuleiro.core.course.LispTests;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;
import tabuleiro.core.world.World;
import tabuleiro.search.solo.SolverOptions;
import tabuleiro.search.solo.course.CourseAStar;
import tabuleiro.search.solo.course.CoursePp;

/**
 * {@code grade GAME [FILE]}: runs the public tests of the game's course on a student's file, or on
 * our implementation.
 */
@Command(name = "grade", resourceBundle = Terminal.BUNDLE)
public final class GradeCommand implements Callable<Integer> {
  /** The time that the course gives a search. */
  private static final int LIMIT = 20_000;

  private static final int LONGEST = 3_600_000;

  private final Terminal terminal;
  private final List<Map<String, Object>> results = new ArrayList<>();

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "option.game")
  private String game = "";

  @Parameters(index = "1", arity = "0..1", paramLabel = "FILE", descriptionKey = "grade.file")
  private @Nullable Path file;

  @Option(names = "--time", paramLabel = "MS", descriptionKey = "grade.time")
  private @Nullable Integer time;

  public GradeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /** The searches of the program, without limits. */
  private static final class OurSearches implements CourseTest.Searches {
    @Override
    public <S extends Puzzle> Outcome depthFirst(S start) {
      return new CoursePp<S>(SolverOptions.STANDARD).solve(start, new Budget(Limits.NONE));
    }

    @Override
    public <S extends Puzzle> Outcome bestFirst(
        S start, ToDoubleFunction<S> pathCost, ToDoubleFunction<S> heuristic) {
      CourseAStar.PathCost<S> cost = (state, paid) -> pathCost.applyAsDouble(state);
      return new CourseAStar<>(cost, heuristic, SolverOptions.STANDARD)
          .solve(start, new Budget(Limits.NONE));
    }
  }

  /** What is printed of a test: the labels and texts below its line, if it failed. */
  private record Lines(boolean passed, Map<String, String> details) {}

  @Override
  public Integer call() throws InputException, InterruptedException {
    World world = Worlds.find(game);
    PublicTests tests = PublicTests.of(world);
    if (file != null) {
      gradeFile(world, tests, file);
    } else if (time != null) {
      throw Terminal.fault("grade.timeAlone");
    } else {
      gradeOurs(tests);
    }
    long passed =
        results.stream().filter(result -> Boolean.TRUE.equals(result.get("passed"))).count();
    if (common.json) {
      Map<String, Object> all = new LinkedHashMap<>();
      all.put("game", world.id());
      if (file != null) {
        all.put("file", file.toString());
      }
      all.put("tests", results);
      all.put("passed", passed);
      terminal.out().print(Json.write(all));
    } else {
      terminal.out().println(terminal.text("grade.sum", passed, results.size()));
    }
    return passed == results.size() ? ExitCode.ANSWERED : ExitCode.NO_ANSWER;
  }

  private void gradeOurs(PublicTests tests) {
    for (CourseTest test : tests.tests()) {
      CourseTest.Verdict verdict = test.run(new OurSearches());
      Map<String, String> details = new LinkedHashMap<>();
      details.put("expected", verdict.expected());
      details.put("actual", verdict.actual());
      report(test, new Lines(verdict.passed(), details));
    }
  }

  private void gradeFile(World world, PublicTests tests, Path given)
      throws InputException, InterruptedException {
    LispTests lisp =
        tests.lisp().orElseThrow(() -> Terminal.fault("grade.noSubmissions", world.id()));
    int limit = time == null ? LIMIT : time;
    if (limit < 1000 || limit > LONGEST) {
      throw Terminal.fault("usage.range", "--time", 1000, LONGEST, limit);
    }
    try {
      InputText.file(given);
    } catch (InputException e) {
      throw e.of(given.toString());
    }
    Map<String, CourseTest> byName = new LinkedHashMap<>();
    tests.tests().forEach(test -> byName.put(test.name(), test));
    new Submission(world.id(), given, Duration.ofMillis(limit), terminal.locale())
        .run(
            lisp.tests(),
            (test, result) -> {
              CourseTest named = byName.get(test.name());
              if (named != null) {
                report(named, new Lines(result.passed(), details(result)));
              }
            });
  }

  private Map<String, String> details(TestResult result) {
    Map<String, String> details = new LinkedHashMap<>();
    String expected = result.step().expected();
    details.put("step", result.step().form());
    details.put(
        "expected",
        result.step().isMinimum() ? terminal.text("grade.atLeast", expected) : expected);
    details.put(
        "actual",
        result.isAnswer() ? result.actual() : terminal.text("grade.noAnswer", result.actual()));
    return details;
  }

  private void report(CourseTest test, Lines lines) {
    Map<String, Object> result = new LinkedHashMap<>();
    result.put("name", test.name());
    result.put("title", test.title(terminal.locale()));
    result.put("passed", lines.passed());
    result.putAll(lines.details());
    result.put("score", lines.passed() ? 1 : 0);
    results.add(result);
    if (!common.json) {
      print(test, lines);
    }
  }

  private void print(CourseTest test, Lines lines) {
    String status = terminal.text(lines.passed() ? "grade.passed" : "grade.failed");
    String label = String.format(Locale.ROOT, "%-7s %-10s ", test.name(), status);
    terminal.println(label, test.title(terminal.locale()));
    if (!lines.passed()) {
      lines
          .details()
          .forEach(
              (key, text) -> {
                if (!text.isEmpty()) {
                  terminal.println("  ", terminal.text("grade." + key, text));
                }
              });
    }
    terminal.out().flush();
  }
}
