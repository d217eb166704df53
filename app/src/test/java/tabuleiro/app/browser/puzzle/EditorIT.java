package tabuleiro.app.browser.puzzle;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.browser.Arena;
import tabuleiro.app.browser.Keys;
import tabuleiro.app.browser.Sight;
import tabuleiro.app.browser.Table;
import tabuleiro.app.browser.Visit;

/** Sets up positions by mouse, touch, keyboard and text, and plays and searches from them. */
@Tag("browser")
class EditorIT {
  private static final String SOUND = "This is a valid position";

  /** Whether a click has changed the text, or opened a list of values. */
  private static final String CHANGED_OR_ASKED =
      """
      start => document.querySelector('[data-testid=value]')
        || document.querySelector('[data-testid=lisp]').value !== start
      """;

  @RegisterExtension static final Arena arena = new Arena();

  private static void open(Visit visit, String path) {
    visit.go("/edit/" + path);
    assertThat(visit.part("verdict")).isVisible();
  }

  private static Locator place(Visit visit, String id) {
    return visit.part("board").locator("[data-place='" + id + "']");
  }

  @Test
  void aPositionIsSetUpByTheMouseAndPlayed() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      open(visit, "dots?rule.size=2x2");
      for (String arc : List.of("0", "2", "6")) {
        place(visit, arc).click();
        assertThat(place(visit, arc)).hasClass(Pattern.compile(".*drawn-arc.*"));
      }
      visit.part("field-side").selectOption("2");
      assertThat(visit.part("lisp")).hasValue(Pattern.compile(".*\\(0 0\\) 2\\)"));
      visit.part("field-side").selectOption("1"); // the computer would move at once
      assertThat(visit.part("lisp")).hasValue(Pattern.compile(".*\\(0 0\\) 1\\)"));
      assertThat(visit.part("verdict")).hasText(SOUND);
      String link = visit.page().url();
      visit.part("play-here").click();
      visit.page().waitForURL(Pattern.compile(".*/game/\\w+"));
      assertThat(visit.part("board").locator(".drawn-arc")).hasCount(3);
      visit.page().navigate(link);
      assertThat(visit.part("board").locator(".drawn-arc")).hasCount(3);
      place(visit, "2").click();
      assertThat(visit.part("board").locator(".drawn-arc")).hasCount(2);
    }
  }

  @Test
  void aPositionOfAGameIsEditedAndPlayedOn() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Table.small(visit, "(h 1 1)", "(v 1 1)");
      visit.part("edit-position").click();
      visit.page().waitForURL(Pattern.compile(".*/edit/dots\\?.*position=.*rule.size=2x2.*"));
      assertThat(visit.part("verdict")).hasText(SOUND);
      assertThat(visit.part("board").locator(".drawn-arc")).hasCount(2);
      place(visit, "0").click();
      assertThat(visit.part("board").locator(".drawn-arc")).hasCount(1);
      visit.part("play-here").click();
      visit.page().waitForURL(Pattern.compile(".*/game/\\w+"));
      assertThat(visit.part("board").locator(".drawn-arc")).hasCount(1);
    }
  }

  @Test
  void theKeyboardAloneSetsUpAPositionAndStartsAGame() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Keys keys = new Keys(visit.page());
      open(visit, "quatro");
      keys.tabTo("[data-testid=board] .place");
      keys.walkTo("[data-place=s6]");
      keys.press("Enter");
      keys.awaitAt("[data-testid=value]");
      assertThat(visit.part("value")).isInViewport();
      keys.press("ArrowDown");
      assertThat(place(visit, "s6")).hasClass(Pattern.compile(".*full.*"));
      keys.press("Escape");
      keys.awaitAt("[data-place=s6]");
      assertThat(visit.part("verdict")).hasText(SOUND);
      keys.tabTo("[data-testid=play-here]");
      keys.press("Enter");
      visit.page().waitForURL(Pattern.compile(".*/game/\\w+"));
      assertThat(visit.part("board").locator(".square.full").first()).isVisible();
      keys.checkAlone();
    }
  }

  @Test
  void theKeyboardAloneCompletesAnEditedPosition() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Keys keys = new Keys(visit.page());
      open(visit, "dots?rule.size=2x2");
      keys.tabTo("[data-testid=board] .place");
      keys.walkTo("[data-place='0']");
      keys.press("Enter");
      assertThat(place(visit, "0")).hasClass(Pattern.compile(".*drawn-arc.*"));
      keys.tabTo("[data-testid=play-here]");
      keys.press("Enter");
      Table table = Table.shownIn(visit);
      table.awaitHuman();
      keys.tabTo("[data-testid=board] .place");
      keys.playOn(table, new SplittableRandom(6));
      keys.checkAlone();
      table.checkEnd();
      assertThat(table.storedMoves()).hasSize(11);
    }
  }

  @Test
  void aPositionWithoutMovesCannotBePlayed() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      open(visit, "tetris");
      visit.part("lisp").fill("((" + "0000000000 ".repeat(17) + "0001000000) (i) 0)");
      assertThat(visit.part("verdict")).hasText("This is a valid position, but the game is over");
      assertThat(visit.part("play-here")).isDisabled();
    }
  }

  @Test
  void anInvalidPositionIsMarkedInPlaceAndRepairedByTouchInPortuguese() {
    try (Visit visit = arena.visit(Sight.PHONE.in("pt").options().setHasTouch(true))) {
      open(visit, "blokus");
      place(visit, "15").tap();
      assertThat(visit.part("verdict")).containsText("O jogador 1");
      assertThat(visit.part("verdict")).isInViewport();
      assertThat(visit.page().locator("[data-place='0'].flawed")).isVisible();
      assertThat(visit.page().locator(".lisp mark")).hasText("0");
      assertThat(visit.part("lisp")).hasAttribute("aria-invalid", "true");
      assertThat(visit.part("play-here")).isDisabled();
      place(visit, "0").tap();
      assertThat(visit.part("verdict")).hasText("A posição é válida");
      assertThat(visit.page().locator(".flawed")).hasCount(0);
      assertThat(visit.part("play-here")).isEnabled();
    }
  }

  @Test
  void aTextIsCheckedWhileItIsTypedAndSearched() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      open(visit, "tetris");
      visit.part("lisp").fill("((1111111110\n 11x) (i) 0)");
      assertThat(visit.part("verdict")).containsText("11x");
      assertThat(visit.page().locator(".lisp mark")).hasText("11x");
      visit.part("lisp").fill("((1111111110\n 1111111110) (i o) 0)");
      assertThat(visit.part("verdict")).hasText(SOUND);
      assertThat(visit.part("board").locator(".neutral")).hasCount(18);
      place(visit, "179").click();
      assertThat(visit.part("board").locator(".neutral")).hasCount(19);
      visit.part("field-pieces").fill("o i");
      visit.part("field-pieces").press("Enter");
      assertThat(visit.part("lisp")).hasValue("((1111111111 1111111110) (o i) 0)");
      visit.part("search-here").click();
      visit.page().waitForURL(Pattern.compile(".*/search\\?.*position=.*"));
      assertThat(visit.part("time")).isVisible();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dots", "blokus", "quatro", "cavalo", "tetris"})
  void everyWorldHasAnAccessibleEditorOfItsPuzzles(String world) {
    try (Visit visit = arena.check(Sight.PHONE)) {
      open(visit, world + "?kind=puzzle&problem=A");
      assertThat(visit.part("board").locator(".place.open").first()).isVisible();
      Object over =
          visit.page().evaluate("document.documentElement.scrollWidth - window.innerWidth");
      assertThat(((Number) over).intValue()).as(world + " scrolls sideways").isZero();
      visit.checkAccess();
      String start = visit.part("lisp").inputValue();
      visit.part("board").locator(".place.open").nth(3).click();
      visit.page().waitForFunction(CHANGED_OR_ASKED, start);
      change(visit);
      assertThat(visit.part("lisp")).not().hasValue(start);
      visit.part("reset").click();
      assertThat(visit.part("lisp")).hasValue(start);
      assertThat(visit.part("verdict")).hasText(SOUND);
      String link = visit.page().url();
      visit.part("search-here").click();
      visit.page().waitForURL(Pattern.compile(".*/search\\?.*position=.*"));
      assertThat(visit.part("time")).isVisible();
      visit.page().navigate(link);
      assertThat(visit.part("lisp")).hasValue(start);
      visit.part("play-here").click();
      visit.page().waitForURL(Pattern.compile(".*/game/\\w+"));
    }
  }

  /** Chooses another value from the list that opens if a place has many. */
  private static void change(Visit visit) {
    Locator list = visit.part("value");
    if (list.isVisible()) {
      list.focus();
      visit.page().keyboard().press("ArrowDown");
    }
  }
}
