package tabuleiro.app.browser.board;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.app.browser.Arena;
import tabuleiro.app.browser.Sight;
import tabuleiro.app.browser.Table;
import tabuleiro.app.browser.Visit;

/** What a player meets on the board page: names of moves, refusals, the end, the looks. */
@Tag("browser")
class BoardPageIT {
  private static final List<String> PEOPLE = List.of("human", "human");
  private static final String TOP = "(h 1 1)";

  /** All but the last line of a 2x2 board. */
  private static final String[] NEARLY = {
    "(h 1 1)", "(h 1 2)", "(h 2 1)", "(h 2 2)", "(h 3 1)", "(h 3 2)", "(v 1 1)", "(v 1 2)",
    "(v 2 1)", "(v 2 2)", "(v 3 1)"
  };

  /** Clicks as a person does, who does not know that nothing can be played there. */
  private static final Locator.ClickOptions ANYWAY = new Locator.ClickOptions().setForce(true);

  /** Counts the animations that the page starts. */
  private static final String COUNTED =
      """
      window.animated = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...given) {
        window.animated++;
        return animate.apply(this, given);
      };
      """;

  @RegisterExtension static final Arena arena = new Arena();

  @ParameterizedTest
  @CsvSource({
    "dots, en, (h 2 3), C2–D2",
    "dots, pt, (v 3 2), C2–C3",
    "blokus, en, peca-b 0 0, R0 C0",
    "blokus, pt, peca-b 0 0, L0 C0",
    "quatro, en, D4 preta quadrada alta cheia, D4",
    "quatro, pt, D4 preta quadrada alta cheia, D4",
  })
  void movesAreNamedByTheCoordinatesOfTheBoardAndAsLispOnDemand(
      String world, String lang, String text, String name) {
    try (Visit visit = arena.visit(Sight.LAPTOP.in(lang))) {
      Map<String, Object> request =
          Map.of("world", world, "players", PEOPLE, "moves", List.of(text));
      Table table = Table.made(visit, request);
      assertThat(table.moves().first()).containsText(name);
      assertThat(table.moves().first()).not().containsText(text);
      visit.part("notation").click();
      assertThat(table.moves().first()).containsText(text);
      visit.page().reload();
      assertThat(table.moves().first()).containsText(text);
    }
  }

  @ParameterizedTest
  @CsvSource({"en, black square tall solid", "pt, preta quadrada alta cheia"})
  void piecesAreShownAsPicturesInTheLanguageOfThePage(String lang, String name) {
    try (Visit visit = arena.visit(Sight.LAPTOP.in(lang))) {
      String move = "D4 preta quadrada alta cheia";
      Table table =
          Table.made(visit, Map.of("world", "quatro", "players", PEOPLE, "moves", List.of(move)));
      assertThat(table.moves().first().locator("svg.mini")).hasAttribute("aria-label", name);
      table.press("hint");
      table.hint();
      assertThat(table.status().locator("svg.mini")).isVisible();
    }
  }

