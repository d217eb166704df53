package tabuleiro.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests the analysis on the page: values, lines, explanations, refutations and blunders. */
@Tag("browser")
class AnalysisIT {
  /** Three sides of the first box: the next player takes it. */
  private static final String[] GIFT = {"(h 1 1)", "(v 1 1)", "(h 2 1)"};

  /** The first player is two boxes ahead until the fifth move loses them. */
  private static final List<String> WITH_A_BLUNDER =
      List.of(
          "(h 1 1)", "(h 1 2)", "(h 2 1)", "(h 2 2)", "(h 3 1)", "(h 3 2)", "(v 1 1)", "(v 1 2)",
          "(v 2 1)", "(v 2 2)", "(v 3 1)", "(v 3 2)");

  /** The values of the bar and of the first line at one moment. */
  private static final String VALUES =
      """
      () => ['.meter strong', '.lines li strong']
        .map(selector => document.querySelector(selector).textContent.trim())
      """;

  @RegisterExtension static final Arena arena = new Arena();

  @Test
  void anExactResultIsMarkedAsExact() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Table table = Table.small(visit, GIFT);
      assertThat(visit.part("value-bar")).hasAttribute("aria-valuetext", "not analysed yet");
      table.press("analyse");
      Locator figures = visit.page().locator(".figures");
      assertThat(figures).hasText(Pattern.compile("Exact value ·\\s+depth \\d+"));
      assertThat(visit.part("value-bar"))
          .hasAttribute(
              "aria-valuetext", Pattern.compile("exactly [+−]?[\\d.]+ points for player 1"));
      assertThat(visit.part("lines").locator("li").first()).containsText("✓");
      assertThat(visit.part("lines").locator("li").first()).containsText("B1–B2");
      table.press("analyse");
      assertThat(visit.part("lines")).hasCount(0);
    }
  }

  @Test
  void aHardPositionIsLookedAtDeeperAndDeeper() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      List<String> people = List.of("human", "human");
      Table table = Table.made(visit, Map.of("world", "blokus", "players", people));
      table.press("analyse");
      Locator figures = visit.page().locator(".figures");
      assertThat(figures)
          .hasText(
              Pattern.compile("depth ([2-9]|\\d\\d)\\s+· [\\d,]+ positions, [\\d,]+ per second"));
      assertThat(visit.part("lines").locator("li")).hasCount(3);
      assertThat(visit.part("value-bar"))
          .hasAttribute("aria-valuetext", Pattern.compile("about .* points for player 1"));
      assertThat(visit.part("lines")).not().containsText("✓");
      visit.part("lines").getByRole(AriaRole.BUTTON).first().hover();
      assertThat(table.board().locator(".hinted")).isVisible();
      table.press("analyse");
      assertThat(visit.part("analyse")).hasText("Analyse");
    }
  }

  @Test
  void theReasonsAreListedTermByTerm() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Table table = Table.made(visit, Map.of("world", "cavalo", "seed", 5));
      Locator why = visit.part("why");
      why.locator("summary").click();
      assertThat(why.locator("li.sum")).isVisible();
      assertThat(why.locator("li").count()).isGreaterThan(2);
      String before = why.innerText();
      table.places().first().click();
      table.awaitMoreThan(0);
      assertThat(why.locator("li.sum")).isVisible();
      assertThat(why).not().hasText(before);
    }
  }

  @Test
  void aMovePointedAtShowsItsRefutation() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Table table = Table.small(visit, "(h 1 1)", "(v 1 1)");
      table.press("analyse");
      assertThat(visit.part("refutation")).containsText("Point at a move");
      table.place("(h 2 1)").hover();
      assertThat(visit.part("refutation")).containsText("After A2–B2:");
      assertThat(visit.part("refutation")).containsText("✓ · B1–B2");
      visit.page().mouse().move(1, 1);
      assertThat(visit.part("refutation")).containsText("Point at a move");
      assertThat(table.made()).isEqualTo(2);
    }
  }

  @Test
  void aFinishedGameIsLookedOverForBlunders() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Table table = Table.small(visit, WITH_A_BLUNDER.toArray(String[]::new));
      table.press("review");
      assertThat(visit.page().locator(".tallies li")).hasCount(2);
      Locator gift = table.moves().filter(new Locator.FilterOptions().setHasText("A3–B3"));
      assertThat(gift).containsText("??");
      assertThat(gift).containsText("blunder");
      assertThat(table.moves().first()).not().containsText("?");
      gift.getByRole(AriaRole.BUTTON).click();
      assertThat(visit.part("verdict"))
          .hasText(
              Pattern.compile("A3–B3 loses \\d+ points?; the winning move was\\s+\\S+, proved"));
      assertThat(visit.part("curve").locator("circle.blunder").first()).isVisible();
      table.awaitMade(5);
      assertThat(visit.part("curve").locator("text.axis").first()).isVisible();
      visit.page().reload();
      assertThat(visit.page().locator(".tallies li")).hasCount(2); // it is stored with the game
      visit.page().locator(".judged summary").click();
      assertThat(visit.part("judged").locator("li")).hasCount(WITH_A_BLUNDER.size());
    }
  }

  @Test
  void theBarAndTheFirstLineAgreeAndALineIsShownOnTheBoard() {
    try (Visit visit = arena.visit(Sight.DESK.in("pt"))) {
      List<String> people = List.of("human", "human");
      Table table = Table.made(visit, Map.of("world", "dots", "players", people));
      table.press("analyse");
      assertThat(visit.part("lines").locator("li")).hasCount(3);
      for (int i = 0; i < 20; i++) {
        List<?> seen = (List<?>) visit.page().evaluate(VALUES);
        assertThat(seen.get(0)).isEqualTo(seen.get(1));
        assertThat((String) seen.get(0)).doesNotContain(".").doesNotMatch("[-−]0(,0)?.*");
      }
      assertThat(table.board().locator(".arc.marked")).hasCount(1);
      visit.part("lines").getByRole(AriaRole.BUTTON).nth(1).hover();
      assertThat(table.board().locator(".line-number").nth(1)).isVisible();
      visit.page().mouse().move(1, 1);
      assertThat(table.board().locator(".line-number")).hasCount(0);
      table.press("analyse");
    }
  }
}
