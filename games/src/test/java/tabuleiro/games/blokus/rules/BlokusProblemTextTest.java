package tabuleiro.games.blokus.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.AbstractList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tabuleiro.core.lisp.Form;

class BlokusProblemTextTest {
  private final BlokusProblemText text =
      new BlokusProblemText(BlokusProblem.Goal.FILLED, OptionalInt.empty());

  /** A list of the same number that counts how often it is asked. */
  private static final class Numbers extends AbstractList<Form> {
    private final String number;
    private final int size;
    int asked;

    Numbers(String number, int size) {
      this.number = number;
      this.size = size;
    }

    @Override
    public Form get(int index) {
      asked++;
      return new Form.Numeral(number, 1, 1);
    }

    @Override
    public int size() {
      return size;
    }
  }

  @Test
  void theSizeOfABoardDoesNotDependOnTheLengthOfTheFile() {
    for (int size : List.of(100_000, 1_000_000)) {
      Numbers numbers = new Numbers("0", size);
      assertThat(text.span(numbers)).isEqualTo(BlokusBoard.CELLS);
      assertThat(numbers.asked).isLessThan(10_000);
    }
    assertThat(text.span(new Numbers("20", 1_000_000))).isEqualTo(BlokusBoard.CELLS + 1);
  }

  @Test
  void shortRunsAreBoardsWithTargetsIfTheyDivideEvenly() {
    int cells = BlokusBoard.CELLS;
    assertThat(text.span(new Numbers("0", cells))).isEqualTo(cells);
    assertThat(text.span(new Numbers("0", cells + 1))).isEqualTo(cells + 1);
    assertThat(text.span(new Numbers("0", 2 * cells))).isEqualTo(cells);
    assertThat(text.span(new Numbers("0", 2 * cells + 2))).isEqualTo(cells + 1);
  }
}
