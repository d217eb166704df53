package tabuleiro.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Plays every game from the form to its end with clicks only, and by touch. */
@Tag("browser")
class PlayByPointerIT {

  @RegisterExtension static final Arena arena = new Arena();

  @ParameterizedTest(name = "{0} with {1} = {2}")
  @CsvSource({
    "dots, size, 3x3",
    "blokus, first, 2",
    "quatro, squares, on",
    "quatro, give, opponent",
    "cavalo, double, choice",
  })
  void aGameAgainstTheEngine(String world, String rule, String value) {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Page page = visit.go("/play/" + world).page();
      page.locator("select[name=second]").selectOption("engine:level=1");
      page.locator("form summary").first().click();
      page.locator("select[name='rule." + rule + "']").selectOption(value);
      visit.part("begin").click();
      Table table = Table.shownIn(visit);
      table.awaitHuman();
      new Hand(table, 6).playOn();
      table.checkEnd();
      assertThat(table.stored().path("variant").path(rule).asText()).isEqualTo(value);
      assertThat(table.places()).hasCount(0);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dots", "blokus", "quatro", "cavalo", "tetris"})
  void aGameOnAPhoneByTouch(String world) {
    try (Visit visit = arena.visit(Sight.PHONE.options().setHasTouch(true).setIsMobile(true))) {
      Page page = visit.go("/play/" + world).page();
      if (world.equals("tetris")) {
        page.locator("select[name=problem]").selectOption("D");
      } else {
        page.locator("select[name=second]").selectOption("engine:level=1");
      }
      visit.part("begin").tap();
      Table table = Table.shownIn(visit);
      table.awaitHuman();
      Hand.touching(table, 7).playOn();
      table.checkEnd();
      assertThat(table.status()).isInViewport();
    }
  }

  @Test
  void aListOfPiecesFallsToItsEnd() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Page page = visit.go("/play/tetris").page();
      page.locator("select[name=problem]").selectOption("empty-16-1");
      visit.part("begin").click();
      Table table = Table.shownIn(visit);
      new Hand(table, 6).playOn();
      table.checkEnd();
    }
  }

  @ParameterizedTest
  @CsvSource({"dots, A", "cavalo, A", "tetris, B"})
  void aPuzzleIsSolvedByItsHints(String world, String problem) {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Page page = visit.go("/play/" + world).page();
      if (!world.equals("tetris")) {
        page.getByLabel("Single-player puzzle").click();
      }
      page.locator("select[name=problem]").selectOption(problem);
      visit.part("begin").click();
      Table table = Table.shownIn(visit);
      while (!table.isOver()) {
        table.press("hint");
        String move = table.hint();
        assertThat(table.board().locator(".marked").first()).isVisible();
        turnTo(table, move);
        table.play(move);
      }
      table.checkEnd();
      assertThat(table.stored().path("solved").asBoolean()).isTrue();
    }
  }

  /** Rotates a falling piece to the rotation of a move. */
  private static void turnTo(Table table, String move) {
    for (int turns = 0; turns < 4 && table.place(move).count() == 0; turns++) {
      table.board().locator("button[aria-label=Turn]").click();
    }
  }
}
