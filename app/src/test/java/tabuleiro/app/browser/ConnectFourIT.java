package tabuleiro.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.app.Served;

/** Tests a plug-in game without JavaScript on the page of the real launcher. */
@Tag("browser")
class ConnectFourIT {
  private static final List<String> PEOPLE = List.of("human", "human");

  /** Player 1 wins with d. */
  private static final String WIN_IN_ONE =
      "(((0 0 0 0 0 0 0) (0 0 0 0 0 0 0) (0 0 0 0 0 0 0) (0 0 0 0 0 0 0) (2 2 0 0 0 0 0)"
          + " (1 1 1 0 0 0 2)) 1)";

  @TempDir private static Path folder = Path.of("");
  private static @Nullable Served server;
  private static @Nullable Chromium chromium;

  @BeforeAll
  static void open() throws IOException, InterruptedException {
    assumeTrue(Chromium.isPossible(), "Chromium or Node.js is not installed: no page is looked at");
    server =
        Served.start(
            folder.resolve("games.db"),
            Map.of("TABULEIRO_PLUGINS", "examples/connect-four:examples/fifteen"));
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

  private static Visit visit(Sight sight) {
    String address = Objects.requireNonNull(server).address().toString();
    return new Visit(Objects.requireNonNull(chromium), address, sight);
  }

  @Test
  void aGameIsPlayedToItsEndByTheMouse() {
    try (Visit visit = visit(Sight.LAPTOP)) {
      Page page = visit.go("/play/connect-four").page();
      page.locator("select[name=second]").selectOption("engine:level=1");
      visit.part("begin").click();
      Table table = Table.shownIn(visit);
      table.awaitHuman();
      new Hand(table, 6).playOn();
      table.checkEnd();
      assertThat(table.board().locator(".cell.last")).hasCount(1);
      table.press("review");
      assertThat(page.locator(".tallies li")).hasCount(2);
    }
  }

  @Test
  void aGameIsPlayedToItsEndByKeysAlone() {
    try (Visit visit = visit(Sight.PHONE)) {
      Keys keys = new Keys(visit.page());
      visit.go("/play/connect-four");
      visit.part("begin").waitFor();
      keys.choose("select[name=second]", "engine:level=1");
      keys.tabTo("[data-testid=begin]");
      keys.press("Enter");
      Table table = Table.shownIn(visit);
      table.awaitHuman();
      keys.tabTo("[data-testid=board] .place");
      keys.playOn(table, new SplittableRandom(6));
      keys.checkAlone();
      table.checkEnd();
    }
  }

  @Test
  void aColumnIsAMoveAndItsDiscFalls() {
    try (Visit visit = visit(Sight.LAPTOP)) {
      Table table = Table.made(visit, Map.of("world", "connect-four", "players", PEOPLE));
      Locator top = table.board().locator("[data-place='3']");
      assertThat(top).hasAttribute("aria-label", "d1, empty");
      top.click();
      table.awaitMade(1);
      assertThat(table.storedMoves()).containsExactly("d");
      Locator bottom = table.board().locator("[data-place='38']");
      assertThat(bottom).hasAttribute("aria-label", "d6, player 1");
      assertThat(bottom).hasClass(Pattern.compile(".*\\blast\\b.*"));
    }
  }

  @Test
  void aWinInOneIsProvedByTheAnalysisAndShownByTheHint() {
    try (Visit visit = visit(Sight.LAPTOP)) {
      Table table =
          Table.made(
              visit, Map.of("world", "connect-four", "players", PEOPLE, "position", WIN_IN_ONE));
      table.press("analyse");
      assertThat(visit.page().locator(".figures")).hasText(Pattern.compile("Exact value .*"));
      assertThat(visit.part("lines").locator("li").first()).containsText("✓");
      assertThat(visit.part("value-bar"))
          .hasAttribute("aria-valuetext", Pattern.compile("exactly \\+1 points for player 1"));
      table.press("analyse");
      table.press("hint");
      assertThat(table.status()).hasText("Hint: d");
      assertThat(table.board().locator("[data-place='38']"))
          .hasClass(Pattern.compile(".*\\bmarked\\b.*"));
      table.play("d");
      table.checkEnd();
    }
  }

  @Test
  void theHomePageAndTheRulesShowIt() {
    try (Visit visit = visit(Sight.LAPTOP)) {
      Page page = visit.go("/").page();
      Locator card =
          page.locator(".card.world", new Page.LocatorOptions().setHasText("Connect Four"));
      assertThat(card.locator(".thumb svg.grid-board")).isVisible();
      card.getByText("Rules").click();
      assertThat(page.locator("article.rules h1")).containsText("Connect Four");
      assertThat(page.locator("article.rules li")).hasCount(3);
      assertThat(page.locator("article.rules figure svg.grid-board").first()).isVisible();
    }
  }

  @Test
  void peopleWhoCannotSeeItWellCanUseIt() {
    // The accessibility checker violates the page's policy on styles.
    String address = Objects.requireNonNull(server).address().toString();
    for (Sight sight : List.of(Sight.LAPTOP, Sight.PHONE.dark())) {
      try (Visit visit =
          new Visit(
              Objects.requireNonNull(chromium), address, sight.options().setBypassCSP(true))) {
        Table.made(
            visit, Map.of("world", "connect-four", "players", PEOPLE, "position", WIN_IN_ONE));
        visit.checkAccess();
        visit.go("/rules/connect-four");
        assertThat(visit.page().locator("article.rules figure svg").first()).isVisible();
        visit.checkAccess();
      }
    }
  }

  @Test
  void portugueseSpeakersReadItInPortuguese() {
    try (Visit visit = visit(Sight.LAPTOP.in("pt"))) {
      Page page = visit.go("/rules/connect-four").page();
      assertThat(page.locator("article.rules h1")).containsText("Quatro em linha");
      assertThat(page.locator("article.rules li").first()).containsText("sete colunas");
    }
  }

  @Test
  void aPositionOfAPluginIsSetUpAndPlayed() {
    try (Visit visit = visit(Sight.LAPTOP)) {
      visit.go("/edit/connect-four");
      visit.part("board").locator("[data-place='0']").click();
      assertThat(visit.part("verdict").locator(".fault")).isVisible();
      visit.part("board").locator("[data-place='0']").click();
      visit.part("board").locator("[data-place='0']").click();
      assertThat(visit.part("verdict")).hasText("This is a valid position");
      visit.part("board").locator("[data-place='38']").click();
      assertThat(visit.part("field-side")).hasValue("2");
      visit.part("play-here").click();
      Table table = Table.shownIn(visit);
      assertThat(table.board().locator(".cell.first")).hasCount(1);
    }
  }

  @Test
  void aPuzzleOfAPluginIsSolvedByItsHints() {
    try (Visit visit = visit(Sight.LAPTOP)) {
      Page page = visit.go("/play/fifteen").page();
      page.locator("select[name=problem]").selectOption("near");
      visit.part("begin").click();
      Table table = Table.shownIn(visit);
      while (!table.isOver()) {
        table.press("hint");
        table.play(table.hint());
      }
      table.checkEnd();
      assertThat(table.stored().path("solved").asBoolean()).isTrue();
    }
  }

  @Test
  void aBoardThatFailsIsReplacedByTextAndTheGameGoesOn() {
    Visit visit = visit(Sight.LAPTOP);
    Page page = visit.page();
    page.route("**/worlds/dots/board.js", route -> route.abort());
    try {
      page.navigate(visit.address("/play/dots"));
      page.locator("select[name=second]").selectOption("human");
      visit.part("begin").click();
      assertThat(page.locator("[data-testid=board] .broken")).isVisible();
      Locator moves = page.locator("[data-testid=board] .choices button");
      moves.first().click();
      assertThat(visit.part("moves").locator("li")).hasCount(1);
    } finally {
      page.context().close(); // the page may log errors about the removed module
    }
  }
}
