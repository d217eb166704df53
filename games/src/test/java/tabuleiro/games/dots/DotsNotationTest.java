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
        "'' | line 1, column 1: a Lisp form was expected, but the text is empty",
        "7 | line 1, column 1: a list was expected instead of 7",
        "() | line 1, column 1: a position was expected instead of (): (board (boxes1 boxes2) side),"
            + " (board (boxes1 boxes2)) or a board (horizontals verticals)",
        "(((0) (0)) ((0) (0)) 1) | line 1, column 1: a position was expected instead of "
            + "(((0) (0)) ((0) (0)) 1): (board (boxes1 boxes2) side), (board (boxes1 boxes2)) or a "
            + "board (horizontals verticals)",
        "(((0)) ((0) (0))) | line 1, column 2: the horizontals of a board are at least two lists, "
            + "one for each row of dots, but there are 1",
        "(((0 0) (0)) ((0) (0) (0))) | line 1, column 9: a list of 2 was expected, but this one has"
            + " 1",
        "(((0) (0)) ((0) (0) (0))) | line 1, column 12: a list of 2 was expected, but this one has "
            + "3",
        "(((0) (0)) ((0 1) (0))) | line 1, column 13: a list of 1 was expected, but this one has 2",
        "(((0) (3)) ((0) (0))) | line 1, column 8: a number from 0 to 2 was expected instead of 3",
        "(((0) (x)) ((0) (0))) | line 1, column 8: a whole number was expected instead of x",
        "(((0) 0) ((0) (0))) | line 1, column 7: a list was expected instead of 0",
        "(((() ()) ()) (0 0)) | line 1, column 4: there is no board of 1 x 0 boxes: each side must "
            + "be at least 1, and at most 192 arcs fit",
        "((((0) (0)) ((0) (0))) (0 0) 3) | line 1, column 30: a number from 1 to 2 was expected "
            + "instead of 3",
        "((((0) (0)) ((0) (0))) (0 1) 2) | line 1, column 24: 0 and 1 boxes are too many: of the boxes "
            + "of the board, 0 are closed",
        "((((0) (0)) ((0) (0))) (0 2) 2) | line 1, column 27: a number from 0 to 1 was expected "
            + "instead of 2",
        "((((1) (1)) ((1) (1))) (1 1) 2) | line 1, column 24: 1 and 1 boxes are too many: of the boxes "
            + "of the board, 1 are closed",
        "((((0) (0)) ((0) (0))) (0) 1) | line 1, column 24: a list of 2 was expected, but this one "
            + "has 1",
        "(((0) (0)) ((0) (0))) 1 | line 1, column 23: one Lisp form was expected, but there is "
            + "more: 1",
        "(((0) (0)) ((0) (0)) | line 1, column 1: the list that begins here is never closed: a “)” "
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
            "line 1, column 3: there is no board of 10 x 10 boxes: each side must be at least 1, "
                + "and at most 192 arcs fit");
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
  @ValueSource(
      strings = {"(h 1 1)", "(h 7 1)", "(h 1 7)", "(v 8 1)", "(h 0 1)", "x", "", "(h 1)", "h999"})
  void onlyMissingArcsOfTheBoardAreMoves(String text) {
    Dots position = Dots.start(DotsGrid.of(5, 6)).play(0);
    assertThatThrownBy(() -> notation.readMove(position, text))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "“"
                + text
                + "” is not a legal move here; legal: (h 1 2), (h 1 3), (h 1 4), (h 1 5), (h 1 6),"
                + " (h 2 1), (h 2 2), (h 2 3) and 62 more");
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
    assertThat(draw("(" + full + " (1 0) 1)")).endsWith("the game is over: player 1 has won\n");
    assertThat(draw("(" + full + " (0 1) 1)")).endsWith("the game is over: player 2 has won\n");
    assertThat(draw(full)).endsWith("the game is over: a draw\n");
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
        "there is no board of "
            + size.replace("x", " x ")
            + " boxes: each side must be at least 1, and at most 192 arcs fit";
    assertThatThrownBy(() -> world.game(variant)).hasMessage(sentence);
    assertThatThrownBy(() -> world.puzzles(variant)).hasMessage(sentence);
  }

  private String draw(String text) throws InputException {
    return notation.draw(notation.read(text), DrawingStyle.PLAIN);
  }
}
