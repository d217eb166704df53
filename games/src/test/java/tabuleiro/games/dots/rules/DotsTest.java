package tabuleiro.games.dots.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.World;
import tabuleiro.games.dots.DotsCourse;
import tabuleiro.games.dots.DotsGame;
import tabuleiro.games.dots.DotsNotation;
import tabuleiro.games.dots.DotsWorld;
import tabuleiro.testkit.BundleContract;
import tabuleiro.testkit.GameContract;
import tabuleiro.testkit.PerftContract;
import tabuleiro.testkit.Playthrough;
import tabuleiro.testkit.PlaythroughContract;

/** The rules of the game for two. */
class DotsTest {

  /** Larger boards get fewer random walks. */
  abstract static class Contract extends GameContract<Dots> {
    private final DotsGrid grid;
    private final int walks;

    Contract(int rows, int columns, int walks) {
      grid = DotsGrid.of(rows, columns);
      this.walks = walks;
    }

    @Override
    protected Game<Dots> game() {
      return new DotsGame(grid);
    }

    @Override
    protected int walks() {
      return walks;
    }
  }

  @Nested
  class Standard extends Contract {
    Standard() {
      super(5, 6, 20);
    }
  }

  @Nested
  class OneBox extends Contract {
    OneBox() {
      super(1, 1, 50);
    }
  }

  @Nested
  class OneRow extends Contract {
    OneRow() {
      super(1, 4, 50);
    }
  }

  @Nested
  class ThreeByTwo extends Contract {
    ThreeByTwo() {
      super(3, 2, 50);
    }
  }

  @Nested
  class EightByEight extends Contract {
    EightByEight() {
      super(8, 8, 3);
    }
  }

  @Nested
  class AllBitsUsed extends Contract {
    AllBitsUsed() {
      super(2, 38, 2);
    }
  }

  @Nested
  class Counts extends PerftContract {
    @Override
    protected World world() {
      return new DotsWorld();
    }
  }

  @Nested
  class Recorded extends PlaythroughContract {
    @Override
    protected String file() {
      return "dots.playthrough";
    }

    @Override
    protected String today() {
      return Playthrough.of(new DotsGame(DotsGrid.of(2, 3)), 1, 17);
    }
  }

  @Nested
  class Texts extends BundleContract {
    @Override
    protected String bundle() {
      return new DotsWorld().bundle();
    }
  }

  @Test
  void closingABoxKeepsTheTurn() throws InputException {
    Dots threeSides = read("(((1) (1)) ((1) (0)))");
    Dots closed = threeSides.play(3);
    assertThat(closed.turn()).isEqualTo(Position.FIRST);
    assertThat(closed.boxes1()).isEqualTo(1);
    assertThat(closed.isOver()).isTrue();
    assertThat(closed.margin()).isEqualTo(1);
  }

  @Test
  void oneArcCanCloseTwoBoxes() throws InputException {
    Dots before = read("((((1 1) (1 1)) ((1) (0) (1))) (0 0) 2)");
    Dots after = before.play(before.grid().vertical(1, 0));
    assertThat(after.boxes2()).isEqualTo(2);
    assertThat(after.turn()).isEqualTo(Position.SECOND);
    assertThat(after.margin()).isEqualTo(-2);
  }

  @Test
  void closingIsNotCompulsory() throws InputException {
    Dots threeSides = read("(((1 0) (1 0)) ((1) (0) (0)))");
    MoveList moves = new MoveList();
    threeSides.moves(moves);
    assertThat(moves.toArray()).containsExactly(1, 3, 5, 6);
    assertThat(threeSides.play(1).turn()).isEqualTo(Position.SECOND);
  }

  @Test
  void drawingWithoutClosingPassesTheTurn() {
    Dots start = Dots.start(DotsGrid.of(5, 6));
    assertThat(start.turn()).isEqualTo(Position.FIRST);
    assertThat(start.play(0).turn()).isEqualTo(Position.SECOND);
    assertThat(start.play(0).play(1).turn()).isEqualTo(Position.FIRST);
  }

  @Test
  void positionsThatDifferOnlyInTurnOrBoxesDiffer() throws InputException {
    String full = "(((1) (1)) ((1) (1)))";
    List<Dots> positions =
        List.of(
            read("(" + full + " (0 0) 1)"),
            read("(" + full + " (0 0) 2)"),
            read("(" + full + " (1 0) 1)"),
            read("(" + full + " (0 1) 1)"));
    assertThat(positions).doesNotHaveDuplicates();
    assertThat(positions.stream().map(Dots::key)).doesNotHaveDuplicates();
  }

  @Test
  void emptyBoardsOfDifferentSizesDiffer() {
    Dots oneRow = Dots.start(DotsGrid.of(1, 2));
    Dots oneColumn = Dots.start(DotsGrid.of(2, 1));
    assertThat(oneRow).isNotEqualTo(oneColumn);
    assertThat(oneRow.key()).isNotEqualTo(oneColumn.key());
    assertThat(oneRow.equals(null)).isFalse();
  }

  @Test
  void theCoursePlayerBeginsAsItsPrintedGames() {
    Game<Dots> game = new DotsGame(DotsGrid.of(5, 6));
    assertThat(game.players()).extracting(Player::name).containsExactly("course", "engine");
    Dots start = game.start(0);
    int first = course(start);
    assertThat(game.notation().write(start, first)).isEqualTo("(v 7 5)");
    Dots second = start.play(first);
    assertThat(game.notation().write(second, course(second))).isEqualTo("(v 7 4)");
  }

  @Test
  void theCoursePlayerLeavesTheFewestThreeSidedBoxes() throws InputException {
    Dots position = read("(((1 0 0) (1 0 0)) ((1) (0) (0) (0)))");
    // Closing the first box leaves no three-sided box; every other move leaves one.
    assertThat(course(position)).isEqualTo(position.grid().vertical(1, 0));
    Dots chain = read("(((1 1 1) (1 1 1)) ((0) (0) (0) (0)))");
    // The outer arcs create one three-sided box, the inner ones two.
    assertThat(course(chain)).isEqualTo(chain.grid().vertical(3, 0));
  }

  @Test
  void theCoursePlayerChoosesAsTheSentenceSaysOnWholeGames() {
    for (int game = 0; game < 30; game++) {
      Dots position = Dots.start(DotsGrid.of(1 + game % 5, 1 + game % 4));
      java.util.SplittableRandom random = new java.util.SplittableRandom(game);
      while (!position.isOver()) {
        MoveList moves = new MoveList();
        position.moves(moves);
        int fewest = Integer.MAX_VALUE;
        int last = -1;
        for (int move : moves.toArray()) {
          int threeSided = threeSided(position.play(move));
          last = threeSided <= fewest ? move : last;
          fewest = Math.min(fewest, threeSided);
        }
        assertThat(course(position)).isEqualTo(last);
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  private static int threeSided(Dots position) {
    int boxes = 0;
    for (int box = 0; box < position.grid().boxes(); box++) {
      int sides = 0;
      for (int arc : position.grid().arcsOf(box)) {
        sides += position.board().has(arc) ? 1 : 0;
      }
      boxes += sides == 3 ? 1 : 0;
    }
    return boxes;
  }

  private static int course(Dots position) {
    return new DotsCourse().choose(position, Limits.NONE, report -> {}).move();
  }

  private static Dots read(String text) throws InputException {
    return new DotsNotation().read(text);
  }
}
