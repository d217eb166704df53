package tabuleiro.app.browser.puzzle;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.browser.Arena;
import tabuleiro.app.browser.Keys;
import tabuleiro.app.browser.Sight;
import tabuleiro.app.browser.Visit;
import tabuleiro.app.web.ServerOptions;

/** Solves puzzles by mouse, touch and keyboard, and compares the results with the optimum. */
@Tag("browser")
class PuzzlesIT {
  private static final Clock NOON =
      Clock.fixed(Instant.parse("2026-11-18T12:00:00Z"), ZoneOffset.UTC);

  @RegisterExtension static final Arena arena = new Arena(ServerOptions.standard().withClock(NOON));

  private static Locator place(Visit visit, String move) {
    return visit.part("board").locator("[data-move='" + move + "']").first();
  }

  private static void open(Visit visit, String path) {
    visit.go("/puzzles/" + path);
    assertThat(visit.part("goal")).isVisible();
  }

  @Test
  void anAttemptIsCountedAndComparedWithTheProvedOptimum() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      open(visit, "dots/A");
      assertThat(visit.part("puzzle-name")).hasText("Dots and Boxes: Problem A");
      assertThat(visit.part("goal")).hasText("Close 3 boxes with as few lines as possible");
      List<String> best = Solutions.of(visit, "dots", "A");
      Locator open = visit.part("board").locator("[data-move]");
      List<String> legal = new ArrayList<>();
      for (int i = 0; i < open.count(); i++) {
        legal.add(open.nth(i).getAttribute("data-move"));
      }
      legal.removeAll(best);
      place(visit, legal.get(0)).click();
      assertThat(visit.part("count")).hasText("Moves: 1");
      for (int i = 0; i < best.size(); i++) {
        place(visit, best.get(i)).click();
        assertThat(visit.part("count")).hasText("Moves: " + (i + 2));
      }
      assertThat(visit.part("result")).hasText("Solved: your 3 moves, proved optimum 2");
      assertThat(visit.part("best")).hasText("Your best result: 3 moves");
      visit.part("restart").click();
      assertThat(visit.part("count")).hasText("Moves: 0");
      for (int i = 0; i < best.size(); i++) {
        place(visit, best.get(i)).click();
        assertThat(visit.part("count")).hasText("Moves: " + (i + 1));
      }
      assertThat(visit.part("result")).hasText("Solved: your 2 moves, the proved optimum");
      visit.page().reload();
      assertThat(visit.part("result")).hasText("Solved: your 2 moves, the proved optimum");
      visit.part("next").click();
      assertThat(visit.part("puzzle-name")).hasText("Dots and Boxes: Problem B");
      visit.go("/puzzles");
      Locator card = visit.page().locator("[data-world=dots]");
      assertThat(card).containsText("Solved: 1 of 6");
      assertThat(card.locator("a.optimal")).hasText("A ★");
    }
  }

  @Test
  void theOptimalSolutionIsReplayed() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      open(visit, "cavalo/A");
      visit.part("solution").click();
      assertThat(visit.part("result")).hasText("Proved optimum: 3 moves");
      for (int step = 1; step <= 3; step++) {
        visit.part("following").click();
        assertThat(visit.part("count")).hasText("Best solution: move " + step + " of 3");
      }
      assertThat(visit.part("following")).isDisabled();
      assertThat(visit.page().locator(".tally"))
          .hasText(Pattern.compile("(7\\d|8\\d) of 70 points"));
      visit.part("previous").click();
      assertThat(visit.part("count")).hasText("Best solution: move 2 of 3");
      visit.part("return").click();
      assertThat(visit.part("count")).hasText("Moves: 0");
      assertThat(visit.part("best")).hasCount(0);
      open(visit, "cavalo/E");
      visit.part("solution").click();
      assertThat(visit.part("result")).hasText("It is proved that this problem has no solution");
    }
  }

  @Test
  void theKeyboardAloneSolvesAPuzzle() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Keys keys = new Keys(visit.page());
      open(visit, "cavalo/A");
      List<String> best = Solutions.of(visit, "cavalo", "A");
      keys.tabTo("[data-testid=board] .place");
      for (int i = 0; i < best.size(); i++) {
        keys.walkTo("[data-testid=board] [data-move='" + best.get(i) + "']");
        keys.press("Enter");
        assertThat(visit.part("count")).hasText("Moves: " + (i + 1));
        if (i == 0) {
          keys.press("u");
          assertThat(visit.part("count")).hasText("Moves: 0");
          keys.walkTo("[data-testid=board] [data-move='" + best.get(i) + "']");
          keys.press("Space");
          assertThat(visit.part("count")).hasText("Moves: 1");
        }
      }
      assertThat(visit.part("result")).hasText("Solved: your 3 moves, the proved optimum");
      keys.tabTo("[data-testid=next]");
      keys.press("Enter");
      assertThat(visit.part("puzzle-name")).hasText("Jogo do Cavalo: Problem B");
      keys.checkAlone();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "en, 'Solved: your 1 move, the proved optimum', Your best result: 1 move",
    "pt, 'Resolvido: 1 jogada sua, o ótimo provado', O seu melhor resultado: 1 jogada",
  })
  void oneMoveIsNotSeveral(String lang, String result, String best) {
    try (Visit visit = arena.visit(Sight.LAPTOP.in(lang))) {
      open(visit, "quatro/A");
      String move = Solutions.of(visit, "quatro", "A").get(0);
      visit.part("board").locator("[data-place=" + square(move) + "]").click();
      place(visit, move).click();
      assertThat(visit.part("result")).hasText(result);
      assertThat(visit.part("best")).hasText(best);
    }
  }

  /** Returns the id of the square that a move of Quatro names, such as A3. */
  private static String square(String move) {
    return "s" + (4 * (move.charAt(1) - '1') + move.charAt(0) - 'A');
  }

  @Test
  void thePuzzleOfTheDayIsSolvedByTouchInPortuguese() {
    Browser.NewContextOptions phone = Sight.PHONE.in("pt").options().setHasTouch(true);
    try (Visit visit = arena.visit(phone)) {
      visit.go("/puzzles");
      Page page = visit.page();
      page.locator("[data-world=blokus] a.button").tap();
      assertThat(visit.part("puzzle-name"))
          .hasText("Blokus Uno: Problema de 18 de novembro de 2026");
      assertThat(visit.part("goal")).hasText(Pattern.compile("Preencha \\d+ quadrados com o .+"));
      List<String> best = Solutions.of(visit, "blokus", "daily");
      assertThat(best).hasSizeGreaterThanOrEqualTo(4);
      for (int i = 0; i < best.size(); i++) {
        tap(visit, best.get(i));
        assertThat(visit.part("count")).hasText("Jogadas: " + (i + 1));
      }
      assertThat(visit.part("result"))
          .hasText("Resolvido: " + best.size() + " jogadas suas, o ótimo provado");
      page.reload();
      assertThat(visit.part("best")).hasText("O seu melhor resultado: " + best.size() + " jogadas");
    }
  }

  /** Chooses the piece of a move of Blokus and taps the cell of the move. */
  private static void tap(Visit visit, String move) {
    Locator slots = visit.part("board").locator(".slot.open");
    for (int i = 0; i < slots.count() && place(visit, move).count() == 0; i++) {
      slots.nth(i).tap();
      assertThat(slots.nth(i)).hasAttribute("aria-pressed", "true");
    }
    place(visit, move).tap();
  }

  @Test
  void pointsCountWhereAllSolutionsHaveTheSameNumberOfMoves() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      open(visit, "tetris/C");
      visit.part("board").locator(".column").first().click();
      assertThat(visit.part("count")).hasText(Pattern.compile("Moves: 1 · Points: \\d+"));
      assertThat(visit.part("result"))
          .hasText(Pattern.compile("Solved: your \\d+ points, (the )?proved optimum.*"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt"})
  void namesTellNothingAboutTheSolutionAndThePagesAreAccessible(String lang) {
    try (Visit visit = arena.check(Sight.PHONE.in(lang))) {
      visit.go("/puzzles");
      Locator links = visit.page().locator(".problems a");
      assertThat(links.first()).isVisible();
      for (String name : links.allInnerTexts()) {
        assertThat(name).matches("[\\w-]+");
      }
      visit.checkAccess();
      for (String world : List.of("dots", "blokus", "quatro", "cavalo", "tetris")) {
        open(visit, world + "/daily");
        Object over =
            visit.page().evaluate("document.documentElement.scrollWidth - window.innerWidth");
        assertThat(((Number) over).intValue()).as(world + " scrolls sideways").isZero();
        visit.checkAccess();
      }
    }
  }

  @Test
  void anUnknownPuzzleIsReported() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      visit.go("/puzzles");
      assertThat(visit.page().locator(".problems a").first()).isVisible();
      visit
          .page()
          .evaluate(
              "history.pushState(null, '', '/puzzles/dots/none');"
                  + "dispatchEvent(new PopStateEvent('popstate'))");
      assertThat(visit.page().locator("h1")).hasText("This puzzle does not exist");
    }
  }
}
