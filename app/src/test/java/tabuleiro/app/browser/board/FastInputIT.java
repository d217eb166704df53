package tabuleiro.app.browser.board;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.WebSocketRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tabuleiro.app.browser.Arena;
import tabuleiro.app.browser.Sight;
import tabuleiro.app.browser.Table;
import tabuleiro.app.browser.Visit;

/** What a user does before the server has responded to the last move does not repeat this move. */
@Tag("browser")
class FastInputIT {
  @RegisterExtension static final Arena arena = new Arena();

  private static final Map<String, Object> WELL =
      Map.of("world", "tetris", "duel", false, "problem", "B");

  @Test
  void aKeyPressedTwicePlaysOnePiece() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Table table = Table.made(visit, WELL);
      Page page = visit.page();
      assertThat(table.board().locator("svg.tetris")).isFocused();
      List<Route> held = new ArrayList<>();
      page.route("**/moves?lang=en", held::add);
      page.keyboard().press("Enter");
      page.waitForCondition(() -> !held.isEmpty());
      page.keyboard().press("Enter");
      page.unroute("**/moves?lang=en");
      held.forEach(Route::resume);
      table.awaitMade(1);
      page.keyboard().press("Enter");
      table.awaitMade(2);
      assertThat(held).hasSize(1);
      assertThat(visit.part("fault")).hasCount(0);
    }
  }

  @Test
  void theFirstOfTwoMovesIsPlayedInThePuzzleTrainer() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Page page = visit.go("/puzzles/cavalo/A").page();
      Locator places = visit.part("board").locator("[data-move]");
      String first = places.first().getAttribute("data-move");
      List<Route> held = new ArrayList<>();
      page.route("**/attempts?lang=en", held::add);
      places.first().click();
      page.waitForCondition(() -> !held.isEmpty());
      places.nth(1).click();
      page.unroute("**/attempts?lang=en");
      held.forEach(Route::resume);
      assertThat(visit.part("count")).hasText("Moves: 1");
      assertThat(held).hasSize(1);
      assertThat(held.get(0).request().postData()).contains(first);
    }
  }

  @Test
  void aSolverThatIsWatchedIsNotAskedTwiceWhenTheSpeedChanges() {
    try (Visit visit = arena.visit(Sight.DESK)) {
      Page page = visit.page();
      List<String> sent = new ArrayList<>();
      List<String> held = new ArrayList<>();
      List<WebSocketRoute> sockets = new ArrayList<>();
      page.routeWebSocket(
          address -> address.contains("/games/"),
          socket -> {
            sockets.add(socket);
            WebSocketRoute server = socket.connectToServer();
            socket.onMessage(
                message -> {
                  sent.add(message.text());
                  server.send(message.text());
                });
            server.onMessage(message -> held.add(message.text()));
          });
      Table table = Table.made(visit, WELL);
      table.press("watch");
      page.waitForCondition(() -> held.stream().anyMatch(event -> event.contains("\"ply\":1")));
      visit.part("speed").selectOption("fast");
      // As soon as the page gets the first move, it asks for the next one, so both are counted.
      assertThat(visit.part("speed")).hasValue("fast");
      assertThat(sent).filteredOn(task -> task.contains("\"do\":\"move\"")).hasSize(1);
      assertThat(visit.part("watch")).hasAttribute("aria-pressed", "true");
      assertThat(sockets).hasSize(1);
    }
  }
}
