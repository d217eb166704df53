package tabuleiro.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Opens traces written by the command line in the microscope. */
@Tag("browser")
class TraceIT {
  @RegisterExtension static final Arena arena = new Arena();

  @TempDir private Path folder = Path.of("");

  /** Runs a command of the launcher and returns its trace. */
  private Path traced(String... words) throws IOException, InterruptedException {
    Path root = Path.of("..").toAbsolutePath().normalize();
    Path file = folder.resolve("search.jsonl");
    List<String> line = new ArrayList<>(List.of(root.resolve("tabuleiro").toString()));
    line.addAll(List.of(words));
    line.addAll(List.of("--trace", file.toString()));
    ProcessBuilder builder =
        new ProcessBuilder(line)
            .directory(root.toFile())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD);
    builder.environment().remove("MAVEN_OPTS");
    assertThat(builder.start().waitFor()).isZero();
    return file;
  }

  @ParameterizedTest
  @CsvSource({
    "solve cavalo --problem D --algorithm astar, A*, expanded",
    "analyse dots --variant size=2x2 --player alphabeta:depth=3, Alpha-beta, entered",
  })
  void aTraceIsSteppedThroughBothWays(String command, String name, String count)
      throws IOException, InterruptedException {
    Path file = traced(command.split(" "));
    int events = Files.readAllLines(file).size() - 2; // without the header and the result
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      visit.go("/search?world=dots&problem=A&a=bfs");
      assertThat(visit.part("lane-0")).isVisible();
      visit.part("trace-file").setInputFiles(file);
      assertThat(visit.part("lane-0")).containsText(name);
      assertThat(visit.part("time")).containsText("0 of " + events);
      visit.part("end").click();
      assertThat(visit.part("time")).containsText(events + " of " + events);
      String all = visit.page().locator("[data-count=" + count + "]").innerText();
      assertThat(Integer.parseInt(all)).isPositive();
      visit.part("back").click();
      visit.part("forth").click();
      assertThat(visit.page().locator("[data-count=" + count + "]")).hasText(all);
      assertThat(visit.part("statistics")).isVisible();
    }
  }

  @Test
  void whatIsNoTraceIsRefusedInOneSentence() throws IOException {
    Path file = Files.writeString(folder.resolve("letter.jsonl"), "Dear microscope,\n");
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      visit.go("/search?world=dots&problem=A&a=bfs");
      assertThat(visit.part("lane-0")).isVisible();
      visit.part("trace-file").setInputFiles(file);
      assertThat(visit.page().getByRole(AriaRole.ALERT)).containsText("letter.jsonl, line 1");
    }
  }
}
