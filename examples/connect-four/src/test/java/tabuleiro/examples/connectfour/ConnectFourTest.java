package tabuleiro.examples.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.World;
import tabuleiro.testkit.BundleContract;
import tabuleiro.testkit.GameContract;
import tabuleiro.testkit.PerftContract;
import tabuleiro.testkit.PluginContract;

class ConnectFourTest {
  private static final ConnectFourWorld WORLD = new ConnectFourWorld();

  private static final String EMPTY_ROW = "(0 0 0 0 0 0 0)";

  private static String board(String... lowestRows) {
    return "("
        + (EMPTY_ROW + " ").repeat(6 - lowestRows.length)
        + String.join(" ", lowestRows)
        + ")";
  }

  @Test
  void fourInAnyDirectionWin() throws InputException {
    assertThat(read("(1 1 1 1 2 2 2)").margin()).isEqualTo(1);
    assertThat(
            read("(2 0 0 0 0 0 0)", "(2 0 0 0 0 1 0)", "(2 1 0 0 0 1 0)", "(2 1 0 0 0 1 0)")
                .margin())
        .isEqualTo(-1);
    assertThat(
            read("(0 0 0 1 0 0 0)", "(0 0 1 2 0 0 0)", "(0 1 1 2 0 0 0)", "(1 2 2 1 2 0 0)")
                .margin())
        .isEqualTo(1);
    assertThat(
            read("(1 0 0 0 0 0 0)", "(2 1 0 0 0 0 0)", "(2 1 1 0 0 0 0)", "(1 2 2 1 2 0 0)")
                .margin())
        .isEqualTo(1);
  }

  private static ConnectFour read(String... lowestRows) throws InputException {
    return WORLD.notation().read(board(lowestRows));
  }

  @Test
  void boardsThatCannotBeAreRefused() {
    assertThatThrownBy(() -> read("(1 0 0 0 0 0 0)", "(0 0 0 0 0 0 0)"))
        .hasMessageContaining("the disc in row 5, column 1 has no disc below it");
    assertThatThrownBy(() -> read("(1 1 0 0 0 0 0)")).hasMessageContaining("has 2 more");
    assertThatThrownBy(() -> read("(3 0 0 0 0 0 0)")).hasMessageContaining("0 to 2");
    assertThatThrownBy(() -> WORLD.notation().read("((0 0) (0 0))"))
        .hasMessageContaining("6 rows and 7 columns");
    assertThatThrownBy(() -> WORLD.notation().read("(" + board() + " 2)"))
        .hasMessageContaining("player 1 to move");
  }

  @Test
  void aMoveIsAColumnOnThePage() {
    ConnectFour start = WORLD.start(0);
    assertThat(WORLD.notation().write(start, 3)).isEqualTo("d");
    assertThat(WORLD.picture().move(start, 3)).isEqualTo(Map.of("column", 3));
    assertThat(WORLD.picture().state(start.play(3), Locale.ENGLISH))
        .containsEntry("rows", 6)
        .containsEntry("columns", 7)
        .containsEntry("turn", 1);
  }

  @Nested
  class Contract extends GameContract<ConnectFour> {
    @Override
    protected Game<ConnectFour> game() {
      return WORLD;
    }
  }

  @Nested
  class Plugin extends PluginContract {
    @Override
    protected World world() {
      return WORLD;
    }
  }

  @Nested
  class Counts extends PerftContract {
    @Override
    protected World world() {
      return WORLD;
    }
  }

  @Nested
  class Texts extends BundleContract {
    @Override
    protected String bundle() {
      return WORLD.bundle();
    }
  }
}
