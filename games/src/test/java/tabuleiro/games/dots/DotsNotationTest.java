package tabuleiro.games.dots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.Position;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.Rule;
import tabuleiro.core.world.Variant;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsGrid;

/** The texts of the game: accepted and rejected input, error messages and drawings. */
class DotsNotationTest {
  private static final Locale PT = Locale.forLanguageTag("pt");
  private final DotsNotation notation = new DotsNotation();

  @Test
  void aBareBoardHasNoPointsAndThePlayerOneMoves() throws InputException {
    Dots position = notation.read("(((1) (1)) ((1) (1)))");
    assertThat(position.turn()).isEqualTo(Position.FIRST);
    assertThat(position.margin()).isZero();
    assertThat(position.boxes1() + position.boxes2()).isZero();
    assertThat(notation.write(position)).isEqualTo("((((1) (1)) ((1) (1))) (0 0) 1)");
  }

  @Test
  void sideAndBoxesAreRead() throws InputException {
    assertThat(notation.read("((((1) (1)) ((1) (1))) (0 1))").boxes2()).isEqualTo(1);
    Dots position = notation.read("'((((1) (1)) ((1) (1))) (1 0) 2) ; as pasted");
    assertThat(position.turn()).isEqualTo(Position.SECOND);
    assertThat(position.boxes1()).isEqualTo(1);
  }

  @Test
  void whoDrewAnArcIsReadAndForgotten() throws InputException {
    Dots position = notation.read("(((2 0) (1 0)) ((0) (2) (0)))");
    assertThat(notation.write(position)).isEqualTo("((((1 0) (1 0)) ((0) (1) (0))) (0 0) 1)");
    assertThat(position).isEqualTo(notation.read("(((1 0) (1 0)) ((0) (1) (0)))"));
  }

