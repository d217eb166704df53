package tabuleiro.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Steps through searches, forward and back. */
@Tag("browser")
class MicroscopeIT {
  @RegisterExtension static final Arena arena = new Arena();

  private static final String ASTAR = "/search?world=dots&problem=C&a=astar";
  private static final String CUTS =
      "/search?world=dots&duel=1&rule.size=2x2&a=alphabeta%3Adepth%3D3";

  /** Everything shown of a search at one step. */
  private record Moment(String time, String sentence, String counters, String lists) {
    static Moment of(Visit visit) {
      return new Moment(
          visit.part("time").innerText(),
          visit.part("sentence").innerText(),
          visit.part("counters").innerText(),
          visit.page().locator(".lists").innerText());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "/search?world=cavalo&problem=D&a=astar, forth, back",
    "/search?world=cavalo&problem=D&a=idastar, forth, back",
    "/search?world=dots&duel=1&rule.size=2x2&a=alphabeta%3Adepth%3D3, forth, back",
    "/search?world=dots&duel=1&rule.size=2x2&a=alphabeta%3Adepth%3D3, jump, jumpBack",
    "/search?world=dots&problem=E&a=astar, jump, jumpBack",
  })
  void steppingBackShowsWhatSteppingForwardShowed(String path, String forth, String back) {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      visit.go(path);
      assertThat(visit.part("time")).containsText("0");
      List<Moment> forward = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        forward.add(Moment.of(visit));
        step(visit, forth);
      }
      assertThat(forward).doesNotHaveDuplicates();
      for (int i = 11; i >= 0; i--) {
        step(visit, back);
        assertThat(Moment.of(visit)).isEqualTo(forward.get(i));
      }
    }
  }

  /** A search appears when the board names its moves, so no text changes while it is read. */
  @Test
  void aSearchIsNotShownBeforeItsMovesHaveNames() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Page page = visit.page();
      List<Route> held = new ArrayList<>();
      page.route("**/states?lang=en", held::add);
      visit.go(CUTS + "&at=2");
      page.waitForCondition(() -> !held.isEmpty());
      assertThat(page.locator(".micro")).hasAttribute("aria-busy", "true");
      assertThat(visit.part("sentence")).hasCount(0);
      page.unroute("**/states?lang=en");
      held.forEach(Route::resume);
      assertThat(visit.part("sentence")).containsText("move A1–B1");
    }
  }

  private static void step(Visit visit, String button) {
    String before = visit.part("time").innerText();
    visit.part(button).click();
    assertThat(visit.part("time")).not().hasText(before);
  }

  @Test
  void keysStepTooAndTheEndShowsTheStatisticsOfTheCourse() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Page page = visit.go(ASTAR).page();
      assertThat(visit.part("time")).containsText("0");
      Moment start = Moment.of(visit);
      page.keyboard().press("ArrowRight");
      assertThat(visit.part("time")).not().hasText(start.time);
      page.keyboard().press("ArrowLeft");
      assertThat(visit.part("time")).hasText(start.time);
      page.keyboard().press("End");
      Locator table = visit.part("statistics");
      assertThat(table).isVisible();
      String expanded = visit.page().locator("[data-count=expanded]").innerText();
      assertThat(table.locator("tbody tr").first()).containsText(expanded);
      assertThat(visit.part("back")).isEnabled();
      page.keyboard().press("Home");
      assertThat(visit.part("back")).isDisabled();
      assertThat(Moment.of(visit)).isEqualTo(start);
    }
  }

  @Test
  void theWindowOfEachNodeAndBothKindsOfCutsAreShown() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      visit.go(CUTS);
      visit.part("end").click();
      assertThat(visit.page().locator("[data-count=alphaCuts]")).not().hasText("0");
      assertThat(visit.page().locator("[data-count=betaCuts]")).not().hasText("0");
      visit.part("jumpBack").click();
      assertThat(visit.page().locator(".lists")).containsText("α");
      assertThat(visit.page().locator(".lists")).containsText("β");
    }
  }

  @Test
  void twoSearchesRaceOnOneProblem() {
    try (Visit visit = arena.visit(Sight.PROJECTOR)) {
      visit.go("/search?world=cavalo&problem=D&a=astar&h=compatible&b=bfs&by=work");
      visit.part("speed").or(visit.page().locator(".speed select")).selectOption("10000");
      visit.part("play").click();
      assertThat(visit.part("lane-0")).containsText("finished");
      assertThat(visit.part("lane-1")).containsText("finished");
      assertThat(visit.part("statistics").locator("tbody tr")).hasCount(2);
    }
  }
}
