package tabuleiro.app.terminal.command;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
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
import picocli.CommandLine.Parameters;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Puzzle;
import tabuleiro.core.course.CourseTest;
import tabuleiro.core.course.CourseTests;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.World;
import tabuleiro.search.solo.SolverOptions;
import tabuleiro.search.solo.course.CourseAStar;
import tabuleiro.search.solo.course.CoursePp;

/** {@code grade GAME}: runs the public tests of the game's course on our implementation. */
@Command(name = "grade", resourceBundle = Terminal.BUNDLE)
public final class GradeCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "option.game")
  private String game = "";

  @Parameters(index = "1", arity = "0..1", paramLabel = "FILE", descriptionKey = "grade.file")
  private @Nullable Path file;

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

  @Override
  public Integer call() throws InputException {
    World world = Worlds.find(game);
    CourseTests tests = world.courseTests().orElseThrow(() -> none(world));
    if (file != null) {
      throw Terminal.fault("grade.submission", world.id());
    }
    List<Map<String, Object>> results = new ArrayList<>();
    for (CourseTest test : tests.tests(document(world, tests.file()))) {
      CourseTest.Verdict verdict = test.run(new OurSearches());
      results.add(result(test, verdict));
      if (!common.json) {
        print(test, verdict);
      }
    }
    long passed =
        results.stream().filter(result -> Boolean.TRUE.equals(result.get("passed"))).count();
    if (common.json) {
      Map<String, Object> all = new LinkedHashMap<>();
      all.put("game", world.id());
      all.put("tests", results);
      all.put("passed", passed);
      terminal.out().print(Json.write(all));
    } else {
      terminal.out().println(terminal.text("grade.sum", passed, results.size()));
    }
    return passed == results.size() ? ExitCode.ANSWERED : ExitCode.NO_ANSWER;
  }

  private static InputException none(World world) {
    List<String> others =
        Worlds.all().stream()
            .filter(each -> each.courseTests().isPresent())
            .map(World::id)
            .toList();
    return Terminal.fault("grade.none", world.id(), Quotation.names(others));
  }

  private static Map<String, Object> document(World world, String name) {
    try {
      return new ObjectMapper()
          .readValue(Resources.text(world.getClass(), name), new TypeReference<>() {});
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private Map<String, Object> result(CourseTest test, CourseTest.Verdict verdict) {
    Map<String, Object> result = new LinkedHashMap<>();
    result.put("name", test.name());
    result.put("title", test.title(terminal.locale()));
    result.put("passed", verdict.passed());
    result.put("expected", verdict.expected());
    result.put("actual", verdict.actual());
    result.put("score", verdict.passed() ? 1 : 0);
    return result;
  }

  private void print(CourseTest test, CourseTest.Verdict verdict) {
    String status = terminal.text(verdict.passed() ? "grade.passed" : "grade.failed");
    String label = String.format(Locale.ROOT, "%-7s %-10s ", test.name(), status);
    terminal.println(label, test.title(terminal.locale()));
    if (!verdict.passed()) {
      terminal.out().println("  " + terminal.text("grade.expected", verdict.expected()));
      terminal.out().println("  " + terminal.text("grade.actual", verdict.actual()));
    }
    terminal.out().flush();
  }
}