  @Test
  void theBoardDecidesItsSize() throws InputException {
    assertThat(notation.read("(((0 0 0) (0 0 0)) ((0) (0) (0) (0)))").grid())
        .isSameAs(DotsGrid.of(1, 3));
    Dots eight = Dots.start(DotsGrid.of(8, 8));
    assertThat(notation.read(notation.write(eight))).isEqualTo(eight);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | line 1, column 1: expected a Lisp form, but the text is empty",
        "7 | line 1, column 1: expected a list instead of 7",
        "() | line 1, column 1: expected a position instead of (): (board (boxes1 boxes2) side),"
            + " (board (boxes1 boxes2)) or a board (horizontals verticals)",
        "(((0) (0)) ((0) (0)) 1) | line 1, column 1: expected a position instead of "
            + "(((0) (0)) ((0) (0)) 1): (board (boxes1 boxes2) side), (board (boxes1 boxes2)) or a "
            + "board (horizontals verticals)",
        "(((0)) ((0) (0))) | line 1, column 2: expected at least two lists of horizontal lines, "
            + "one for each row of dots, but there are 1",
        "(((0 0) (0)) ((0) (0) (0))) | line 1, column 9: expected a list of length 2, but this one "
            + "has length 1",
        "(((0) (0)) ((0) (0) (0))) | line 1, column 12: expected a list of length 2, but this one "
            + "has length 3",
        "(((0) (0)) ((0 1) (0))) | line 1, column 13: expected a list of length 1, but this one has length 2",
        "(((0) (3)) ((0) (0))) | line 1, column 8: expected a number from 0 to 2 instead of 3",
        "(((0) (x)) ((0) (0))) | line 1, column 8: expected a whole number instead of x",
        "(((0) 0) ((0) (0))) | line 1, column 7: expected a list instead of 0",
        "(((() ()) ()) (0 0)) | line 1, column 4: a board of 1 x 0 boxes is not possible: each side "
            + "must be at least 1, with at most 192 lines in total",
        "((((0) (0)) ((0) (0))) (0 0) 3) | line 1, column 30: expected a number from 1 to 2 "
            + "instead of 3",
        "((((0) (0)) ((0) (0))) (0 1) 2) | line 1, column 24: 0 and 1 boxes are too many: only "
            + "0 boxes of the board are closed",
        "((((0) (0)) ((0) (0))) (0 2) 2) | line 1, column 27: expected a number from 0 to 1 "
            + "instead of 2",
        "((((1) (1)) ((1) (1))) (1 1) 2) | line 1, column 24: 1 and 1 boxes are too many: only "
            + "1 boxes of the board are closed",
        "((((0) (0)) ((0) (0))) (0) 1) | line 1, column 24: expected a list of length 2, but this one "
            + "has length 1",
        "(((0) (0)) ((0) (0))) 1 | line 1, column 23: expected one Lisp form, but there is "
            + "more: 1",
        "(((0) (0)) ((0) (0)) | line 1, column 1: the list that starts here is not closed: a “)” "
            + "is missing"
      })
  void faultsNameThePlaceAndWhatWasExpected(String text, String sentence) {
    assertThatThrownBy(() -> notation.read(text))
        .isInstanceOf(InputException.class)
        .hasMessage(sentence);
  }

  @Test
  void aBoardBeyondTheWordsIsAFault() {
    String row = "(" + "0 ".repeat(10) + ")";
    String board = "((" + row.repeat(11) + ") (" + row.repeat(11) + "))";
    assertThatThrownBy(() -> notation.read(board))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "line 1, column 3: a board of 10 x 10 boxes is not possible: each side must be at least "
                + "1, with at most 192 lines in total");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(h 2 3)",
        "h 2 3",
        "H 2 3",
        " ( h 2 3 ) ",
        "h23",
        "(h23)",
        "h2,3",
        "h2-3",
        "h 2, 3",
        "h2.3",
        "h 23",
        "(H  2   3)",
        "h02 03"
      })
  void movesAreReadInManyForms(String text) throws InputException {
    Dots start = Dots.start(DotsGrid.of(5, 6));
    assertThat(notation.readMove(start, text)).isEqualTo(8);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "5, 6", "9, 9", "2, 38", "38, 2", "12, 7", "7, 12", "1, 63", "63, 1"})
  void digitsWithoutASpaceHaveOneMeaningOnEveryBoard(int rows, int columns) throws InputException {
    Dots start = Dots.start(DotsGrid.of(rows, columns));
    for (int arc = 0; arc < start.grid().arcs(); arc++) {
      String joined = notation.write(start, arc).replaceAll("[() ]", "");
      assertThat(notation.readMove(start, joined)).as(joined).isEqualTo(arc);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "", "(h 1)", "(h 1 1 1)", "h1-"})
  void onlyMissingArcsOfTheBoardAreMoves(String text) {
    Dots position = Dots.start(DotsGrid.of(5, 6)).play(0);
    assertThatThrownBy(() -> notation.readMove(position, text))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "“"
                + text
                + "” is not a legal move; legal moves: (h 1 2), (h 1 3), (h 1 4), (h 1 5), (h 1 6),"
                + " (h 2 1), (h 2 2), (h 2 3) and 62 more");
  }

  @ParameterizedTest
  @ValueSource(strings = {"(h 7 1)", "(h 1 7)", "(v 8 1)", "(h 0 1)", "h999", "(h 1 9999999999)"})
  void anArcOffTheBoardIsRefusedWithTheReason(String text) {
    Dots position = Dots.start(DotsGrid.of(5, 6)).play(0);
    assertThatThrownBy(() -> notation.readMove(position, text))
        .hasMessageStartingWith(
            "“%s” is not a legal move: the board has no such line; the last ones are (h 6 6) and"
                + " (v 7 5); legal moves: (h 1 2),",
            text);
  }

  @Test
  void anArcThatIsDrawnIsRefusedWithTheReason() {
    Dots position = Dots.start(DotsGrid.of(5, 6)).play(0);
    assertThatThrownBy(() -> notation.readMove(position, "h11"))
        .hasMessage(
            "“h11” is not a legal move: the line (h 1 1) is already drawn; legal moves: (h 1 2),"
                + " (h 1 3), (h 1 4), (h 1 5), (h 1 6), (h 2 1), (h 2 2), (h 2 3) and 62 more");
  }

  @Test
  void thereIsNoMoveWhenTheGameIsOver() throws InputException {
    Dots over = notation.read("(((1) (1)) ((1) (1)))");
    assertThatThrownBy(() -> notation.readMove(over, "(h 1 1)"))
        .hasMessage("“(h 1 1)” is not a legal move: the game is over");
  }

  @Test
  void theDrawingShowsNumbersLastMoveAndBoxes() throws InputException {
    Dots position = notation.read("((((1 0) (1 1)) ((1) (1) (0))) (1 0) 1)");
    DrawingStyle style = DrawingStyle.PLAIN.after(position.grid().vertical(1, 0));
    assertThat(notation.draw(position, style))
        .isEqualTo(
            """
             h    1   2
             1  •───•   •
                │▒▒▒║       1
             2  •───•───•
                1   2   3   v
            last move: (v 2 1)
            boxes: player 1 1, player 2 0
            player 1 to move
            """);
    assertThat(
            notation.draw(position, new DrawingStyle(false, position.grid().horizontal(1, 1), PT)))
        .endsWith(
            """
             2  •───•═══•
                1   2   3   v
            última jogada: (h 2 2)
            caixas: jogador 1 1, jogador 2 0
            joga o jogador 1
            """);
  }

  @Test
  void theDrawingSaysWhoWon() throws InputException {
    String full = "(((1) (1)) ((1) (1)))";
    assertThat(draw("(" + full + " (1 0) 1)")).endsWith("game over: player 1 wins\n");
    assertThat(draw("(" + full + " (0 1) 1)")).endsWith("game over: player 2 wins\n");
    assertThat(draw(full)).endsWith("game over: draw\n");
  }

  @Test
  void aLastMoveThatIsNotOnTheBoardIsNotMarked() {
    Dots start = Dots.start(DotsGrid.of(1, 1));
    assertThat(notation.draw(start, DrawingStyle.PLAIN.after(190)))
        .isEqualTo(notation.draw(start, DrawingStyle.PLAIN.after(0)))
        .isEqualTo(notation.draw(start, DrawingStyle.PLAIN));
  }

  @Test
  void coloursAreTheOnlyDifferenceTheyMake() {
    Dots position = Dots.start(DotsGrid.of(1, 12));
    for (int arc = 0; arc < 20; arc++) {
      position = position.play(arc);
    }
    String colourful = notation.draw(position, new DrawingStyle(true, 19, Locale.ENGLISH));
    assertThat(colourful).contains("\u001b[1;7m");
    assertThat(colourful.replaceAll("\u001b\\[[0-9;]*m", ""))
        .isEqualTo(notation.draw(position, DrawingStyle.PLAIN.after(19)));
  }

  @Test
  void theWorldOffersItsRulesAndFiles() throws InputException {
    DotsWorld world = new DotsWorld();
    assertThat(world.rules()).extracting(Rule::key).containsExactly("size", "goal", "target");
    Variant standard = Variant.standard(world);
    assertThat(world.game(standard).orElseThrow().id()).isEqualTo("dots-5x6");
    assertThat(world.game(standard).orElseThrow().moveLimit()).isEqualTo(192);
    Variant large = Variant.parse(world, List.of("size=8x8"));
    assertThat(world.game(large).orElseThrow().id()).isEqualTo("dots-8x8");
    for (String file : world.files()) {
      assertThat(Resources.text(DotsWorld.class, file)).isNotBlank();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"10x10", "0x3", "3x0", "99999999999999x1", "1x64", "192x192"})
  void sizesThatCannotBeAreFaults(String size) throws InputException {
    DotsWorld world = new DotsWorld();
    Variant variant = Variant.of(world, Map.of("size", size));
    String sentence =
        "a board of "
            + size.replace("x", " x ")
            + " boxes is not possible: each side must be at least 1, with at most 192 lines in total";
    assertThatThrownBy(() -> world.game(variant)).hasMessage(sentence);
    assertThatThrownBy(() -> world.puzzles(variant)).hasMessage(sentence);
  }

  private String draw(String text) throws InputException {
    return notation.draw(notation.read(text), DrawingStyle.PLAIN);
  }
}
