package tabuleiro.games.blokus.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.Position;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Resources;
import tabuleiro.games.blokus.BlokusTexts;

/** Positions and moves as text. */
class BlokusNotationTest {
  private static final String SMALL = BlokusTexts.board("11", "11", "..1");

  private final BlokusNotation notation = new BlokusNotation();

  @Test
  void theBoardAloneDecidesTheHandsAndPlayerOneMoves() throws InputException {
    Blokus position = notation.read(SMALL);
    assertThat(position.turn()).isEqualTo(Position.FIRST);
    assertThat(notation.write(position)).isEqualTo("(" + SMALL + " (9 9 15) (10 10 15) 1)");
  }

  @Test
  void everyPartButTheBoardMayBeLeftOut() throws InputException {
    Blokus position = notation.read(SMALL);
    assertThat(notation.read("(" + SMALL + ")")).isEqualTo(position);
    assertThat(notation.read("(" + SMALL + " 1)")).isEqualTo(position);
    assertThat(notation.read("(" + SMALL + " (9 9 15) (10 10 15))")).isEqualTo(position);
    assertThat(notation.read("'(" + SMALL + "\n (9 9 15) (10 10 15) ; hands\n 1)"))
        .isEqualTo(position);
    assertThat(notation.read("(" + SMALL + " (9 9 15) (10 10 15) 2)").turn())
        .isEqualTo(Position.SECOND);
    assertThat(notation.read("(" + SMALL + " 2)").turn()).isEqualTo(Position.SECOND);
  }

  @Test
  void theEmptyBoardIsTheStart() throws InputException {
    assertThat(notation.read(BlokusTexts.board())).isEqualTo(Blokus.start(Position.FIRST));
    assertThat(notation.read("(" + BlokusTexts.board() + " 2)"))
        .isEqualTo(Blokus.start(Position.SECOND));
  }

  @Test
  void boardsOfTheWrongSizeOrWithWrongNumbersAreRefused() {
    assertThat(fault("((0 0) (0 0))"))
        .isEqualTo("line 1, column 1: expected a list of length 14, but this one has length 2");
    assertThat(fault(SMALL.replaceFirst("\\(1 1 0", "(1 1")))
        .isEqualTo("line 1, column 2: expected a list of length 14, but this one has length 13");
    assertThat(fault(SMALL.replaceFirst("0", "3")))
        .isEqualTo("line 1, column 7: expected a number from 0 to 2 instead of 3");
    assertThat(fault(SMALL.replaceFirst("0", "x")))
        .isEqualTo("line 1, column 7: expected a whole number instead of x");
    assertThat(fault("(7)"))
        .isEqualTo("line 1, column 1: expected a list of length 14, but this one has length 1");
    assertThat(fault("7")).isEqualTo("line 1, column 1: expected a list instead of 7");
    assertThat(fault(""))
        .isEqualTo("line 1, column 1: expected a Lisp form, but the text is empty");
    assertThat(fault(SMALL + " " + SMALL)).contains("expected one Lisp form, but there is more");
    assertThat(fault("(" + SMALL)).contains("a “)” is missing");
    assertThat(fault("()")).startsWith("line 1, column 1: “()” is not a position; expected (board");
    assertThat(fault("(" + SMALL + " (9 9 15) (10 10 15) 1 5)")).contains("is not a position");
  }

  @Test
  void cellsThatAreNoPiecesAreRefused() {
    assertThat(fault(BlokusTexts.board("111")))
        .isEqualTo(
            "line 1, column 3: the 3 connected squares of player 1 at row 0, column 0 are not one"
                + " of the pieces a, b, c1 and c2; pieces of one player never share an edge");
    // The mirror images of c1 and c2 do not exist.
    assertThat(fault(BlokusTexts.board("11", ".11"))).contains("not one of the pieces");
    assertThat(fault(BlokusTexts.board("1", ".1", "11", "1"))).contains("not one of the pieces");
  }

  @Test
  void piecesThatNobodyCouldHaveLaidAreRefused() {
    assertThat(fault(BlokusTexts.board(".1")))
        .isEqualTo(
            "line 1, column 3: player 1 has placed pieces, but none on the starting corner at row 0,"
                + " column 0");
    assertThat(fault(BlokusTexts.board("2")))
        .endsWith(
            "player 2 has placed pieces, but none on the starting corner at row 13, column 13");
    assertThat(fault(BlokusTexts.board("1..1")))
        .isEqualTo(
            "line 1, column 9: the piece of player 1 at row 0, column 3 is not connected to the"
                + " starting corner by pieces that touch at their corners");
  }

  @Test
  void moreOfAPieceThanAHandHoldsIsRefused() {
    String[] rows = new String[14];
    for (int row = 0; row < 14; row++) {
      rows[row] = ".".repeat(row) + "1";
    }
    rows[11] = "";
    rows[12] = "";
    rows[13] = "";
    assertThat(fault(BlokusTexts.board(rows)))
        .isEqualTo("line 1, column 1: player 1 has placed 11 pieces a, but starts with 10");
  }

