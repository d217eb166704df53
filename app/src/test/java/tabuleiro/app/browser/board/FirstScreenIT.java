package tabuleiro.app.browser.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.Served;
import tabuleiro.app.browser.Chromium;
import tabuleiro.app.browser.Sight;
import tabuleiro.app.browser.Table;
import tabuleiro.app.browser.Visit;

/**
 * Everything that a player needs is on the first screen, before and after the end of a game: turn,
 * score, result, board and controls, for all worlds and a plug-in, at three sizes and in both
 * languages.
 */
@Tag("browser")
class FirstScreenIT {
  private static final List<String> PEOPLE = List.of("human", "human");
  private static final Map<String, String> LANGUAGES =
      Map.of("en", "English", "pt-PT", "Português");
  private static final Map<String, Map<String, Object>> GAMES = new LinkedHashMap<>();

  /** The parts of the page that are not entirely on the screen. */
  private static final String HIDDEN =
      """
      selectors => selectors.flatMap(selector =>
        [...document.querySelectorAll(selector)].filter(part => {
          const {top, bottom, left, right, width} = part.getBoundingClientRect();
          const isInside = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
          return width > 0 && !isInside;
        }).map(part => selector + ' ends at ' + Math.round(part.getBoundingClientRect().bottom)))
      """;

  /** Clicks as a person does, who does not know that nothing can be played there. */
  private static final Locator.ClickOptions ANYWAY = new Locator.ClickOptions().setForce(true);

  /** Everything that must not need scrolling, if it is there. */
  private static final List<String> PARTS =
      List.of(
          "[data-testid=status]",
          "[data-testid=score]",
          "[data-testid=reason]",
          "[data-testid=refusal]",
          "[data-testid=rematch]",
          "[data-testid=goal]",
          "[data-testid=count]",
          "[data-testid=result]",
          "svg.drawn",
          ".falling button",
          ".seat",
          "tab-controls button",
          ".trainer .controls button");

  private static final List<String> NEEDED =
      List.of("[data-testid=status]", "svg.drawn", "tab-controls button");

  private static final List<String> TRAINER =
      List.of(
          "[data-testid=goal]", "[data-testid=count]", "svg.drawn", ".trainer .controls button");

  /** Games whose score is shown next to the board; Tetris draws it into the board. */
  private static final List<String> SCORED = List.of("dots", "blokus", "cavalo", "dots alone");

  @TempDir private static Path folder = Path.of("");
  private static @Nullable Served server;
  private static @Nullable Chromium chromium;

  static {
    for (String world : List.of("dots", "blokus", "quatro", "cavalo", "connect-four")) {
      GAMES.put(world, Map.of("world", world, "players", PEOPLE, "seed", 5));
    }
    GAMES.put(
        "quatro with gifts",
        Map.of("world", "quatro", "players", PEOPLE, "variant", Map.of("give", "opponent")));
    GAMES.put("tetris", Map.of("world", "tetris", "duel", false, "problem", "D"));
    GAMES.put("dots alone", Map.of("world", "dots", "duel", false, "problem", "A"));
  }

  @BeforeAll
  static void open() throws IOException, InterruptedException {
    assumeTrue(Chromium.isPossible(), "Chromium or Node.js is not installed: no page is looked at");
    server =
        Served.start(
            folder.resolve("games.db"), Map.of("TABULEIRO_PLUGINS", "examples/connect-four"));
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

  static Stream<String> games() {
    return GAMES.keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everythingAPlayerNeedsIsOnTheFirstScreen(String name) {
    try (Visit visit = visit(Sight.DESK)) {
      Table table = Table.made(visit, Objects.requireNonNull(GAMES.get(name)));
      List<String> needed = new ArrayList<>(NEEDED);
      if (SCORED.contains(name)) {
        needed.add("[data-testid=score]");
      }
      List<String> hidden = new ArrayList<>(hiddenAnywhere(visit, needed));
      table.finish();
      visit.page().waitForFunction("() => document.querySelector('.status.result') !== null");
      needed.add("[data-testid=rematch]");
      hiddenAnywhere(visit, needed).forEach(part -> hidden.add(part + ", finished"));
      assertThat(hidden).isEmpty();
      checkRefusals(table.id());
    }
  }

  /** Clicks on the board of a finished game, on which every click is refused. */
  private static void checkRefusals(String game) {
    for (String lang : List.of("en", "pt")) {
      try (Visit visit = visit(Sight.DESK.in(lang))) {
        visit.go("/game/" + game);
        Table table = Table.shownIn(visit);
        table.board().locator(".place, .column").first().click(ANYWAY);
        PlaywrightAssertions.assertThat(visit.part("refusal")).isVisible();
        assertThat(hiddenAtSizes(visit.page(), List.of("[data-testid=refusal]"))).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dots/A", "blokus/F", "quatro/A", "cavalo/F", "tetris/D"})
  void aPuzzleWithItsGoalIsOnTheFirstScreen(String puzzle) {
    try (Visit visit = visit(Sight.DESK)) {
      visit.go("/puzzles/" + puzzle);
      PlaywrightAssertions.assertThat(visit.part("goal")).isVisible();
      assertThat(hiddenAnywhere(visit, TRAINER)).isEmpty();
    }
  }

  private static Visit visit(Sight sight) {
    String address = Objects.requireNonNull(server).address().toString();
    return new Visit(Objects.requireNonNull(chromium), address, sight);
  }

  /** What is missing, or not on the first screen in one of the languages and sizes. */
  private static List<String> hiddenAnywhere(Visit visit, List<String> needed) {
    Page page = visit.page();
    List<String> hidden = new ArrayList<>();
    LANGUAGES.forEach(
        (lang, name) -> {
          page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name)).click();
          PlaywrightAssertions.assertThat(page.locator("html")).hasAttribute("lang", lang);
          page.evaluate("document.activeElement.blur()");
          hiddenAtSizes(page, needed).forEach(part -> hidden.add(lang + ", " + part));
        });
    return hidden;
  }

  private static List<String> hiddenAtSizes(Page page, List<String> needed) {
    List<String> hidden = new ArrayList<>();
    for (Sight sight : List.of(Sight.DESK, Sight.NOTEBOOK, Sight.PHONE)) {
      page.setViewportSize(sight.width(), sight.height());
      page.waitForFunction("width => innerWidth === width", sight.width());
      page.evaluate("scrollTo(0, 0)");
      hidden(page, needed).forEach(part -> hidden.add(sight.width() + ": " + part));
    }
    return hidden;
  }

  private static List<String> hidden(Page page, List<String> needed) {
    List<String> hidden = new ArrayList<>();
    for (String part : needed) {
      if (!page.locator(part).first().isVisible()) {
        hidden.add(part + " is missing");
      }
    }
    ((List<?>) page.evaluate(HIDDEN, PARTS)).forEach(part -> hidden.add(part.toString()));
    return hidden;
  }
}
