package tabuleiro.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.app.Served;

/** A game survives a restart of the page, the browser and the server of the real launcher. */
@Tag("browser")
class ResumeIT {
  private static final Map<String, Object> GAME =
      Map.of("world", "dots", "players", List.of("human", "engine:level=1"));

  private static final String COMPUTER = "select[name=player-1]";

  @TempDir private Path folder;

  @Test
  void theGameIsThereAfterAReloadInAnotherBrowserAndAfterAKillOfTheServer() throws Exception {
    assumeTrue(Chromium.isPossible(), "Chromium or Node.js is not installed: no page is looked at");
    Path store = folder.resolve("arena.db");
    try (Chromium chromium = new Chromium();
        Relay relay = new Relay();
        Visit visit = new Visit(chromium, relay.address(), Sight.LAPTOP)) {
      visit.expectServerToEnd();
      JsonNode before;
      try (Served server = start(store, relay)) {
        visit.go(playAndReload(chromium, server, visit));
        Table table = Table.shownIn(visit);
        new Hand(table, 7).move();
        before = table.stored();
        kill(server, table);
      }
      try (Served server = start(store, relay)) {
        Table table = recovered(visit);
        goOn(table, before);
        checkHome(chromium, server, table);
        letThink(table);
        before = table.stored();
        kill(server, table);
      }
      try (Served server = start(store, relay)) {
        Table table = recovered(visit);
        assertThat(server.process().isAlive()).isTrue();
        getAnswer(table, before);
      }
    }
  }

  /** Starts a server at the address of the waiting page. */
  private static Served start(Path store, Relay relay) throws Exception {
    Served server = Served.start(store, "");
    relay.leadTo(server.address());
    return server;
  }

  private static Visit visit(Chromium chromium, Served server) {
    return new Visit(chromium, server.address().toString(), Sight.LAPTOP);
  }

  private static void kill(Served server, Table table) throws InterruptedException {
    server.kill();
    assertThat(table.visit().part("away")).isVisible();
    assertThat(table.places()).hasCount(0);
  }

  /** Returns the game after the server is back; the page is not reloaded. */
  private static Table recovered(Visit visit) {
    assertThat(visit.part("away")).hasCount(0);
    return Table.shownIn(visit);
  }

  /** Plays until a slow computer player is to move. */
  private static void letThink(Table table) {
    table.page().locator(COMPUTER).selectOption("engine:time=20000");
    assertThat(table.page().locator(COMPUTER)).hasValue("engine:time=20000");
    while (table.stored().path("turn").asInt() == 0) {
      int before = table.made();
      table.places().first().click();
      table.awaitMade(before + 1);
    }
    assertThat(table.status()).hasText("Thinking …");
  }

  /** Checks that the move interrupted by the kill is stored, and that a faster player replies. */
  private static void getAnswer(Table table, JsonNode before) {
    assertThat(table.stored()).isEqualTo(before);
    assertThat(table.status()).hasText("Thinking …");
    int made = table.made();
    table.page().locator(COMPUTER).selectOption("engine:level=1");
    table.awaitMoreThan(made);
    table.checkMoves();
  }

  /** Plays a few moves and reloads the page; returns its address. The next visit is its owner's. */
  private static String playAndReload(Chromium chromium, Served server, Visit next) {
    try (Visit visit = visit(chromium, server)) {
      Table table = Table.made(visit, GAME);
      Hand hand = new Hand(table, 6);
      hand.move();
      hand.move();
      List<String> moves = table.storedMoves();
      assertThat(moves).hasSizeGreaterThanOrEqualTo(4);
      visit.page().reload();
      checkShown(Table.shownIn(visit), moves);
      next.withSession(visit.session());
      return "/game/" + table.id();
    }
  }

  /** Checks that the waiting page shows the same game, and plays on. */
  private static void goOn(Table table, JsonNode before) {
    assertThat(table.stored()).isEqualTo(before);
    List<String> moves = table.storedMoves();
    checkShown(table, moves);
    new Hand(table, 8).move();
    List<String> more = table.storedMoves();
    assertThat(more.subList(0, moves.size())).isEqualTo(moves);
    assertThat(more).hasSizeGreaterThan(moves.size());
    checkShown(table, more);
  }

  /** Checks that the home page lists the game. */
  private static void checkHome(Chromium chromium, Served server, Table table) {
    List<String> moves = table.storedMoves();
    try (Visit visit = visit(chromium, server).withSession(table.visit().session())) {
      visit.go("/");
      assertThat(visit.part("recent").locator("li")).hasCount(1);
      assertThat(visit.part("recent")).containsText("moves: " + moves.size());
      visit.part("recent").locator("a").click();
      checkShown(Table.shownIn(visit), moves);
    }
  }

  private static void checkShown(Table table, List<String> moves) {
    table.awaitMade(moves.size());
    table.awaitHuman();
    table.checkMoves();
    assertThat(table.storedMoves()).isEqualTo(moves);
    assertThat(table.board().locator(".drawn-arc")).hasCount(moves.size());
  }
}
