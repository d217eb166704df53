package tabuleiro.core.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;

class GridNotationTest {

  /** A position with four fixed moves, one for each kind of place. */
  private record Walk(Cells cells, int turn) implements Position {
    @Override
    public void moves(MoveList moves) {
      moves.add(0);
      moves.add(1);
      moves.add(2);
      moves.add(3);
    }

    @Override
    public Walk play(int move) {
      return new Walk(cells, 1 - turn);
    }

    @Override
    public boolean isOver() {
      return false;
    }

    @Override
    public int margin() {
      return 0;
    }

    @Override
    public long key() {
      return cells.key() ^ turn;
    }
  }

  private static final Grid<Walk> GRID =
      new Grid<>() {
        @Override
        public int rows(Walk state) {
          return state.cells.rows();
        }

        @Override
        public int columns(Walk state) {
          return state.cells.columns();
        }

        @Override
        public int cell(Walk state, int row, int column) {
          return state.cells.at(row, column);
        }

        @Override
        public Place place(Walk state, int move) {
          return List.of(
                  Place.between(0, 1, 2, 27),
                  Place.cell(1, 0).with("Q"),
                  Place.column(2),
                  Place.named("Pass"))
              .get(move);
        }

        @Override
        public Walk state(int[][] cells, int side) throws InputException {
          Grid.check(cells, 2, 2, 12);
          return new Walk(Cells.of(cells), side);
        }

        @Override
        public Cell look(int number) {
          return number == 9 ? Cell.GAP : Grid.super.look(number);
        }
      };
  private static final GridNotation<Walk> NOTATION = new GridNotation<>(GRID);
  private static final Walk STATE = new Walk(Cells.of(new int[][] {{1, 0}, {2, 12}}), 1);

  @Test
  void aPositionIsItsBoardAndItsSide() throws InputException {
    assertThat(NOTATION.write(STATE)).isEqualTo("(((1 0) (2 12)) 2)");
    assertThat(NOTATION.read("(((1 0) (2 12)) 2)")).isEqualTo(STATE);
    assertThat(NOTATION.read("((1 0) (2 12))")).isEqualTo(new Walk(STATE.cells, 0));
  }

  @Test
  void aMoveIsItsPlaceAndItsName() {
    assertThat(NOTATION.write(STATE, 0)).isEqualTo("b1-ab3");
    assertThat(NOTATION.write(STATE, 1)).isEqualTo("a2/q");
    assertThat(NOTATION.write(STATE, 2)).isEqualTo("c");
    assertThat(NOTATION.write(STATE, 3)).isEqualTo("pass");
  }

  @Test
  void aDrawingHasTheNamesThatMovesHave() {
    assertThat(NOTATION.draw(STATE, DrawingStyle.PLAIN))
        .isEqualTo("     a  b\n 1   X  .\n 2   O 12\nplayer 2 to move\n");
  }

  @Test
  void badBoardsAreReportedInOneSentenceWithTheirPlace() {
    Map<String, String> faults =
        Map.of(
            "((1 0) (2))",
                "line 1, column 8: expected a list of length 2, but this one has length 1",
            "((1 0) (2 x))", "line 1, column 11: expected a whole number instead of x",
            "((1 0) (2 13))", "line 1, column 1: expected a number from 0 to 12 instead of 13",
            "((1))", "line 1, column 1: expected a board of 2 rows and 2 columns",
            "()", "line 1, column 1: expected 1 to 64 rows, but there are 0",
            "(() ())", "line 1, column 2: expected 1 to 64 columns, but there are 0",
            "(((1 0) (2 0)) 3)", "line 1, column 16: expected a number from 1 to 2 instead of 3",
            "(((1 0) (2 0)))",
                "line 1, column 1: the player to move, 1 or 2, is missing after the board",
            "", "line 1, column 1: expected a Lisp form, but the text is empty");
    faults.forEach(
        (text, sentence) ->
            assertThatThrownBy(() -> NOTATION.read(text)).as(text).hasMessage(sentence));
    String tall = "(" + "(1 0) ".repeat(65) + ")";
    assertThatThrownBy(() -> NOTATION.read(tall)).hasMessageContaining("1 to 64 rows");
  }

  @Test
  void aPictureIsPlainData() {
    GridPicture<Walk> picture = new GridPicture<>(GRID);
    assertThat(picture.state(STATE, Locale.ENGLISH))
        .containsEntry("rows", 2)
        .containsEntry("columns", 2)
        .containsEntry("turn", 1)
        .containsEntry(
            "cells",
            List.of(
                Map.of("glyph", "X", "shape", "disc", "colour", "first"),
                Map.of(),
                Map.of("glyph", "O", "shape", "disc", "colour", "second"),
                Map.of("glyph", "12", "shape", "none", "colour", "neutral")));
    Walk besideTheBoard = new Walk(Cells.of(new int[][] {{9}}), 0);
    assertThat(picture.state(besideTheBoard, Locale.ENGLISH))
        .containsEntry("cells", List.of(Map.of("gap", true)));
    assertThat(picture.move(STATE, 1)).isEqualTo(Map.of("cells", List.of(2), "name", "Q"));
    assertThat(picture.move(STATE, 2)).isEqualTo(Map.of("column", 2));
    assertThat(picture.move(STATE, 3)).isEqualTo(Map.of("name", "Pass"));
  }
}
