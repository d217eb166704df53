package tabuleiro.games.blokus.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.World;
import tabuleiro.games.blokus.BlokusPuzzles;
import tabuleiro.games.blokus.BlokusTexts;
import tabuleiro.games.blokus.BlokusWorld;
import tabuleiro.testkit.BundleContract;
import tabuleiro.testkit.GameContract;
import tabuleiro.testkit.PerftContract;
import tabuleiro.testkit.Playthrough;
import tabuleiro.testkit.PlaythroughContract;
import tabuleiro.testkit.PuzzleContract;

/** The contracts of every world, and the rules of the game for two. */
class BlokusTest {

  @Nested
  class PlayerOneBegins extends GameContract<Blokus> {
    @Override
    protected Game<Blokus> game() {
      return BlokusTexts.game();
    }
  }

  @Nested
  class PlayerTwoBegins extends GameContract<Blokus> {
    @Override
    protected Game<Blokus> game() {
      return BlokusTexts.game("first=2");
    }
  }

  @Nested
  class Filled extends PuzzleContract<BlokusPuzzle> {
    @Override
    protected Puzzles<BlokusPuzzle> puzzles() {
      return BlokusTexts.puzzles();
    }
  }

  @Nested
  class FilledAndStuck extends PuzzleContract<BlokusPuzzle> {
    @Override
    protected Puzzles<BlokusPuzzle> puzzles() {
      return BlokusTexts.puzzles("goal=filled-stuck", "target=30");
    }
  }

  @Nested
  class Stuck extends PuzzleContract<BlokusPuzzle> {
    @Override
    protected Puzzles<BlokusPuzzle> puzzles() {
      return BlokusTexts.puzzles("goal=stuck");
    }
  }

  @Nested
  class Counts extends PerftContract {
    @Override
    protected World world() {
      return new BlokusWorld();
    }
  }

  @Nested
  class Recorded extends PlaythroughContract {
    @Override
    protected String file() {
      return "blokus.playthrough";
    }

    @Override
    protected String today() {
      return Playthrough.of(BlokusTexts.game(), 7, 60);
    }
  }

  @Nested
  class RecordedPuzzle extends PlaythroughContract {
    @Override
    protected String file() {
      return "blokus-puzzle.playthrough";
    }

    @Override
    protected String today() {
      try {
        BlokusPuzzles puzzles = BlokusTexts.puzzles("goal=filled-stuck");
        return Playthrough.of(puzzles, "A", puzzles.problems().get(0).start(), 2, 20);
      } catch (InputException e) {
        throw new AssertionError(e);
      }
    }
  }

  @Nested
  class Texts extends BundleContract {
    @Override
    protected String bundle() {
      return new BlokusWorld().bundle();
    }
  }

  @Test
  void shippedFilesAreThere() {
    for (String file : new BlokusWorld().files()) {
      assertThat(Resources.text(BlokusWorld.class, file)).isNotBlank();
    }
  }

  @Test
  void eachPlayerHasThreeOpeningMoves() {
    Blokus start = Blokus.start(Position.FIRST);
    assertThat(moves(start)).containsExactly(0, 196, 588);
    assertThat(start.placements(Position.SECOND)).isEqualTo(3);
    assertThat(moves(start.play(0))).containsExactly(195, 196 + 12 * 14 + 12, 588 + 11 * 14 + 12);
  }

  @Test
  void whoHasFewerSquaresLeftIsAhead() {
    Blokus start = Blokus.start(Position.FIRST);
    assertThat(start.margin()).isZero();
    assertThat(start.play(196).margin()).isEqualTo(4);
    assertThat(start.play(196).play(195).margin()).isEqualTo(3);
    assertThat(Blokus.start(Position.SECOND).play(195).margin()).isEqualTo(-1);
  }

  @Test
  void bothShapesOfPieceCComeFromTheSameFifteen() {
    Blokus position = Blokus.start(Position.FIRST).play(588);
    assertThat(position.piecesLeft(Position.FIRST, 2)).isEqualTo(14);
    assertThat(position.piecesLeft(Position.SECOND, 2)).isEqualTo(15);
    assertThat(position.squaresLeft(Position.FIRST)).isEqualTo(106);
  }

  @Test
  void aPlayerWhoIsStuckPassesUntilTheOtherIsStuckToo() throws InputException {
    BlokusNotation notation = new BlokusNotation();
    Blokus position = notation.read(Resources.text(getClass(), "stuck.position"));
    assertThat(position.turn()).isEqualTo(Position.SECOND);
    assertThat(position.canLay(Position.SECOND)).isFalse();
    SplittableRandom random = new SplittableRandom(1);
    int passes = 0;
    while (!position.isOver()) {
      int[] moves = moves(position);
      if (position.turn() == Position.SECOND) {
        assertThat(moves).containsExactly(Blokus.PASS);
        passes++;
      } else {
        assertThat(moves).doesNotContain(Blokus.PASS);
      }
      position = position.play(moves[random.nextInt(moves.length)]);
    }
    assertThat(passes).isEqualTo(5);
  }

  @Test
  void thatSomebodyPassedIsNoPartOfThePosition() throws InputException {
    BlokusNotation notation = new BlokusNotation();
    Blokus stuck = notation.read(Resources.text(getClass(), "stuck.position"));
    Blokus passed = stuck.play(Blokus.PASS);
    Blokus written = notation.read(notation.write(passed));
    assertThat(written).isEqualTo(passed).hasSameHashCodeAs(passed);
    assertThat(written.key()).isEqualTo(passed.key());
    assertThat(passed).isNotEqualTo(stuck);
    assertThat(written.placements(Position.SECOND)).isZero();
    assertThat(passed.placements(Position.SECOND)).isZero();
  }

  /** All 50 plies lay a piece: nobody passes, and at the end both are stuck at once. */
  @Test
  void theCoursePlayerDrawsAgainstItselfInFiftyPlies() {
    Player<Blokus> course = BlokusTexts.game().players().get(0);
    assertThat(course.name()).isEqualTo("course");
    Blokus position = Blokus.start(Position.FIRST);
    int plies = 0;
    int passes = 0;
    for (; !position.isOver(); plies++) {
      int move = course.choose(position, Limits.NONE, report -> {}).move();
      passes += move == Blokus.PASS ? 1 : 0;
      position = position.play(move);
    }
    assertThat(plies).isEqualTo(50);
    assertThat(passes).isZero();
    assertThat(position.squaresLeft(Position.FIRST)).isEqualTo(40);
    assertThat(position.squaresLeft(Position.SECOND)).isEqualTo(40);
  }

  /** Random games have 41 placements and about two passes, with 17.7 placements to choose from. */
  @Test
  void randomGamesAreAsLongAndAsWideAsKnown() {
    int games = 1_000;
    long pieces = 0;
    long passes = 0;
    long offered = 0;
    for (long seed = 0; seed < games; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Blokus position = Blokus.start(Position.FIRST);
      for (int[] moves = moves(position); moves.length > 0; moves = moves(position)) {
        if (moves[0] == Blokus.PASS) {
          passes++;
        } else {
          pieces++;
          offered += moves.length;
        }
        position = position.play(moves[random.nextInt(moves.length)]);
      }
    }
    assertThat(pieces / (double) games).isBetween(40.0, 41.6);
    assertThat(offered / (double) pieces).isBetween(17.0, 18.3);
    assertThat(passes / (double) games).isBetween(1.5, 2.5);
  }

  private static int[] moves(Position position) {
    MoveList moves = new MoveList();
    position.moves(moves);
    return moves.toArray();
  }
}
