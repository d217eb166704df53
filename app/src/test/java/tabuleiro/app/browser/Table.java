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

/** A game on the page: what it shows and what the server stores. */
public final class Table {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Pattern ADDRESS = Pattern.compile(".*/game/\\w+(#.*)?$");

  /** Whether more moves than before are shown, and a human is to move or the game is over. */
  private static final String GOES_ON =
      """
      before => document.querySelectorAll('[data-testid=moves] li:not(.undone)').length > before
        && document.querySelector('.status.result, [data-testid=board] svg.active') !== null
      """;

  private final Visit visit;

  private Table(Visit visit) {
    this.visit = visit;
  }

  /** Returns the game that the page shows or is about to show. */
  public static Table shownIn(Visit visit) {
    visit.page().waitForURL(ADDRESS);
    assertThat(visit.part("board").locator("svg.drawn")).isVisible();
    return new Table(visit);
  }

  /** Creates a game on the server, without the form, and opens it. */
  public static Table made(Visit visit, Map<String, Object> request) {
    APIResponse answer =
        visit
            .page()
            .request()
            .post(
                visit.address("/api/v1/games"),
                RequestOptions.create()
                    .setHeader("Origin", visit.address("")) // so that the session becomes a cookie
                    .setData(request));
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    visit.go("/game/" + read(answer.text()).path("id").asText());
    return shownIn(visit);
  }

  /** Creates a 2x2 game of dots and boxes between two humans. */
  public static Table small(Visit visit, String... moves) {
    return small(visit, List.of("human", "human"), moves);
  }

  public static Table small(Visit visit, List<String> players, String... moves) {
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

  public Visit visit() {
    return visit;
  }

  public Page page() {
    return visit.page();
  }

  public Locator board() {
    return visit.part("board");
  }

  public Locator status() {
    return visit.part("status");
  }

  /** Waits for a hint and returns the text of its move. */
  public String hint() {
    assertThat(status()).hasAttribute("data-hint", Pattern.compile(".+"));
    return status().getAttribute("data-hint");
  }

  /** Clicks a button by its test id. */
  public void press(String id) {
    visit.part(id).click();
  }

  /** Returns the places that play a move with one click. */
  public Locator places() {
    return board().locator("[data-move]");
  }

  /** Returns the place that plays a given move with one click. */
  public Locator place(String move) {
    return board().locator("[data-move='" + move + "']");
  }

  /** Plays a move with one click. */
  public void play(String move) {
    int before = made();
    place(move).first().click();
    awaitMoreThan(before);
  }

  /** Returns the move list. */
  public Locator moves() {
    return visit.part("moves").locator("li");
  }

  /** Returns the number of moves shown as played. */
  public int made() {
    return visit.part("moves").locator("li:not(.undone)").count();
  }

  /** Waits until {@code count} moves are shown as played. */
  public void awaitMade(int count) {
    assertThat(visit.part("moves").locator("li:not(.undone)")).hasCount(count);
  }

  /** Plays the first legal moves on the server until the game is over. */
  public void finish() {
    JsonNode game = stored();
    while (!game.path("over").asBoolean()) {
      String move = game.path("legal").path(0).path("text").asText();
      Map<String, Object> change = Map.of("move", move, "ply", game.path("ply").asInt());
      APIResponse answer =
          page()
              .request()
              .post(
                  visit.address("/api/v1/games/" + id() + "/moves"),
                  RequestOptions.create().setHeader("Origin", visit.address("")).setData(change));
      assertThat(answer.status()).as(answer.text()).isEqualTo(200);
      game = read(answer.text());
    }
  }

  /** Waits until more moves are played, and a human is to move or the game is over. */
  public void awaitMoreThan(int before) {
    page().waitForFunction(GOES_ON, before);
  }

  /** Waits until a human is to move, whoever moves first. */
  public void awaitHuman() {
    awaitMoreThan(-1);
  }

  public boolean isOver() {
    return status().getAttribute("class").contains("result");
  }

  public String id() {
    String path = URI.create(page().url()).getPath();
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /** Returns the game stored on the server. */
  public JsonNode stored() {
    APIResponse answer = page().request().get(visit.address("/api/v1/games/" + id()));
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return read(answer.text());
  }

  /** Returns the moves stored on the server. */
  public List<String> storedMoves() {
    List<String> texts = new ArrayList<>();
    stored().path("moves").forEach(move -> texts.add(move.path("text").asText()));
    return texts;
  }

  /** Checks that the game is over, and that page and server show the same result. */
  public void checkEnd() {
    JsonNode game = stored();
    assertThat(game.path("over").asBoolean()).isTrue();
    assertThat(status()).hasText(result(game));
    checkMoves();
  }

  /** Checks that the page lists the moves stored on the server. */
  public void checkMoves() {
    List<String> texts = storedMoves();
    assertThat(moves()).hasCount(texts.size());
    List<String> listed = new ArrayList<>();
    moves().all().forEach(move -> listed.add(move.getAttribute("data-text")));
    assertThat(listed).isEqualTo(texts);
  }

  private static String result(JsonNode game) {
    if (!game.path("duel").asBoolean()) {
      String how = game.path("solved").asBoolean() ? "Solved" : "Game over";
      int points = game.path("points").asInt();
      boolean hasPoints = game.path("scored").asBoolean() || points > 0;
      return hasPoints
          ? how + " with " + points + (points == 1 ? " point" : " points")
          : how + ". Moves: " + game.path("ply").asInt();
    }
    int margin = game.path("margin").asInt();
    if (margin == 0) {
      return "Draw";
    }
    String winner = "Player " + (margin > 0 ? 1 : 2) + " wins";
    if (game.path("typicalMargin").asInt() == 1) {
      return winner;
    }
    return winner + " by " + Math.abs(margin) + (Math.abs(margin) == 1 ? " point" : " points");
  }
}
