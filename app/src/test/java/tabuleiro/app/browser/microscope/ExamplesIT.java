package tabuleiro.app.browser.microscope;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
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

/** Examples, defaults, the form and textbook trees of the microscope. */
@Tag("browser")
class ExamplesIT {
  @RegisterExtension static final Arena arena = new Arena();

  private static void open(Visit visit, String path) {
    visit.go(path);
    assertThat(visit.part("time")).isVisible();
  }

  @ParameterizedTest
  @CsvSource({
    "en, The bounds of IDA*, Iteration 2",
    "en, Alpha-beta vs minimax, cut at node",
    "en, A textbook tree, Alpha cut at node",
    "en, MTD(f) and its transposition table, Table hit",
    "pt, Uma árvore de manual, Corte alfa",
  })
  void anExampleOpensAtTheMomentThatItIsAbout(String lang, String name, String sentence) {
    try (Visit visit = arena.visit(Sight.LAPTOP.in(lang))) {
      open(visit, "/search");
      visit
          .page()
          .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(name).setExact(true))
          .click();
      assertThat(visit.part("sentence").first())
          .hasText(Pattern.compile(".*" + sentence + ".*", Pattern.CASE_INSENSITIVE));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "en, quatro, A3 white square short hollow",
    "pt, quatro, A3 branca quadrada baixa oca",
    "en, blokus, 'c1 row 3, column 1'",
    "pt, blokus, 'c1 linha 3, coluna 1'",
    "pt, dots, A2–A3",
  })
  void movesAreNamedAsOnTheBoardInTheLanguageOfThePage(String lang, String world, String name) {
    try (Visit visit = arena.visit(Sight.LAPTOP.in(lang))) {
      open(visit, "/search?world=" + world + "&problem=A&a=astar");
      visit.part("end").click();
      assertThat(visit.part("sentence")).isVisible();
      assertThat(visit.part("lane-0").locator(".lists")).containsText(name);
      assertThat(visit.page().locator(".tree")).containsText(name);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dots", "blokus", "quatro", "cavalo", "tetris"})
  void theDefaultsOfEveryGameFinishWithinTheLimits(String world) {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      open(visit, "/search");
      visit.part("asking").locator("summary").first().click();
      visit.part("world").selectOption(world);
      visit.part("search").click();
      visit.page().waitForURL(Pattern.compile(".*world=" + world + ".*"));
      finish(visit);
      assertThat(visit.part("statistics")).containsText("solved");
      if (!world.equals("tetris")) {
        visit.part("asking").locator("summary").first().click();
        visit.part("kind").selectOption("1");
        visit.part("search").click();
        visit.page().waitForURL(Pattern.compile(".*duel=1.*"));
        finish(visit);
      }
    }
  }

  private static void finish(Visit visit) {
    assertThat(visit.part("asking")).not().hasAttribute("open", "");
    visit.part("end").click();
    assertThat(visit.page().locator(".finished")).isVisible();
    assertThat(visit.page().locator(".micro .fault")).hasCount(0);
  }

  @Test
  void theStatisticsGrowWhileStepping() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      open(visit, "/search?world=cavalo&problem=D&a=astar");
      Locator row = visit.part("statistics").locator("tbody tr");
      assertThat(row).containsText("running");
      String before = row.innerText();
      for (int i = 0; i < 4; i++) {
        visit.part("jump").click();
      }
      assertThat(row).not().hasText(before);
      String expanded = visit.page().locator("[data-count=expanded]").innerText();
      assertThat(row).containsText(expanded);
      visit.part("end").click();
      assertThat(row).containsText("solved");
    }
  }

  @Test
  void idaStarHasNoFrontier() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      open(visit, "/search?world=cavalo&problem=D&a=idastar&at=60");
      assertThat(visit.page().locator(".lists")).isVisible();
      assertThat(visit.part("lane-0")).not().containsText("frontier");
      assertThat(visit.page().locator(".knot.waiting")).hasCount(0);
      open(visit, "/search?world=cavalo&problem=D&a=astar&at=60");
      assertThat(visit.part("lane-0")).containsText("frontier");
    }
  }

  @Test
  void aTreeIsChangedNodeByNodeAndShownAloneByTheProjector() {
    try (Visit visit = arena.check(Sight.DESK)) {
      Keys keys = new Keys(visit.page());
      open(visit, "/search");
      visit.part("asking").locator("summary").first().click();
      visit.part("world").selectOption("tree");
      Locator text = visit.part("tree-text");
      visit.page().locator("[data-node='1.0']").click();
      visit.part("leaf-value").fill("7");
      keys.press("Enter");
      assertThat(text).hasValue("((3 12 8) (7 4 6) (14 5 2))");
      keys.awaitAt("[data-node='1.0']");
      keys.press("ArrowRight");
      keys.awaitAt("[data-node='1.1']");
      visit.part("addChild").click();
      visit.part("addSibling").click();
      assertThat(text).hasValue("((3 12 8) (7 (4 0) 6) (14 5 2))");
      visit.page().locator("[data-node='2']").click();
      visit.part("removeNode").click();
      assertThat(text).hasValue("((3 12 8) (7 (4 0) 6))");
      visit.checkAccess();
      text.fill("((3 12 8) (7");
      assertThat(visit.part("not-a-tree")).isVisible();
      text.fill("((3 12 8) (7 (4 0) 6))");
      visit.part("search").click();
      visit.page().waitForURL(Pattern.compile(".*tree=.*"));
      visit.part("end").click();
      assertThat(visit.page().locator("[data-path='']")).containsText("4");
      double before = visit.page().locator(".tree svg").boundingBox().width;
      visit.part("projector").click();
      assertThat(visit.part("asking")).not().isVisible();
      assertThat(visit.part("statistics")).not().isVisible();
      assertThat(visit.part("projector")).hasText("Leave projector (Esc)");
      assertThat(visit.page().locator(".tree svg").boundingBox().width).isGreaterThan(before);
      keys.press("ArrowLeft");
      assertThat(visit.page().locator(".finished")).hasCount(0);
      visit.checkAccess();
      keys.press("Escape");
      assertThat(visit.part("asking")).isVisible();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "world=dots&duel=1&rule.size=2x2&a=alphabeta%3Adepth%3D3&at=60",
        "world=cavalo&problem=D&a=astar&at=150"
      })
  void theProjectorShowsTheTreeAroundTheCurrentNode(String search) {
    try (Visit visit = arena.visit(Sight.DESK)) {
      open(visit, "/search?" + search);
      Locator here = visit.page().locator(".tree .here");
      assertThat(here).isVisible();
      visit.part("projector").click();
      assertThat(visit.part("asking")).not().isVisible();
      assertThat(here).isInViewport();
      visit.part("jump").click();
      assertThat(here).isInViewport();
      visit.page().keyboard().press("Escape");
      assertThat(visit.part("asking")).isVisible();
    }
  }

  @Test
  void aTypedTreeIsSearchedByKeysAndDrawnAsInTextbooks() {
    try (Visit visit = arena.check(Sight.PHONE)) {
      Keys keys = new Keys(visit.page());
      open(visit, "/search");
      keys.tabTo(".asking summary");
      keys.press("Enter");
      keys.choose("[data-testid=world]", "tree");
      keys.tabTo("[data-testid=tree-text]");
      keys.press("Control+A");
      visit.page().keyboard().type("((5 (9 1)) (3 7) 4)");
      keys.tabTo("[data-testid=search]");
      keys.press("Enter");
      visit.page().waitForURL(Pattern.compile(".*tree=.*"));
      Locator nodes = visit.page().locator(".tree .knot.textbook");
      assertThat(nodes).hasCount(10);
      assertThat(visit.page().locator(".knot.unsearched")).hasCount(10);
      keys.press("End");
      assertThat(visit.page().locator("[data-path='']")).containsText("5");
      assertThat(visit.page().locator("[data-path='1']")).containsText("≤ 3");
      assertThat(visit.page().locator("[data-path='1.1'].unsearched")).isVisible();
      assertThat(visit.page().locator(".pruned-edge")).hasCount(2);
      double root = visit.page().locator("[data-path='']").boundingBox().y;
      double child = visit.page().locator("[data-path='1']").boundingBox().y;
      assertThat(root).isLessThan(child);
      visit.checkAccess();
      keys.checkAlone();
    }
  }
}