  @Test
  void theEndSaysWhoWonByHowMuchAndWhyAndOffersWhatIsNext() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Table table = Table.small(visit, NEARLY);
      table.play("(v 3 2)");
      table.checkEnd();
      assertThat(visit.part("reason")).hasText(Pattern.compile("Boxes: \\d to \\d\\."));
      assertThat(visit.part("review")).isVisible();
      String before = table.id();
      visit.part("rematch").click();
      visit.page().waitForURL(url -> !url.endsWith(before));
      Table again = Table.shownIn(visit);
      again.awaitMade(0);
      assertThat(again.stored().path("variant").path("size").asText()).isEqualTo("2x2");
      again.play(TOP);
    }
  }

  @Test
  void theReviewAppearsOnTheScreen() {
    for (Sight sight : List.of(Sight.DESK, Sight.PHONE)) {
      try (Visit visit = arena.visit(sight)) {
        Table table = Table.small(visit, NEARLY);
        table.play("(v 3 2)");
        visit.part("review").click();
        assertThat(visit.part("curve")).isInViewport();
        assertThat(visit.page().locator(".tallies")).isInViewport();
      }
    }
  }

  @Test
  void keysAreNamedOnlyWhereThereIsAKeyboard() {
    Browser.NewContextOptions phone =
        Sight.PHONE.in("pt").options().setHasTouch(true).setIsMobile(true);
    try (Visit desk = arena.visit(Sight.DESK);
        Visit mobile = arena.visit(phone)) {
      Table.small(desk);
      assertThat(desk.part("hint").locator(".shortcut")).isVisible();
      Table.small(mobile);
      assertThat(mobile.part("hint")).isVisible();
      assertThat(mobile.part("hint").locator(".shortcut")).isHidden();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "en, This line is already drawn.",
    "pt, Este arco já está traçado.",
  })
  void aClickOnADrawnLineExplainsWhyNothingHappens(String lang, String reason) {
    try (Visit visit = arena.visit(Sight.LAPTOP.in(lang))) {
      Table table = Table.small(visit, TOP);
      table.board().locator(".drawn-arc").click(ANYWAY);
      assertThat(visit.part("refusal")).hasText(reason);
      table.play("(v 1 1)");
      assertThat(visit.part("refusal")).hasCount(0);
    }
  }

  @Test
  void everyWorldExplainsAnIllegalClick() {
    Map<String, String> reasons =
        Map.of(
            "blokus", "The chosen piece does not fit here",
            "cavalo", "Your knight cannot jump there",
            "quatro", "This square is taken");
    reasons.forEach(
        (world, reason) -> {
          try (Visit visit = arena.visit(Sight.LAPTOP)) {
            List<String> moves =
                world.equals("quatro") ? List.of("A1 preta quadrada alta cheia") : List.of();
            Table table =
                Table.made(
                    visit, Map.of("world", world, "players", PEOPLE, "seed", 5, "moves", moves));
            String place = Map.of("blokus", "100", "cavalo", "99", "quatro", "s0").get(world);
            table.board().locator("[data-place='" + place + "']").click(ANYWAY);
            assertThat(visit.part("refusal")).containsText(reason);
          }
        });
  }

  @Test
  void aSpectatorWhoClicksIsToldThatOthersPlay() {
    try (Visit owner = arena.visit(Sight.LAPTOP);
        Visit spectator = arena.visit(Sight.PHONE)) {
      Table own = Table.small(owner);
      spectator.go("/game/" + own.id());
      Table seen = Table.shownIn(spectator);
      seen.board().locator(".place").first().click(ANYWAY);
      assertThat(spectator.part("refusal")).containsText("You are watching");
    }
  }

  @Test
  void theMoveOfTheComputerIsAnnouncedToScreenReaders() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Table table = Table.small(visit, List.of("human", "engine:level=1"));
      assertThat(visit.part("announced")).hasText("");
      table.play(TOP);
      assertThat(visit.part("announced"))
          .hasText(Pattern.compile("Player 2 played [A-C][1-3]–[A-C][1-3]"));
      assertThat(visit.part("announced")).hasAttribute("aria-live", "polite");
      assertThat(visit.part("clock-1")).hasText(Pattern.compile("[\\d.]+ s"));
    }
  }

  @Test
  void aMoveIsAnimatedUnlessThePersonPrefersLessMotion() {
    for (ReducedMotion motion : ReducedMotion.values()) {
      try (Visit visit =
          new Visit(arena.chromium(), arena.server(), moving(Sight.LAPTOP, motion))) {
        Page page = visit.page();
        page.addInitScript(COUNTED);
        Table table = Table.small(visit);
        table.play(TOP);
        page.waitForFunction("() => document.querySelector('.arc.last') !== null");
        int animated = ((Number) page.evaluate("window.animated")).intValue();
        assertThat(animated > 0).isEqualTo(motion == ReducedMotion.NO_PREFERENCE);
      }
    }
  }

  private static Browser.NewContextOptions moving(Sight sight, ReducedMotion motion) {
    return sight.options().setReducedMotion(motion);
  }

  @Test
  void theThemeIsSwitchedAndRemembered() {
    try (Visit visit = arena.check(Sight.LAPTOP)) {
      Table.small(visit, TOP);
      assertThat(visit.page().locator("html")).hasAttribute("data-theme", "light");
      visit.part("theme").click();
      assertThat(visit.page().locator("html")).hasAttribute("data-theme", "dark");
      visit.checkAccess();
      visit.page().reload();
      assertThat(visit.page().locator("html")).hasAttribute("data-theme", "dark");
      visit.part("theme").click();
      assertThat(visit.page().locator("html")).hasAttribute("data-theme", "light");
    }
  }

  @Test
  void theProjectorShowsTheBoardAloneAndLargeUntilEscape() {
    try (Visit visit = arena.visit(Sight.PROJECTOR)) {
      Table table = Table.small(visit, TOP);
      double before = table.board().locator("svg.drawn").boundingBox().height;
      visit.part("projector").click();
      assertThat(visit.part("undo")).not().isVisible();
      assertThat(visit.part("analyse")).not().isVisible();
      assertThat(table.status()).isVisible();
      assertThat(visit.part("score")).isVisible();
      assertThat(table.board().locator("svg.drawn").boundingBox().height)
          .isGreaterThanOrEqualTo(before - 100);
      table.play("(v 1 1)");
      visit.page().keyboard().press("Escape");
      assertThat(visit.part("undo")).isVisible();
    }
  }

  @Test
  void focusAndHintHaveDifferentColours() {
    for (Sight sight : List.of(Sight.LAPTOP, Sight.LAPTOP.dark())) {
      try (Visit visit = arena.visit(sight)) {
        Table.small(visit);
        String colour =
            "name => getComputedStyle(document.documentElement).getPropertyValue(name).trim()";
        assertThat(visit.page().evaluate(colour, "--focus"))
            .isNotEqualTo(visit.page().evaluate(colour, "--mark"))
            .isNotEqualTo("");
      }
    }
  }
}
