package tabuleiro.app.browser.microscope;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.RequestOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.app.Served;
import tabuleiro.app.browser.Chromium;
import tabuleiro.app.browser.Sight;
import tabuleiro.app.browser.Visit;

/** The user's own code in the microscope of {@code serve --mine}. */
@Tag("browser")
class OwnHeuristicIT {
  private static final String PATH = "/search?world=dots&problem=A&a=astar&h=mine.lisp%3Amine";

  @TempDir private Path folder;

  /** A heuristic that is a number. */
  private void write(String body) throws Exception {
    Files.writeString(folder.resolve("mine.lisp"), "(defun mine (no)\n  " + body + ")\n");
  }

  @Test
  void anEditIsUsedByTheNextSearchAndErrorsAreShown() throws Exception {
    assumeTrue(Chromium.isPossible(), "Chromium or Node.js is not installed: no page is looked at");
    write("(list no) 0");
    try (Served served =
            Served.start(folder.resolve("games.db"), Map.of(), "--mine", folder.toString());
        Chromium chromium = new Chromium();
        Visit visit = new Visit(chromium, served.address().toString(), Sight.LAPTOP)) {
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
    assumeTrue(Chromium.isPossible(), "Chromium or Node.js is not installed: no page is looked at");
    write("(list no) 0");
    try (Served served =
            Served.start(folder.resolve("games.db"), Map.of(), "--mine", folder.toString());
        Chromium chromium = new Chromium();
        Visit visit = new Visit(chromium, served.address().toString(), Sight.LAPTOP)) {
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
}
