package tabuleiro.app.web.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.page.Demo;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/** Every world has something to show on the home page, unless its rules fail. */
class DemosTest {

  /** A world with the rules of another one but without a page. */
  private record Bare(World other) implements World {
    @Override
    public String id() {
      return other.id();
    }

    @Override
    public Optional<Game<?>> game(Variant variant) throws InputException {
      return other.game(Variant.standard(other));
    }

    @Override
    public Optional<Puzzles<?>> puzzles(Variant variant) throws InputException {
      return other.puzzles(Variant.standard(other));
    }
  }

  @Test
  void everyWorldOfTheProgramBringsItsDemo() {
    for (World world : Worlds.own()) {
      assertThat(new Demos().of(world)).isPresent().isEqualTo(world.page().demo());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dots", "blokus", "tetris"})
  void aWorldWithoutADemoPlaysAShortRandomGame(String id) throws InputException {
    World world = Worlds.find(id);
    Demo demo = new Demos().of(new Bare(world)).orElseThrow();
    assertThat(demo.isDuel()).isEqualTo(world.game(Variant.standard(world)).isPresent());
    assertThat(demo.moves()).hasSizeBetween(1, 60);
    assertThat(new Demos().of(new Bare(world))).contains(demo);
  }

  @Test
  void aWorldWhoseRulesFailHasNoDemo() {
    World failing =
        new World() {
          @Override
          public String id() {
            return "failing";
          }

          @Override
          public Optional<Game<?>> game(Variant variant) {
            throw new IllegalStateException("rules that fail");
          }
        };
    assertThat(new Demos().of(failing)).isEmpty();
  }
}
