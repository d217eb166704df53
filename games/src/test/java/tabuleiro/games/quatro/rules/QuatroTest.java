package tabuleiro.games.quatro.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.games.quatro.QuatroWorld;
import tabuleiro.testkit.BundleContract;
import tabuleiro.testkit.GameContract;
import tabuleiro.testkit.PerftContract;
import tabuleiro.testkit.Playthrough;
import tabuleiro.testkit.PlaythroughContract;
import tabuleiro.testkit.PuzzleContract;

/** The contracts of every world, for Quatro. */
public class QuatroTest {
  private static final QuatroWorld WORLD = new QuatroWorld();

  /** The game of the world under given rules. */
  @SuppressWarnings("unchecked") // quatro is played by Quatro
  public static Game<Quatro> game(String... choices) {
    try {
      Variant variant = Variant.parse(WORLD, List.of(choices));
      return (Game<Quatro>) WORLD.game(variant).orElseThrow();
    } catch (InputException e) {
      throw new AssertionError(e);
    }
  }

  /** The puzzles of the world under given rules. */
  @SuppressWarnings("unchecked") // the puzzles of quatro are QuatroPuzzle
  public static Puzzles<QuatroPuzzle> puzzles(String... choices) {
    try {
      Variant variant = Variant.parse(WORLD, List.of(choices));
      return (Puzzles<QuatroPuzzle>) WORLD.puzzles(variant).orElseThrow();
    } catch (InputException e) {
      throw new AssertionError(e);
    }
  }

  @Nested
  class MoverChooses extends GameContract<Quatro> {
    @Override
    protected Game<Quatro> game() {
      return QuatroTest.game();
    }
  }

  @Nested
  class OpponentChooses extends GameContract<Quatro> {
    @Override
    protected Game<Quatro> game() {
      return QuatroTest.game("give=opponent");
    }
  }

  @Nested
  class MoverChoosesAndSquaresCount extends GameContract<Quatro> {
    @Override
    protected Game<Quatro> game() {
      return QuatroTest.game("squares=on");
    }
  }

  @Nested
  class OpponentChoosesAndSquaresCount extends GameContract<Quatro> {
    @Override
    protected Game<Quatro> game() {
      return QuatroTest.game("give=opponent", "squares=on");
    }
  }

  @Nested
  class Puzzle extends PuzzleContract<QuatroPuzzle> {
    @Override
    protected Puzzles<QuatroPuzzle> puzzles() {
      return QuatroTest.puzzles();
    }
  }

  @Nested
  class PuzzleWithSquares extends PuzzleContract<QuatroPuzzle> {
    @Override
    protected Puzzles<QuatroPuzzle> puzzles() {
      return QuatroTest.puzzles("squares=on");
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
  class Recorded extends PlaythroughContract {
    @Override
    protected String file() {
      return "quatro.playthrough";
    }

    @Override
    protected String today() {
      return Playthrough.of(QuatroTest.game(), 1, 16);
    }
  }

  @Nested
  class RecordedClassic extends PlaythroughContract {
    @Override
    protected String file() {
      return "quatro-opponent.playthrough";
    }

    @Override
    protected String today() {
      return Playthrough.of(QuatroTest.game("give=opponent", "squares=on"), 2, 17);
    }
  }

  @Nested
  class RecordedPuzzle extends PlaythroughContract {
    @Override
    protected String file() {
      return "quatro-puzzle.playthrough";
    }

    @Override
    protected String today() {
      try {
        QuatroPuzzle start = Problem.find(QuatroTest.puzzles().problems(), "B").start();
        return Playthrough.of(QuatroTest.puzzles(), "B", start, 1, 5);
      } catch (InputException e) {
        throw new AssertionError(e);
      }
    }
  }

  @Nested
  class Texts extends BundleContract {
    @Override
    protected String bundle() {
      return WORLD.bundle();
    }
  }

  @Test
  void everyFileOfTheWorldIsThere() {
    for (String file : WORLD.files()) {
      assertThat(Resources.text(QuatroWorld.class, file)).isNotBlank();
    }
  }

  @Test
  void gamesUnderDifferentRulesHaveDifferentIdsAndStates() {
    List<Game<Quatro>> games =
        List.of(
            game(), game("give=opponent"), game("squares=on"), game("give=opponent", "squares=on"));
    assertThat(games.stream().map(Game::id))
        .containsExactly("quatro", "quatro-opponent", "quatro-squares", "quatro-opponent-squares");
    assertThat(games.stream().map(g -> g.start(0).key())).doesNotHaveDuplicates();
    assertThat(games.stream().map(g -> g.start(0))).doesNotHaveDuplicates();
  }
}
