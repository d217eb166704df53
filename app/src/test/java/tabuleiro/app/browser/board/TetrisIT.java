package tabuleiro.app.browser.board;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tabuleiro.app.browser.Arena;
import tabuleiro.app.browser.Sight;
import tabuleiro.app.browser.Table;
import tabuleiro.app.browser.Visit;

/** A well is played by keys from the start, and a solver can be watched at a chosen speed. */
@Tag("browser")
class TetrisIT {
  @RegisterExtension static final Arena arena = new Arena();

  @Test
  void theKeysPlayAtOnceAfterTheStartAndThePageDoesNotScroll() {
    for (Sight sight : List.of(Sight.DESK, Sight.NOTEBOOK)) {
      try (Visit visit = arena.visit(sight)) {
        Page page = visit.go("/play/tetris").page();
        page.locator("select[name=problem]").selectOption("D");
        visit.part("begin").click();
        Table table = Table.shownIn(visit);
        assertThat(table.board().locator("svg.tetris")).isFocused();
        page.keyboard().press("ArrowDown");
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("Enter");
        table.awaitMade(1);
        assertThat(((Number) page.evaluate("scrollY")).intValue()).isZero();
      }
    }
  }

  @Test
  void aSolverIsWatchedAtAChosenSpeedAndStopped() {
    try (Visit visit = arena.visit(Sight.DESK)) {
      Table table = Table.made(visit, Map.of("world", "tetris", "duel", false, "problem", "B"));
      table.press("watch");
      assertThat(visit.part("speed")).isVisible();
      visit.part("speed").selectOption("slowest");
      table.awaitMade(1);
      table.press("watch");
      assertThat(visit.part("watch")).hasAttribute("aria-pressed", "false");
      assertThat(visit.part("hint")).isEnabled();
      int made = table.stored().path("ply").asInt();
      assertThat(made).isLessThan(4);
      table.press("watch");
      visit.part("speed").selectOption("fast");
      assertThat(table.status()).hasClass(Pattern.compile("result"));
      table.checkEnd();
      assertThat(table.stored().path("solved").asBoolean()).isTrue();
    }
  }

  @Test
  void problemsAreNamedInTheLanguageOfThePage() {
    try (Visit visit = arena.visit(Sight.DESK.in("pt"))) {
      Page page = visit.go("/play/tetris").page();
      assertThat(page.locator("select[name=problem] option").first()).hasText("Problema A");
    }
  }

  @Test
  void aLabInMemoryGivesAdviceThatWorks() {
    try (Visit visit = arena.visit(Sight.DESK)) {
      visit.go("/lab");
      assertThat(visit.page().locator(".empty")).containsText("--store");
      assertThat(visit.page().locator(".empty")).not().containsText("./tabuleiro study");
    }
  }

  @Test
  void aSearchInAnUnknownGameIsNotFound() {
    Visit visit = arena.visit(Sight.DESK);
    visit.go("/search?world=chess");
    assertThat(visit.part("missing")).isVisible();
    assertThat(visit.page().locator("tab-search")).hasCount(0);
    visit.page().context().close(); // the browser reports the status 404
  }
}
