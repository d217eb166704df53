package tabuleiro.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every game from the form to its end, by keys alone. */
@Tag("browser")
class PlayByKeyboardIT {
  private static final String BOARD = "[data-testid=board] .place, [data-testid=board] svg.tetris";

  @RegisterExtension static final Arena arena = new Arena();

  @ParameterizedTest(name = "{0} with {1} = {2}")
  @CsvSource({
    "dots, size, 3x3",
    "blokus, first, 1",
    "quatro, give, mover",
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
      assertThat(table.stored().path("variant").path(rule).asText(value)).isEqualTo(value);
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

  /** Begins the game of the form and goes to its board. */
  private static Table begin(Visit visit, Keys keys) {
    keys.tabTo("[data-testid=begin]");
    keys.press("Enter");
    Table table = Table.shownIn(visit);
    table.awaitPerson();
    keys.tabTo(BOARD);
    return table;
  }
}
