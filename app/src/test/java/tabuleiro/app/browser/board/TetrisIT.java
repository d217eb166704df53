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
import tabuleiro.app.browser.Keys;
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

  /** Solutions are judged by their points, so none are shown as 0 points. */
  @Test
  void aWellThatIsPlayedWithoutPointsEndsWithThem() {
    try (Visit visit = arena.visit(Sight.PHONE)) {
      Table table = Table.made(visit, Map.of("world", "tetris", "duel", false, "problem", "D"));
      assertThat(table.status()).hasText("0 points");
      // The third piece in the same columns reaches the top row, which loses.
      for (int made = 1; made <= 3; made++) {
        visit.page().keyboard().press("Enter");
        table.awaitMade(made);
      }
      assertThat(table.status()).hasClass(Pattern.compile("result"));
      assertThat(table.status()).hasText("Game over with 0 points");
    }
  }

  @Test
  void aSolverIsWatchedAtAChosenSpeedAndStopped() {
    try (Visit visit = arena.visit(Sight.DESK)) {
      Table table = Table.made(visit, Map.of("world", "tetris", "duel", false, "problem", "B"));
      // The page keeps the speed that was chosen last; at the usual one a busy machine stops too
      // late.
      visit.page().evaluate("localStorage.setItem('speed', 'slowest')");
      table.press("watch");
      assertThat(visit.part("speed")).hasValue("slowest");
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
  void aControllerIsFoundWatchedAtAChosenSpeedAndStopped() {
    try (Visit visit = arena.check(Sight.DESK)) {
      Page page = visit.go("/play/tetris").page();
      page.locator("a[href='/watch/tetris']").click();
      assertThat(visit.part("controller-name")).hasText("Dellacherie (2003)");
      assertThat(visit.part("board").locator("svg.tetris")).isVisible();
      visit.part("step").click();
      visit.part("step").click();
      assertThat(visit.part("status")).hasText(Pattern.compile("Moves: 2 · Rows removed: 0"));
      assertThat(visit.part("board").locator(".block.last")).hasCount(4);
      visit.part("trial").selectOption("20 rows");
      visit.part("controller").selectOption("yiyuan-lee-2013");
      page.waitForURL(Pattern.compile(".*trial=endless4-20&controller=yiyuan-lee-2013&seed=0"));
      visit.part("speed").selectOption("fastest");
      visit.part("play").click();
      page.waitForFunction(
          "() => document.querySelector('[data-testid=status]').dataset.moves > 130");
      visit.part("play").click();
      String stopped = visit.part("status").innerText();
      visit.checkAccess();
      assertThat(visit.part("status")).hasText(stopped);
      assertThat(visit.part("board").locator("svg"))
          .hasAttribute("aria-label", Pattern.compile("Well of 20 rows.*"));
    }
  }

  @Test
  void aControllerThatLosesIsShownToTheEndByKeysInPortuguese() {
    try (Visit visit = arena.visit(Sight.PHONE.in("pt"))) {
      visit.go("/watch/tetris?trial=endless4-10&controller=ist-group-41-2015&seed=3");
      assertThat(visit.part("board").locator("svg.tetris")).isVisible();
      Keys keys = new Keys(visit.page());
      keys.choose("[data-testid=speed]", "fastest");
      visit.page().evaluate("document.activeElement.blur()");
      keys.press("Space");
      assertThat(visit.part("end")).hasText("A partida terminou");
      assertThat(visit.part("play")).isDisabled();
      assertThat(visit.part("status")).containsText("Linhas removidas: ");
      visit.part("again").click();
      assertThat(visit.part("status")).containsText("Jogadas: 0");
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
