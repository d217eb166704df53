package tabuleiro.app.browser.puzzle;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.app.browser.Arena;
import tabuleiro.app.browser.Keys;
import tabuleiro.app.browser.Sight;
import tabuleiro.app.browser.Visit;

/** Solves a well with turned pieces, and clicks where nothing can be played. */
@Tag("browser")
class TrainerIT {
  /** Turns the pieces T, I, L, L and places them below one another. */
  private static final String TURNED = "B";

  private static final Pattern BEST =
      Pattern.compile("Solved: your \\d+ points, the proved optimum");
  private static final Locator.ClickOptions ANYWAY = new Locator.ClickOptions().setForce(true);

  @RegisterExtension static final Arena arena = new Arena();

  private static void open(Visit visit, String path) {
    visit.go("/puzzles/" + path);
    assertThat(visit.part("count")).containsText(": 0");
  }

  /** The moves of a well, such as (4 t3), of which at least one turns its piece. */
  private static List<String> turned(Visit visit) {
    List<String> best = Solutions.of(visit, "tetris", TURNED);
    assertThat(best).anyMatch(move -> !move.endsWith("0)"));
    return best;
  }

  private static Locator columns(Visit visit, String move) {
    return visit.part("board").locator(".column[data-move='" + move + "']");
  }

  @Test
  void theKeysTurnMoveAndDropThePiecesOfAWellAtOnce() {
    try (Visit visit = arena.visit(Sight.DESK)) {
      Keys keys = new Keys(visit.page());
      open(visit, "tetris/" + TURNED);
      assertThat(visit.part("board").locator("svg.tetris")).isFocused();
      List<String> best = turned(visit);
      for (int i = 0; i < best.size(); i++) {
        aim(visit, keys, best.get(i));
        keys.press("Enter");
        assertThat(visit.part("count")).containsText("Moves: " + (i + 1));
      }
      assertThat(visit.part("result")).hasText(BEST);
      keys.press("Enter");
      assertThat(visit.part("refusal")).containsText("The puzzle is finished");
      visit.part("restart").click();
      assertThat(visit.part("count")).containsText("Moves: 0");
      visit.page().keyboard().press("ArrowDown"); // the focus is on a button, or nowhere
      assertThat(visit.part("board").locator("svg.tetris")).isFocused();
      assertThat(((Number) visit.page().evaluate("scrollY")).intValue()).isZero();
    }
  }

  /** Turns and moves the falling piece by keys until Enter would play a move. */
  private static void aim(Visit visit, Keys keys, String move) {
    for (int turns = 0; turns < 4 && columns(visit, move).count() == 0; turns++) {
      keys.press("ArrowUp");
    }
    int column = Integer.parseInt(move.substring(1, move.indexOf(' ')));
    keys.press("Home");
    for (int steps = 0; steps < column; steps++) {
      keys.press("ArrowRight");
    }
  }

  @Test
  void thePiecesOfAWellAreTurnedAndDroppedByTouch() {
    Browser.NewContextOptions phone =
        Sight.PHONE.in("pt").options().setHasTouch(true).setIsMobile(true);
    try (Visit visit = arena.visit(phone)) {
      open(visit, "tetris/" + TURNED);
      List<String> best = turned(visit);
      for (int i = 0; i < best.size(); i++) {
        for (int turns = 0; turns < 4 && columns(visit, best.get(i)).count() == 0; turns++) {
          visit.page().getByLabel("Rodar").tap();
        }
        columns(visit, best.get(i)).first().tap();
        assertThat(visit.part("count")).containsText("Jogadas: " + (i + 1));
      }
      assertThat(visit.part("result"))
          .hasText(Pattern.compile("Resolvido: \\d+ pontos seus, o ótimo provado"));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "en, The puzzle is finished, This is the best solution",
    "pt, O problema terminou, Esta é a melhor solução",
  })
  void aClickThatPlaysNothingSaysWhy(String lang, String finished, String replayed) {
    try (Visit visit = arena.visit(Sight.PHONE.in(lang))) {
      Page page = visit.page();
      open(visit, "cavalo/A");
      Locator far = visit.part("board").locator("[data-place][aria-disabled=true]").first();
      far.click(ANYWAY);
      assertThat(visit.part("refusal")).isInViewport();
      page.locator(".refusal button").click();
      assertThat(visit.part("refusal")).hasCount(0);
      far.click(ANYWAY);
      assertThat(visit.part("refusal")).isVisible();
      List<String> best = Solutions.of(visit, "cavalo", "A");
      for (String move : best) {
        page.locator("[data-move='" + move + "']").first().click();
        assertThat(visit.part("refusal")).hasCount(0);
      }
      assertThat(visit.part("result")).containsText(lang.equals("pt") ? "ótimo" : "optimum");
      far.click(ANYWAY);
      assertThat(visit.part("refusal")).containsText(finished);
      visit.part("solution").click();
      visit.part("following").click();
      assertThat(visit.part("count")).containsText(lang.equals("pt") ? "jogada 1" : "move 1");
      far.click(ANYWAY);
      assertThat(visit.part("refusal")).containsText(replayed);
    }
  }
}
