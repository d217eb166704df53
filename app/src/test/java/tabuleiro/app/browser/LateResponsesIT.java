package tabuleiro.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A response that arrives after the page has requested something newer is not shown. */
@Tag("browser")
class LateResponsesIT {
  @RegisterExtension static final Arena arena = new Arena();

  @Test
  void rulesInTheLanguageBeforeAreDropped() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Page page = visit.page();
      List<Route> held = hold(page, "**/worlds/dots/rules?lang=en");
      visit.go("/rules/dots");
      Locator portuguese =
          page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Português"));
      page.waitForCondition(() -> !held.isEmpty());
      awaitAbort(page, "/rules?lang=en", portuguese::click);
      assertThat(page.locator("article.rules ol li").first()).isVisible();
      String shown = page.locator("article.rules ol").textContent();
      held.forEach(Route::resume);
      assertThat(page.locator("article.rules ol")).hasText(shown);
    }
  }

  @Test
  void reasonsOfAPositionThatWasTakenBackAreDropped() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      List<String> people = List.of("human", "human");
      Table table = Table.made(visit, Map.of("world", "cavalo", "seed", 5, "players", people));
      Page page = visit.page();
      Locator why = visit.part("why");
      why.locator("summary").click();
      assertThat(why.locator("li.sum")).isVisible();
      List<Route> held = hold(page, "**/why?lang=en");
      table.places().first().click();
      table.awaitMade(1);
      page.waitForCondition(() -> !held.isEmpty());
      awaitAbort(page, "/why", () -> table.press("undo"));
      page.unroute("**/why?lang=en");
      held.forEach(Route::resume);
      table.places().nth(1).click();
      table.awaitMade(1);
      assertThat(why.locator("li.sum")).isVisible();
    }
  }

  /** Waits until the page aborts a request because of an action. */
  private static void awaitAbort(Page page, String path, Runnable action) {
    List<String> failed = new ArrayList<>();
    page.onRequestFailed(request -> failed.add(request.url()));
    action.run();
    page.waitForCondition(() -> failed.stream().anyMatch(url -> url.contains(path)));
  }

  /** Keeps the requests of a pattern without a response. */
  private static List<Route> hold(Page page, String pattern) {
    List<Route> held = new ArrayList<>();
    page.route(pattern, held::add);
    return held;
  }
}
