package tabuleiro.games.dots.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;

/** The geometry of boards. */
class DotsGridTest {

  @Test
  void arcsAreNumberedAsDrawn() {
    DotsGrid grid = DotsGrid.of(2, 3);
    assertThat(grid.arcs()).isEqualTo(17);
    assertThat(grid.boxes()).isEqualTo(6);
    assertThat(grid.horizontal(1, 2)).isEqualTo(5);
    assertThat(grid.vertical(1, 0)).isEqualTo(11);
    assertThat(grid.arcsOf(4)).containsExactly(4, 7, 12, 14);
    assertThat(grid).hasToString("2x3");
  }

  @Test
  void everyArcKnowsItsLineAndPlace() {
    DotsGrid grid = DotsGrid.of(4, 7);
    for (int arc = 0; arc < grid.arcs(); arc++) {
      int line = grid.line(arc);
      int place = grid.place(arc);
      assertThat(grid.isHorizontal(arc) ? grid.horizontal(line, place) : grid.vertical(line, place))
          .isEqualTo(arc);
    }
  }

  @Test
  void thereIsOneGridOfEachSize() {
    assertThat(DotsGrid.of(3, 4)).isSameAs(DotsGrid.of(3, 4)).isNotSameAs(DotsGrid.of(4, 3));
  }

  @Test
  void exactlyTheSizesOfAtMost192ArcsFit() {
    int mostBoxes = 0;
    for (int rows = -1; rows < 200; rows++) {
      for (int columns = -1; columns < 200; columns++) {
        int arcs = 2 * rows * columns + rows + columns;
        boolean fits = rows > 0 && columns > 0 && arcs <= 192;
        assertThat(DotsGrid.fits(rows, columns)).isEqualTo(fits);
        mostBoxes = fits ? Math.max(mostBoxes, rows * columns) : mostBoxes;
      }
    }
    assertThat(DotsGrid.MOST_BOXES).isEqualTo(mostBoxes);
    assertThat(DotsGrid.fits(Integer.MAX_VALUE, Integer.MAX_VALUE)).isFalse();
    assertThatThrownBy(() -> DotsGrid.of(10, 10)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> DotsGrid.of(0, 3)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anArcClosesAsManyBoxesAsAreClosedMoreAfterIt() {
    for (DotsGrid grid :
        new DotsGrid[] {
          DotsGrid.of(1, 1), DotsGrid.of(5, 6), DotsGrid.of(9, 9), DotsGrid.of(2, 38)
        }) {
      SplittableRandom random = new SplittableRandom(grid.arcs());
      long[] words = new long[3];
      for (int left = grid.arcs(); left > 0; left--) {
        MoveList moves = new MoveList();
        grid.missing(moves, words[0], words[1], words[2]);
        assertThat(moves.size()).isEqualTo(left);
        assertThat(grid.missing(words[0], words[1], words[2])).isEqualTo(left);
        int arc = moves.get(random.nextInt(left));
        int before = grid.closed(words[0], words[1], words[2]);
        int by = grid.closedBy(arc, words[0], words[1], words[2]);
        words[arc >> 6] |= 1L << arc;
        assertThat(grid.closed(words[0], words[1], words[2])).isEqualTo(before + by);
      }
      assertThat(grid.closed(words[0], words[1], words[2])).isEqualTo(grid.boxes());
    }
  }

  @Test
  void everyBoxIsABoxOfItsFourArcsAndOfNoOther() {
    DotsGrid grid = DotsGrid.of(3, 5);
    int[] found = new int[grid.boxes()];
    for (int arc = 0; arc < grid.arcs(); arc++) {
      for (int which = 0; which < 2; which++) {
        int box = grid.box(arc, which);
        if (box != DotsGrid.NO_BOX) {
          assertThat(grid.arcsOf(box)).contains(arc);
          found[box]++;
        }
      }
    }
    assertThat(found).containsOnly(4);
  }

  @Test
  void sidesAreCountedByBox() {
    DotsGrid grid = DotsGrid.of(1, 2);
    long word = 1L << grid.vertical(1, 0) | 1L << grid.horizontal(0, 0);
    assertThat(grid.sides(0, word, 0, 0)).isEqualTo(2);
    assertThat(grid.sides(1, word, 0, 0)).isEqualTo(1);
  }
}
