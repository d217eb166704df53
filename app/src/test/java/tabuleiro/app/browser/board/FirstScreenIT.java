package tabuleiro.app.browser.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Page;
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

  @BeforeAll
  static void open() throws IOException, InterruptedException {
    assumeTrue(Chromium.isPossible(), "Chromium or Node.js is not installed: no page is looked at");
    for (String world : List.of("dots", "blokus", "quatro", "cavalo", "connect-four")) {
      GAMES.put(world, Map.of("world", world, "players", PEOPLE, "seed", 5));
    }
    GAMES.put(
        "quatro with gifts",
        Map.of("world", "quatro", "players", PEOPLE, "variant", Map.of("give", "opponent")));
    GAMES.put("tetris", Map.of("world", "tetris", "duel", false, "problem", "D"));
    GAMES.put("dots alone", Map.of("world", "dots", "duel", false, "problem", "A"));
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

  static Stream<Sight> sights() {
    return Stream.of(Sight.DESK, Sight.NOTEBOOK, Sight.PHONE)
        .flatMap(sight -> Stream.of(sight, sight.in("pt")));
  }

  @ParameterizedTest
  @MethodSource("sights")
  void everythingAPlayerNeedsIsOnTheFirstScreen(Sight sight) {
    String address = Objects.requireNonNull(server).address().toString();
    try (Visit visit = new Visit(Objects.requireNonNull(chromium), address, sight)) {
      List<String> hidden = new ArrayList<>();
      GAMES.forEach(
          (name, request) -> {
            Table table = Table.made(visit, request);
            hidden.addAll(hidden(visit, name));
            finish(table);
            visit.page().waitForFunction("document.querySelector('.status.result') !== null");
            hidden.addAll(hidden(visit, name + ", finished"));
          });
      assertThat(hidden).isEmpty();
    }
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
      game = table.stored();
    }
  }
}
