package tabuleiro.games.tetris.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;

class TetrisNotationTest {
  private final TetrisNotation regular = new TetrisNotation(TetrisSeason.REGULAR);
  private final TetrisNotation special = new TetrisNotation(TetrisSeason.SPECIAL);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(NIL (t i l l) 0)                     | (NIL (t i l l) 0)",
        "(nil (T I L L))                       | (NIL (t i l l) 0)",
        "(() ())                               | (NIL NIL 0)",
        "(NIL NIL 1200)                        | (NIL NIL 1200)",
        "(NIL (i) 50 ())                       | (NIL (i) 50)",
        "(NIL (i j) 50 (z s))                  | (NIL (i j) 50 (z s))",
        "((1111111011) (t))                    | ((1111111011) (t) 0)",
        "((1111111011 0000000000) (t) 3)       | ((1111111011) (t) 3)",
        "((0000000000 1111111011) (t) 3)       | ((0000000000 1111111011) (t) 3)",
        "(((1 1 1 1 1 1 1 0 1 1)) (t))         | ((1111111011) (t) 0)",
        "((1111111011 (0 0 0 0 0 0 0 0 0 1)) (t)) | ((1111111011 0000000001) (t) 0)",
        "NIL                                   | (NIL NIL 0)",
        "()                                    | (NIL NIL 0)",
        "(1111111011)                          | ((1111111011) NIL 0)",
        "(1111111011 0100000000)               | ((1111111011 0100000000) NIL 0)",
        "((0 1 0 0 0 0 0 0 0 0))               | ((0100000000) NIL 0)",
        "((0 1 0 0 0 0 0 0 0 0) 1111111011)    | ((0100000000 1111111011) NIL 0)",
      })
  void everyFormOfAStateIsRead(String text, String written) throws InputException {
    assertThat(regular.write(regular.read(text))).isEqualTo(written);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(NIL (t x l) 0)   | line 1, column 9: “x” is not a piece; expected one of: i l j o s z t",
        "(NIL (t 7) 0)     | line 1, column 9: “7” is not a piece; expected one of: i l j o s z t",
        "(NIL (t (i)) 0)   | line 1, column 9: “(i)” is not a piece; expected one of: i l j o s z t",
        "(NIL (u) 0) | line 1, column 7: the piece u does not exist in season=2015; use --variant season=2016",
        "(NIL () 0 (bomba)) | line 1, column 12: the piece bomba does not exist in season=2015; use --variant season=2016",
        "(NIL t 0)         | line 1, column 6: expected a list instead of t",
        "(NIL (t) -1) | line 1, column 10: expected a number from 0 to 999999999 instead of -1",
        "(NIL (t) many)    | line 1, column 10: expected a whole number instead of many",
        "(NIL (t) 1.5)     | line 1, column 10: expected a whole number instead of 1.5",
        "(NIL (t) 0 (i) 9) | line 1, column 1: expected a board and pieces, such as (NIL (t i l l) 0), instead of (NIL (t) 0 (i) 9)",
        "(NIL) | line 1, column 1: expected a board and pieces, such as (NIL (t i l l) 0), instead of (NIL)",
        "7                 | line 1, column 1: expected a list instead of 7",
        "board             | line 1, column 1: expected a list instead of board",
        "(wall (t))        | line 1, column 2: expected a list instead of wall",
        "((111) (t)) | line 1, column 3: expected a row of ten digits 0 and 1, such as 1111011111, instead of 111",
        "((11111111111) (t)) | line 1, column 3: expected a row of ten digits 0 and 1, such as 1111011111, instead of 11111111111",
        "((1111111112) (t)) | line 1, column 3: expected a row of ten digits 0 and 1, such as 1111011111, instead of 1111111112",
        "((1111111110 NIL) (t)) | line 1, column 14: expected a row of ten digits 0 and 1, such as 1111011111, instead of NIL",
        "((1111111110 (1 0)) (t))  | line 1, column 14: expected a list of length 10, but this one has length 2",
        "((1111111110 (1 0 0 0 0 0 0 0 0 2)) (t)) | line 1, column 33: expected a number from 0 to 1 instead of 2",
        "(1111111110 (t)) | line 1, column 13: expected a list of length 10, but this one has length 1",
        "(NIL (t) 0) NIL   | line 1, column 13: expected one Lisp form, but there is more: NIL",
        "(NIL (t)          | line 1, column 1: the list that starts here is not closed: a “)” is missing",
      })
  void everyFaultOfAStateIsExplained(String text, String sentence) {
    assertThatThrownBy(() -> regular.read(text))
        .isInstanceOf(InputException.class)
        .hasMessage(sentence);
  }

  @Test
  void aBoardOfNineteenRowsIsAFaultAtTheNineteenth() {
    String rows = "0000000001\n".repeat(19);
    assertThatThrownBy(() -> regular.read("((" + rows + ") (t))"))
        .isInstanceOf(InputException.class)
        .hasMessage("line 19, column 1: a board has at most 18 rows, but this one has 19");
  }

  @Test
  void aQuotedStateOverSeveralLinesWithCommentsIsRead() throws InputException {
    String text = "; the bottom\n'((1111111011 ; row 0\n  0000000001)\n (t))\n";
    assertThat(regular.read(text)).hasToString("((1111111011 0000000001) (t) 0)");
  }

  @Test
  void theExamplesOfTheManualAreRead() throws IOException, InputException {
    String page = Files.readString(Path.of("..", "docs", "games", "tetris.md"));
    String examples = page.substring(page.indexOf("```lisp\n") + 8);
    for (String line : examples.substring(0, examples.indexOf("```")).lines().toList()) {
      Tetris state = regular.read(line);
      assertThat(regular.read(regular.write(state))).isEqualTo(state);
    }
  }

  @Test
  void theSpecialSeasonHasItsPieces() throws InputException {
    assertThat(special.read("(NIL (U bomba))").toPlace())
        .containsExactly(TetrisPiece.U, TetrisPiece.BOMB);
    assertThatThrownBy(() -> special.read("(NIL (bomb))"))
        .hasMessageContaining("i l j o s z t u bomba");
  }

  @Test
  void seasonsAreDifferentStates() throws InputException {
    Tetris one = regular.read("(NIL (t))");
    Tetris other = special.read("(NIL (t))");
    assertThat(one).isNotEqualTo(other);
    assertThat(one.key()).isNotEqualTo(other.key());
  }

  @Test
  void faultsAreExplainedInPortuguese() {
    assertThatThrownBy(() -> regular.read("(NIL (q))"))
        .isInstanceOfSatisfying(
            InputException.class,
            e ->
                assertThat(e.in(Locale.forLanguageTag("pt")))
                    .endsWith("“q” não é uma peça; esperava-se uma de: i l j o s z t"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"(3 t2)", "3 t2", "t2 3", " ( T2   3 ) ", "(3 . t2)", "3,t2", "03 t2", "'(3 t2)"})
  void aMoveIsReadInEveryForm(String text) throws InputException {
    Tetris state = regular.read("(NIL (t))");
    assertThat(regular.readMove(state, text)).isEqualTo(173);
    assertThat(regular.write(state, 173)).isEqualTo("(3 t2)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "t2", "3", "3 3", "t2 t2", "3t2x", "(3 2t)"})
  void aMoveThatIsNotLegalIsAFault(String text) throws InputException {
    Tetris state = regular.read("(NIL (t))");
    assertThatThrownBy(() -> regular.readMove(state, text))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("is not a legal move; legal moves: (0 t0), (1 t0)")
        .hasMessageEndingWith("and 26 more");
  }

  @ParameterizedTest
  @CsvSource({
    "(8 t2), t2 is 3 columns wide and does not fit at column 8",
    "(3 i0), the next piece is t",
    "(3 t4), there is no rotation “t4” of a piece",
    "(10 t2), the board has no column 10; columns go from 0 to 9"
  })
  void anIllegalMoveIsRefusedWithTheReason(String text, String reason) throws InputException {
    Tetris state = regular.read("(NIL (t))");
    assertThatThrownBy(() -> regular.readMove(state, text))
        .hasMessageContaining("is not a legal move: " + reason + "; legal moves: (0 t0), (1 t0)")
        .hasMessageEndingWith("and 26 more");
  }

  @Test
  void thereIsNoMoveToReadInAFinalState() throws InputException {
    Tetris state = regular.read("(NIL NIL)");
    assertThatThrownBy(() -> regular.readMove(state, "(3 t2)"))
        .hasMessage("“(3 t2)” is not a legal move: the game is over");
  }

  @Test
  void aBombIsAMoveToo() throws InputException {
    Tetris state = special.read("(NIL (bomba))");
    assertThat(special.readMove(state, "4 bomba")).isEqualTo(234);
    assertThat(special.readMove(state, "BOMBA 4")).isEqualTo(234);
    assertThat(special.write(state, 234)).isEqualTo("(4 bomba)");
  }

  @Test
  void theLastPieceIsMarkedWhileItIsWhole() throws InputException {
    Tetris state = regular.read("((1111011111) (t t))").play(173);
    assertThat(state.points()).isEqualTo(100);
    assertThat(regular.draw(state, DrawingStyle.PLAIN.after(173)))
        .doesNotContain("@")
        .endsWith("last move: (3 t2)\n");
    state = state.play(150);
    assertThat(regular.draw(state, DrawingStyle.PLAIN.after(150)))
        .contains(" 0 | @ @ @ # # # . . . . |\n", " 1 | . @ . . . . . . . . |\n")
        .endsWith("last move: (0 t0), marked @\n");
    assertThat(regular.draw(state, DrawingStyle.PLAIN)).doesNotContain("@", "last move");
  }

  @Test
  void aStateReadFromTextShowsTheLastMoveWithoutMarkingIt() throws InputException {
    Tetris state = regular.read(regular.read("(NIL (t))").play(150).toString());
    assertThat(regular.draw(state, DrawingStyle.PLAIN.after(150)))
        .doesNotContain("@")
        .endsWith("last move: (0 t0)\n");
  }

  @Test
  void longListsOfPiecesAreCutInTheDrawing() {
    List<TetrisPiece> many = Collections.nCopies(20, TetrisPiece.O);
    String drawing = regular.draw(Tetris.of(TetrisBoard.EMPTY, many), DrawingStyle.PLAIN);
    assertThat(drawing)
        .contains("then: o o o o o o o o o o o o … and 7 more\n")
        .contains("17 | . . . . . . . . . . |  top row: a filled cell here loses\n");
  }
}
