package tabuleiro.app.browser.microscope;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.RequestOptions;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.app.Launcher;
import tabuleiro.app.Served;
import tabuleiro.app.browser.Chromium;
import tabuleiro.app.browser.Sight;
import tabuleiro.app.browser.Table;
import tabuleiro.app.browser.Visit;

/** The user's own code in the microscope of {@code serve --mine}. */
@Tag("browser")
class OwnHeuristicIT {
  private static final String PATH = "/search?world=dots&problem=A&a=astar&h=mine.lisp%3Amine";

  @TempDir private static Path folder = Path.of("");
  private static @Nullable Served server;
  private static @Nullable Chromium chromium;

  @BeforeAll
  static void open() throws Exception {
    assumeTrue(Chromium.isPossible(), "Chromium or Node.js is not installed: no page is looked at");
    Path examples = Launcher.here().root().resolve("examples/heuristics");
    try (Stream<Path> files = Files.list(examples)) {
      for (Path file : files.toList()) {
        Files.copy(file, folder.resolve(file.getFileName().toString()));
      }
    }
    server = Served.start(folder.resolve("games.db"), Map.of(), "--mine", folder.toString());
    chromium = new Chromium();
  }

  @AfterAll
  static void close() {
    if (chromium != null) {
      chromium.close();
    }
    if (server != null) {
      server.close();
    }
  }

  private static Visit visit() {
    String address = Objects.requireNonNull(server).address().toString();
    return new Visit(Objects.requireNonNull(chromium), address, Sight.LAPTOP);
  }

  /** A heuristic that is a number. */
  private static void write(String body) throws Exception {
    Files.writeString(folder.resolve("mine.lisp"), "(defun mine (no)\n  " + body + ")\n");
  }

  @Test
  void anEditIsUsedByTheNextSearchAndErrorsAreShown() throws Exception {
    write("(list no) 0");
    try (Visit visit = visit()) {
      visit.go(PATH);
      assertThat(visit.part("lane-0")).containsText("mine.lisp:mine");
      assertThat(visit.part("heuristic-0")).hasValue("mine.lisp:mine");
      visit.part("forth").click();
      assertThat(visit.part("sentence")).containsText("h = 0 (");

      write("(list no) 5/2");
      searchAgain(visit);
      assertThat(visit.part("time")).containsText("0");
      visit.part("forth").click();
      assertThat(visit.part("sentence")).containsText("h = 2.5");
      // The recommended heuristic has a column of its own.
      assertThat(visit.page().locator(".lists th[scope=col]").filter(heading()).first())
          .isVisible();

      write("(car 5)");
      searchAgain(visit);
      assertThat(visit.page().locator(".fault")).containsText("mine.lisp, line 1");
    }
  }

  /** Unfolds the form, which is folded while a search is shown, and searches. */
  private static void searchAgain(Visit visit) {
    visit.part("asking").locator("summary").first().click();
    visit.part("search").click();
  }

  private static Locator.FilterOptions heading() {
    return new Locator.FilterOptions().setHasText("h of ");
  }

  @Test
  void onlyTheFilesOfTheFolderCanBeNamed() throws Exception {
    write("(list no) 0");
    try (Visit visit = visit()) {
      for (String name : new String[] {"bot:ls", "other.lisp:f", "../mine.lisp:mine"}) {
        APIResponse refused =
            visit
                .page()
                .request()
                .post(
                    visit.address("/api/v1/searches"),
                    RequestOptions.create()
                        .setHeader("Content-Type", "application/json")
                        .setData(
                            "{\"world\":\"dots\",\"problem\":\"A\",\"heuristic\":\""
                                + name
                                + "\"}"));
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.text()).contains(name).contains("--mine");
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "dots, dots.lisp:dada",
    "dots, BoxesMissing.java",
    "blokus, blokus.lisp:dada",
    "blokus, CellsMissing.java",
    "quatro, quatro.lisp:dada",
    "quatro, LongestLine.java",
    "cavalo, cavalo.lisp:dada",
    "cavalo, PointsOverMean.java",
    "tetris, tetris.lisp:altura-geral",
    "tetris, ColumnHeights.java",
  })
  void theExamplesOfEveryGameAreSearched(String world, String name) {
    try (Visit visit = visit()) {
      String code = URLEncoder.encode(name, StandardCharsets.UTF_8);
      visit.go("/search?world=" + world + "&problem=A&a=greedy&h=" + code);
      assertThat(visit.part("lane-0")).containsText(name);
      visit.part("forth").click();
      assertThat(visit.part("sentence")).containsText("h = ");
      assertThat(visit.page().locator(".fault")).hasCount(0);
    }
  }

  @Test
  void theAnalysisOfAGameUsesAnEditedEvaluation() throws Exception {
    Path file = folder.resolve("margin.lisp");
    Files.writeString(file, "(defun margin (estado) (list estado) 3)");
    try (Visit visit = visit()) {
      Table.made(visit, Map.of("world", "dots", "players", List.of("human", "human")));
      visit.part("own").locator("summary").click();
      visit.part("own-function").selectOption("margin.lisp:margin");
      visit.part("own-search").click();
      assertThat(visit.part("own-value")).containsText("+3");
      Files.writeString(file, "(defun margin (estado) (list estado) -7/2)");
      visit.part("own-search").click();
      assertThat(visit.part("own-value")).containsText("3.5");
    }
  }
}
