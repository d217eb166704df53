package tabuleiro.core.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CellsTest {

  @Test
  void aChangeLeavesTheOldBoardAlone() {
    Cells empty = Cells.empty(2, 3);
    Cells changed = empty.with(1, 2, 7);
    assertThat(empty.at(1, 2)).isZero();
    assertThat(changed.at(1, 2)).isEqualTo(7);
    assertThat(changed.at(5)).isEqualTo(7);
    assertThat(changed.count(0)).isEqualTo(5);
    assertThat(changed.rows()).isEqualTo(2);
    assertThat(changed.has(1, 2)).isTrue();
    assertThat(changed.has(2, 0)).isFalse();
    assertThat(changed.has(0, -1)).isFalse();
  }

  @Test
  void equalBoardsHaveEqualKeysHoweverTheyWereMade() {
    SplittableRandom random = new SplittableRandom(1);
    for (int trial = 0; trial < 1000; trial++) {
      int[][] rows = new int[4][5];
      Cells made = Cells.empty(4, 5);
      for (int step = 0; step < 30; step++) {
        int cell = random.nextInt(20);
        int number = random.nextInt(100);
        rows[cell / 5][cell % 5] = number;
        made = made.with(cell, number);
      }
      Cells read = Cells.of(rows);
      assertThat(made).isEqualTo(read).hasSameHashCodeAs(read);
      assertThat(made.key()).isEqualTo(read.key());
      long[] words = new long[made.words() + 2];
      made.save(words, 1);
      assertThat(words[0] | words[words.length - 1]).isZero();
      assertThat(Cells.empty(4, 5).load(words, 1)).isEqualTo(made);
      assertThat(Cells.empty(4, 5).load(words, 1).key()).isEqualTo(made.key());
    }
  }

  @Test
  void aCellBesideTheBoardIsNotOneOfTheNextRow() {
    assertThatThrownBy(() -> Cells.empty(2, 3).at(0, 3))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("no cell in row 0, column 3 of 2 × 3");
  }

  @Test
  void boardsOfAnotherShapeDiffer() {
    assertThat(Cells.empty(2, 3)).isNotEqualTo(Cells.empty(3, 2));
  }
}
