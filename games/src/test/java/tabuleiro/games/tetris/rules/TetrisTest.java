package tabuleiro.games.tetris.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.games.tetris.TetrisPuzzles;
import tabuleiro.games.tetris.TetrisWorld;
import tabuleiro.testkit.BundleContract;
import tabuleiro.testkit.PerftContract;
import tabuleiro.testkit.Playthrough;
import tabuleiro.testkit.PlaythroughContract;
import tabuleiro.testkit.PuzzleContract;

class TetrisTest {

  @Nested
  class Regular extends PuzzleContract<Tetris> {
    @Override
    protected Puzzles<Tetris> puzzles() {
      return TetrisPuzzles.of(TetrisSeason.REGULAR);
    }

    @Override
    protected int walks() {
      return 120;
    }
  }

  @Nested
  class Special extends PuzzleContract<Tetris> {
    @Override
    protected Puzzles<Tetris> puzzles() {
      return TetrisPuzzles.of(TetrisSeason.SPECIAL);
    }

    @Override
    protected int walks() {
      return 120;
    }
  }

  @Nested
  class Counts extends PerftContract {
    @Override
    protected World world() {
      return new TetrisWorld();
    }
  }

  @Nested
  class Recorded extends PlaythroughContract {
    @Override
    protected String file() {
      return "tetris-puzzle.playthrough";
    }

    @Override
    protected String today() {
      return walk(TetrisSeason.REGULAR, "F", 12);
    }
  }

  @Nested
  class RecordedSpecial extends PlaythroughContract {
    @Override
    protected String file() {
      return "tetris-2016-puzzle.playthrough";
    }

    @Override
    protected String today() {
      return walk(TetrisSeason.SPECIAL, "special-1", 4);
    }
  }

  @Nested
  class Texts extends BundleContract {
    @Override
    protected String bundle() {
      return new TetrisWorld().bundle();
    }
  }

  private static String walk(TetrisSeason season, String id, long seed) {
    Puzzles<Tetris> puzzles = TetrisPuzzles.of(season);
    try {
      Tetris start = Problem.find(puzzles.problems(), id).start();
      return Playthrough.of(puzzles, "tetris " + season.year() + " " + id, start, seed, 8);
    } catch (InputException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void theWorldHasPuzzlesOfTwoSeasonsAndNoGame() throws InputException {
    World world = new TetrisWorld();
    Variant standard = Variant.standard(world);
    assertThat(world.game(standard)).isEmpty();
    assertThat(world.puzzles(standard)).containsSame(TetrisPuzzles.of(TetrisSeason.REGULAR));
    Variant special = Variant.parse(world, List.of("season=2016"));
    assertThat(world.puzzles(special)).containsSame(TetrisPuzzles.of(TetrisSeason.SPECIAL));
  }

  @Test
  void theFilesOfTheWorldShipWithIt() {
    for (String file : new TetrisWorld().files()) {
      assertThat(Resources.text(TetrisWorld.class, file)).as(file).isNotBlank();
    }
  }
}
