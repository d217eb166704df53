package tabuleiro.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** A game on the page, as somebody sits at it: what there is to see and what the server keeps. */
final class Table {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Pattern ADDRESS = Pattern.compile(".*/game/\\w+$");

  /** Whether more moves than before are shown, and a person can move or nobody any more. */
  private static final String GOES_ON =
      """
      before => document.querySelectorAll('[data-testid=moves] li:not(.undone)').length > before
        && document.querySelector('.status.result, [data-testid=board] svg.active') !== null
      """;

  private final Visit visit;

  private Table(Visit visit) {
    this.visit = visit;
  }

  /** The game that the page shows, or is about to. */
  static Table shownIn(Visit visit) {
    visit.page().waitForURL(ADDRESS);
    assertThat(visit.part("board").locator("svg.drawn")).isVisible();
    return new Table(visit);
  }

  /** Asks the server for a game, without the form, and looks at it. */
  static Table made(Visit visit, Map<String, Object> request) {
    APIResponse answer =
        visit
            .page()
            .request()
            .post(visit.address("/api/v1/games"), RequestOptions.create().setData(request));
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    visit.go("/game/" + read(answer.text()).path("id").asText());
    return shownIn(visit);
  }

  /** A game of dots and boxes between two people on a board of two by two. */
  static Table small(Visit visit, String... moves) {
    return small(visit, List.of("human", "human"), moves);
  }

  static Table small(Visit visit, List<String> players, String... moves) {
    return made(
        visit,
        Map.of(
            "world",
            "dots",
            "variant",
            Map.of("size", "2x2"),
            "players",
            players,
            "moves",
            List.of(moves)));
  }

  private static JsonNode read(String json) {
    try {
      return JSON.readTree(json);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  Visit visit() {
    return visit;
  }

  Page page() {
    return visit.page();
  }

  Locator board() {
    return visit.part("board");
  }

  Locator status() {
    return visit.part("status");
  }

  /** Clicks a button by its test id. */
  void press(String id) {
    visit.part(id).click();
  }

  /** The places that play a move at once. */
  Locator places() {
    return board().locator("[data-move]");
  }

  /** The place that plays a certain move at once. */
  Locator place(String move) {
    return board().locator("[data-move='" + move + "']");
  }

  /** Makes a move by one click. */
  void play(String move) {
    int before = made();
    place(move).first().click();
    awaitMoreThan(before);
  }

  /** The moves of the list. */
  Locator moves() {
    return visit.part("moves").locator("li");
  }

  /** How many moves are shown as made. */
  int made() {
    return visit.part("moves").locator("li:not(.undone)").count();
  }

  /** Waits until so many moves are shown as made. */
  void awaitMade(int count) {
    assertThat(visit.part("moves").locator("li:not(.undone)")).hasCount(count);
  }

  /** Waits until more moves are made, and a person is to move or the game is over. */
  void awaitMoreThan(int before) {
    page().waitForFunction(GOES_ON, before);
  }

  /** Waits until a person can move, however the game begins. */
  void awaitPerson() {
    awaitMoreThan(-1);
  }

  boolean isOver() {
    return status().getAttribute("class").contains("result");
  }

  String id() {
    String path = URI.create(page().url()).getPath();
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /** The game as the server keeps it. */
  JsonNode stored() {
    APIResponse answer = page().request().get(visit.address("/api/v1/games/" + id()));
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return read(answer.text());
  }

  /** The moves as the server keeps them. */
  List<String> storedMoves() {
    List<String> texts = new ArrayList<>();
    stored().path("moves").forEach(move -> texts.add(move.path("text").asText()));
    return texts;
  }

  /** Checks that the game is over, and that page and server agree on how. */
  void checkEnd() {
    JsonNode game = stored();
    assertThat(game.path("over").asBoolean()).isTrue();
    assertThat(status()).hasText(result(game));
    checkMoves();
  }

  /** Checks that the page lists the moves that the server keeps. */
  void checkMoves() {
    List<String> texts = storedMoves();
    assertThat(moves()).hasCount(texts.size());
    List<String> listed = moves().allInnerTexts();
    for (int i = 0; i < texts.size(); i++) {
      assertThat(listed.get(i).strip()).startsWith(texts.get(i));
    }
  }

  private static String result(JsonNode game) {
    if (!game.path("duel").asBoolean()) {
      String how = game.path("solved").asBoolean() ? "Solved" : "Over";
      int points = game.path("points").asInt();
      return points == 0
          ? how + ". Moves: " + game.path("ply").asInt()
          : how + " with " + points + " points";
    }
    int margin = game.path("margin").asInt();
    if (margin == 0) {
      return "A draw";
    }
    return "Player " + (margin > 0 ? 1 : 2) + " wins by " + Math.abs(margin);
  }
}