  @Test
  void handsThatDoNotAgreeWithTheBoardAreRefused() {
    assertThat(fault("(" + SMALL + " (10 10 15) (10 10 15) 1)"))
        .endsWith("according to the board, player 1 has (9 9 15) in hand, not (10 10 15)");
    assertThat(fault("(" + SMALL + " (9 9 15) (10 9 15) 1)"))
        .endsWith("according to the board, player 2 has (10 10 15) in hand, not (10 9 15)");
    assertThat(fault("(" + SMALL + " (9 9) (10 10 15) 1)"))
        .endsWith("expected a list of length 3, but this one has length 2");
    assertThat(fault("(" + SMALL + " (11 9 15) (10 10 15) 1)"))
        .endsWith("expected a number from 0 to 10 instead of 11");
    assertThat(fault("(" + SMALL + " (9 9 15) (10 10 15) 3)"))
        .endsWith("expected a number from 1 to 2 instead of 3");
    assertThat(fault("(" + SMALL + " (9 9 15) (10 10 15) white)"))
        .endsWith("expected a whole number instead of white");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "peca-c-1 2 0",
        "PECA-C-1 2 0",
        "peça-c-1 2 0",
        "c1 2 0",
        "C-1  2 0",
        "(c1 2 0)",
        "c1, 2, A"
      })
  void movesAreReadInEveryWayPeopleWriteThem(String text) throws InputException {
    Blokus position = Blokus.start(Position.FIRST).play(0).play(195);
    assertThat(notation.readMove(position, text)).isEqualTo(2 * 196 + 28);
    assertThat(notation.write(position, 2 * 196 + 28)).isEqualTo("peca-c-1 2 0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "c1", "c1 2", "c1 2 0 0", "d x 1", "a 1 14x"})
  void whatIsNoLegalMoveIsRefused(String text) {
    Blokus position = Blokus.start(Position.FIRST).play(0).play(195);
    InputException fault =
        catchThrowableOfType(InputException.class, () -> notation.readMove(position, text));
    assertThat(fault)
        .hasMessage(
            "“"
                + text
                + "” is not a legal move; legal moves: peca-a 1 1, peca-b 1 1, peca-c-1 1 1,"
                + " peca-c-1 2 0, peca-c-2 1 1");
  }

  @ParameterizedTest
  @CsvSource({
    "a 0 0, 'the cell in row 0, column 0 is taken'",
    "a 0 1, the piece shares an edge with a piece of the same player",
    "a 5 5, the piece must touch a piece of the same player at a corner",
    "c1 0 3, the piece does not fit on the board there",
    "d 1 1, there is no piece “d”",
    "a 1 14, 'there is no cell in row 1, column 14; rows and columns go from 0 to 13'",
    "a -1 0, 'there is no cell in row -1, column 0; rows and columns go from 0 to 13'",
    "pass, a player who can place a piece must not pass"
  })
  void anIllegalMoveIsRefusedWithTheReason(String text, String reason) {
    Blokus position = Blokus.start(Position.FIRST).play(0).play(195);
    InputException fault =
        catchThrowableOfType(InputException.class, () -> notation.readMove(position, text));
    assertThat(fault)
        .hasMessage(
            "“"
                + text
                + "” is not a legal move: "
                + reason
                + "; legal moves: peca-a 1 1, peca-b 1 1, peca-c-1 1 1, peca-c-1 2 0, peca-c-2 1 1");
  }

  @Test
  void aPieceThatIsUsedUpIsRefusedWithTheReason() throws InputException {
    BlokusReason reason = new BlokusReason((row, column) -> 0, 1, 0);
    assertThat(reason.of(0, 0).orElseThrow().in(Locale.ENGLISH)).isEqualTo("no peca-a is left");
    assertThat(reason.of(0, 1)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"pass", " PASS ", "passa"})
  void aForcedPassIsReadAndWritten(String text) throws InputException {
    Blokus stuck = notation.read(Resources.text(getClass(), "stuck.position"));
    assertThat(notation.readMove(stuck, text)).isEqualTo(Blokus.PASS);
    assertThat(notation.write(stuck, Blokus.PASS)).isEqualTo("pass");
  }

  @Test
  void theLastPieceIsInBracketsAndFreeCornersAreMarked() {
    Blokus position = Blokus.start(Position.FIRST).play(196).play(195).play(196 + 30);
    String drawing =
        notation.draw(position.play(196 + 11 * 14 + 11), DrawingStyle.PLAIN.after(196 + 165));
    assertThat(drawing)
        .startsWith(
            """
                  A B C D E F G H I J K L M N
                ┌─────────────────────────────┐
              0 │ 1 1 . . . . . . . . . . . . │
              1 │ 1 1 . . + . . . . . . . . . │
              2 │ . . 1 1 . . . . . . . . . . │
              3 │ . . 1 1 . . . . . . . . . . │
              4 │ . + . . + . . . . . . . . . │
            """)
        .contains(
            """
             11 │ . . . . . . . . . . .[2 2]. │
             12 │ . . . . . . . . . . .[2 2]. │
             13 │ . . . . . . . . . . . . . 2 │
            """)
        .contains("last move: peca-b 11 11")
        .contains("player 1  10       8             15         102 squares left")
        .endsWith("player 1 to move; + marks the free corners\n");
  }

  @Test
  void drawingsSpeakPortugueseToo() {
    DrawingStyle style = new DrawingStyle(false, Blokus.PASS, Locale.forLanguageTag("pt"));
    assertThat(notation.draw(Blokus.start(Position.SECOND), style))
        .contains("última jogada: pass", "jogador 1", "joga o jogador 2");
  }

  private String fault(String text) {
    return catchThrowableOfType(InputException.class, () -> notation.read(text)).getMessage();
  }
}
