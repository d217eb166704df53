package tabuleiro.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Plays every game from the form to its end with the keyboard only. */
@Tag("browser")
class PlayByKeyboardIT {
  private static final String BOARD = "[data-testid=board] .place, [data-testid=board] svg.tetris";

  /** A knight in a corner that can only pass, and one in the other corner with one legal move. */
  private static final String STUCK =
      "(((-1 %1$s) (NIL %1$s) (NIL %1$s) (NIL %1$s) (NIL %1$s) (NIL %1$s) (NIL %1$s)"
          + " (NIL NIL NIL NIL NIL NIL NIL NIL 50 NIL) (NIL %1$s)"
          + " (NIL NIL NIL NIL NIL NIL NIL NIL NIL -2)) (0 0) 1)";

  @RegisterExtension static final Arena arena = new Arena();

  @ParameterizedTest(name = "{0} with {1} = {2}")
  @CsvSource({
    "dots, size, 3x3",
    "blokus, first, 2",
    "quatro, squares, on",
    "quatro, give, opponent",
    "cavalo, double, choice",
  })
  void aGameAgainstTheEngine(String world, String rule, String value) {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Keys keys = new Keys(visit.page());
      visit.go("/play/" + world);
      visit.part("begin").waitFor();
      keys.choose("select[name=second]", "engine:level=1");
      keys.tabTo("form summary");
      keys.press("Enter");
      keys.choose("select[name='rule." + rule + "']", value);
      Table table = begin(visit, keys);
      keys.playOn(table, new SplittableRandom(6));
      keys.checkAlone();
      table.checkEnd();
      assertThat(table.stored().path("variant").path(rule).asText()).isEqualTo(value);
    }
  }

  @Test
  void aListOfPiecesFallsToItsEnd() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Keys keys = new Keys(visit.page());
      visit.go("/play/tetris");
      visit.part("begin").waitFor();
      keys.choose("select[name=problem]", "D");
      Table table = begin(visit, keys);
      keys.playOn(table, new SplittableRandom(6));
      keys.checkAlone();
      table.checkEnd();
    }
  }

  @Test
  void whoeverMustPassIsBackOnTheBoardAfterwards() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Keys keys = new Keys(visit.page());
      String position = STUCK.formatted("NIL NIL NIL NIL NIL NIL NIL NIL NIL");
      List<String> people = List.of("human", "human");
      Table table =
          Table.made(visit, Map.of("world", "cavalo", "players", people, "position", position));
      keys.tabTo(BOARD);
      keys.playOn(table, new SplittableRandom(6));
      keys.checkAlone();
      table.checkEnd();
      assertThat(table.storedMoves()).contains("pass", "I8");
    }
  }

  @Test
  void aDoubleToTakeAwayIsChosenByKeys() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Keys keys = new Keys(visit.page());
      Map<String, String> rules = Map.of("double", "choice");
      List<String> people = List.of("human", "human");
      Table table =
          Table.made(
              visit, Map.of("world", "cavalo", "variant", rules, "players", people, "seed", 5));
      keys.tabTo(BOARD);
      keys.walkTo("[data-place='24']");
      keys.press("Enter");
      Locator choices = table.board().locator(".double button[data-move]");
      assertThat(choices.first()).isFocused();
      keys.press("Escape");
      assertThat(choices).hasCount(0);
      keys.awaitAt("[data-place='24']");
      keys.press("Enter");
      assertThat(choices.first()).isFocused();
      keys.press("Tab");
      keys.press("Enter");
      table.awaitMade(1);
      keys.awaitAt("[data-place='24']"); // the focus is back on the board
      assertThat(table.storedMoves()).containsExactly("E3 88");
      keys.checkAlone();
    }
  }

  /** Starts the game of the form and moves to its board. */
  private static Table begin(Visit visit, Keys keys) {
    keys.tabTo("[data-testid=begin]");
    keys.press("Enter");
    Table table = Table.shownIn(visit);
    table.awaitHuman();
    keys.tabTo(BOARD);
    return table;
  }
}
