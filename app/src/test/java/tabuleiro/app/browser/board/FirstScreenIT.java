package tabuleiro.app.browser.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.RequestOptions;
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
  private static final ObjectMapper JSON = new ObjectMapper();
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
    try (Visit visit = visit()) {
      Table table = Table.made(visit, Objects.requireNonNull(GAMES.get(name)));
      List<String> hidden = new ArrayList<>(hiddenAnywhere(visit));
      finish(table);
      visit.page().waitForFunction("() => document.querySelector('.status.result') !== null");
      hiddenAnywhere(visit).forEach(part -> hidden.add(part + ", finished"));
      assertThat(hidden).isEmpty();
    }
  }

  private static Visit visit() {
    String address = Objects.requireNonNull(server).address().toString();
    return new Visit(Objects.requireNonNull(chromium), address, Sight.DESK);
  }

  /** What is not on the first screen in one of the languages and sizes. */
  private static List<String> hiddenAnywhere(Visit visit) {
    Page page = visit.page();
    List<String> hidden = new ArrayList<>();
    LANGUAGES.forEach(
        (lang, name) -> {
          page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name)).click();
          PlaywrightAssertions.assertThat(page.locator("html")).hasAttribute("lang", lang);
          page.evaluate("document.activeElement.blur()");
          for (Sight sight : List.of(Sight.DESK, Sight.NOTEBOOK, Sight.PHONE)) {
            page.setViewportSize(sight.width(), sight.height());
            page.waitForFunction("width => innerWidth === width", sight.width());
            hidden.addAll(hidden(visit, lang + " " + sight.width()));
          }
        });
    return hidden;
  }

  private static List<String> hidden(Visit visit, String name) {
    Page page = visit.page();
    List<String> parts =
        List.of(
            "[data-testid=status]",
            "[data-testid=score]",
            "[data-testid=reason]",
            "[data-testid=rematch]",
            "svg.drawn",
            ".falling button",
            ".seat",
            "tab-controls button");
    List<String> hidden = new ArrayList<>();
    for (String part : List.of("[data-testid=status]", "svg.drawn", "tab-controls button")) {
      assertThat(page.locator(part).first().isVisible()).as(name + " " + part).isTrue();
    }
    ((List<?>) page.evaluate(HIDDEN, parts)).forEach(part -> hidden.add(name + ": " + part));
    return hidden;
  }

  /** Plays the first legal moves on the server until the game is over. */
  private static void finish(Table table) {
    JsonNode game = table.stored();
    while (!game.path("over").asBoolean()) {
      APIResponse answer =
          table
              .page()
              .request()
              .post(
                  table.visit().address("/api/v1/games/" + table.id() + "/moves"),
                  RequestOptions.create()
                      .setHeader("Origin", table.visit().address(""))
                      .setData(
                          Map.of(
                              "move",
                              game.path("legal").path(0).path("text").asText(),
                              "ply",
                              game.path("ply").asInt())));
      assertThat(answer.status()).as(answer.text()).isEqualTo(200);
      game = read(answer.text());
    }
  }

  private static JsonNode read(String json) {
    try {
      return JSON.readTree(json);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
