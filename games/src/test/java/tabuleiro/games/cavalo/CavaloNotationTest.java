package tabuleiro.games.cavalo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.Position;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Variant;
import tabuleiro.games.cavalo.rules.Cavalo;

/** Positions and moves as text. */
class CavaloNotationTest {
  private static final String MANUAL = CavaloDeals.text(CavaloDeals.manual());
  private static final String LATE = CavaloDeals.text(CavaloDeals.MANUAL_LATE);

  private final Notation<Cavalo> notation = CavaloDeals.game(Map.of()).notation();

  private void faulty(String text, String sentence) {
    assertThatThrownBy(() -> notation.read(text))
        .isInstanceOf(InputException.class)
        .hasMessage(sentence);
  }

  @Test
  void aBareBoardHasNoPointsAndLetsPlayerOneMove() throws InputException {
    Cavalo position = notation.read(LATE);
    assertThat(position.turn()).isEqualTo(Position.FIRST);
    assertThat(position.margin()).isZero();
    assertThat(CavaloDeals.game(Map.of("first", "2")).notation().read(LATE).turn())
        .isEqualTo(Position.SECOND);
  }

  @Test
  void formDoesNotMatter() throws InputException {
    Cavalo position = notation.read("(" + LATE + " (679 1019) 2)");
    String loose =
        "; after move 24\n'("
            + LATE.replace(" (", "\n   (").replace("NIL", "nil").replace(" 6 ", " 06 ")
            + "\n(679\t1019)\n2) ; black moves";
    assertThat(notation.read(loose)).isEqualTo(position);
    assertThat(notation.read(loose.replace("nil", "()"))).isEqualTo(position);
  }

  @Test
  void aFaultNamesItsPlaceAndWhatWasExpected() {
    faulty("", "line 1, column 1: expected a Lisp form, but the text is empty");
    faulty("42", "line 1, column 1: expected a list instead of 42");
    faulty("()", "line 1, column 1: expected a list of length 10, but this one has length 0");
    faulty(
        MANUAL.substring(0, MANUAL.length() - 1),
        "line 1, column 1: the list that starts here is not closed: a “)” is missing");
    faulty(
        MANUAL.replace("(11 70", "(70"),
        "line 1, column 2: expected a list of length 10, but this one has length 9");
    faulty(
        "((1 2) (3 4))",
        "line 1, column 1: expected a list of length 10, but this one has length 2");
    faulty(
        MANUAL.replace("(11 70", "(\n 100 70"),
        "line 2, column 2: expected a number from 0 to 99, NIL, -1 or -2 instead of 100");
    faulty(
        MANUAL.replace("(11 70", "(T 70"),
        "line 1, column 3: expected a number from 0 to 99, NIL, -1 or -2 instead of T");
    faulty(
        MANUAL.replace("(11 70", "(-3 70"),
        "line 1, column 3: expected a number from 0 to 99, NIL, -1 or -2 instead of -3");
    faulty(
        MANUAL.replace("(11 70", "(1.5 70"),
        "line 1, column 3: expected a number from 0 to 99, NIL, -1 or -2 instead of 1.5");
    faulty(
        MANUAL.replace("(11 70", "(11 11"),
        "line 1, column 6: the number 11 is on the board twice: it is already on A1");
  }

  @Test
  void faultsOfKnightsPointsAndSideAreReported() {
    faulty(
        MANUAL.replace("(11 70", "(-2 70"),
        "line 1, column 1: the knight -1 is missing: the board must contain both knights,"
            + " -1 (white) and -2 (black), or neither");
    faulty(
        MANUAL.replace("(11 70", "(-1 -1"),
        "line 1, column 6: the knight -1 is on the board twice: it is already on A1");
    String row = "(11 70 32 50 88 91 55 8 99 16)";
    String empty = "(NIL NIL NIL NIL NIL NIL NIL NIL NIL NIL)";
    faulty(
        MANUAL.replace(row, empty),
        "line 1, column 1: the knight -1 cannot be placed: row 1 has no numbers left");
    faulty(
        MANUAL.replace("(40 49 54 57 81 41 52 27 78 68)", empty),
        "line 1, column 1: the knight -2 cannot be placed: row 10 has no numbers left");
    faulty(
        "(" + LATE + ")",
        "line 1, column 1: expected a list of length 3, but this one has length 1");
    int after = LATE.length() + 3;
    faulty(
        "(" + LATE + " (5) 1)",
        "line 1, column " + after + ": expected a list of length 2, but this one has length 1");
    faulty(
        "(" + LATE + " (5 -6) 1)",
        "line 1, column " + (after + 3) + ": expected a number from 0 to 4950 instead of -6");
    faulty(
        "(" + LATE + " (1500 1460) 1)",
        "line 1, column "
            + after
            + ": 1500 and 1460 points are too many: the numbers missing from the board add up to"
            + " 2959");
    faulty(
        "(" + LATE + " (5 x) 1)",
        "line 1, column " + (after + 3) + ": expected a whole number instead of x");
    faulty(
        "(" + LATE + " (5 6) 3)",
        "line 1, column " + (after + 6) + ": expected a number from 1 to 2 instead of 3");
    faulty(
        MANUAL + " 5",
        "line 1, column "
            + (MANUAL.length() + 2)
            + ": expected one Lisp form, but there is more: 5");
  }

  @Test
  void anUnknownRuleOrValueIsReportedByTheCore() {
    assertThatThrownBy(() -> faultyVariant("threat", "maybe"))
        .isInstanceOf(InputException.class)
        .hasMessage("threat cannot be “maybe”; expected on | off");
    assertThatThrownBy(() -> faultyVariant("board", "5"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("cavalo has no rule “board”; expected one of: preset, threat");
  }

  private static void faultyVariant(String key, String value) throws InputException {
    Variant.of(new CavaloWorld(), Map.of(key, value));
  }

  @ParameterizedTest
  @ValueSource(strings = {"J3", "j3", " J 3 ", "J03", "2 9", "2,9", "(2 9)", "(2, 9)", "( 2 9 )"})
  void aMoveIsACellOrRowAndColumnAsInTheManual(String text) throws InputException {
    Cavalo position = notation.read(MANUAL);
    assertThat(notation.readMove(position, text)).isEqualTo(29 * 11 + 10);
  }

  @ParameterizedTest
  @CsvSource({"F9 77,7", "f9 00,0", "F9 0,0", "F9/66,6", "F9 x 66,6", "8 5 44,4", "F9,7", "8 5,7"})
  void aChosenDoubleFollowsTheCellAndIsElseTheLargest(String text, int digit)
      throws InputException {
    Notation<Cavalo> choice = CavaloDeals.game(Map.of("double", "choice")).notation();
    // Black is on H10, and F9 is 11; 99 and 88 are gone.
    Cavalo position = CavaloDeals.game(Map.of("double", "choice")).start(4);
    position = position.play(choice.readMove(position, "F2"));
    assertThat(choice.readMove(position, text)).isEqualTo(85 * 11 + digit);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "J3,", "J3 x", "2", "hello"})
  void aTextThatIsNoMoveIsRefusedWithTheLegalMoves(String text) throws InputException {
    Cavalo position = notation.read(MANUAL);
    assertThatThrownBy(() -> notation.readMove(position, text))
        .isInstanceOf(InputException.class)
        .hasMessage("“" + text + "” is not a legal move; legal moves: J3, G2, H3");
  }

  @ParameterizedTest
  @CsvSource({
    "A1, A1 is not a knight’s jump from I1",
    "pass, a knight that can jump must not pass",
    "J3 99, a visit to J3 cannot remove the double 99",
    "K3, the board has no cell K3; cells go from A1 to J10",
    "J11, the board has no cell J11; cells go from A1 to J10",
    "J3 7, '7 is not a double; expected one of 00, 11, …, 99'",
    "12 9, 'the board has no cell in row 12, column 9; both go from 0 to 9'"
  })
  void anIllegalMoveIsRefusedWithTheReason(String text, String reason) throws InputException {
    Cavalo position = notation.read(MANUAL);
    assertThatThrownBy(() -> notation.readMove(position, text))
        .hasMessage("“%s” is not a legal move: %s; legal moves: J3, G2, H3", text, reason);
  }

  @ParameterizedTest
  @ValueSource(strings = {"pass", "PASS", " Passar ", "passo"})
  void aPassIsReadInBothLanguages(String text) throws InputException {
    String empty = "(NIL NIL NIL NIL NIL NIL NIL NIL NIL NIL)";
    String board =
        "((-1 NIL NIL NIL NIL NIL NIL NIL NIL NIL) "
            + (empty + " ").repeat(7)
            + "(NIL NIL NIL 40 NIL NIL NIL NIL NIL NIL) (NIL -2 NIL NIL NIL NIL NIL NIL NIL NIL))";
    Cavalo position = notation.read(board);
    assertThat(notation.readMove(position, text)).isEqualTo(Cavalo.PASS);
    assertThat(notation.draw(position, DrawingStyle.PLAIN))
        .contains("player 1 cannot move and must pass");
  }

  @Test
  void theDrawingMarksTheLastMoveAndSpeaksBothLanguages() throws InputException {
    Cavalo position = notation.read(MANUAL);
    int move = notation.readMove(position, "J3");
    Cavalo after = position.play(move);
    String english = notation.draw(after, DrawingStyle.PLAIN.after(move));
    assertThat(english).contains("[♘1]").contains("player 2 to move · last move: J3");
    DrawingStyle portuguese = new DrawingStyle(false, move, Locale.forLanguageTag("pt-PT"));
    assertThat(notation.draw(after, portuguese)).contains("joga o jogador 2 · última jogada: J3");
    assertThat(notation.draw(after, new DrawingStyle(true, move, Locale.ENGLISH)))
        .contains("\u001b[1;7m[♘1]\u001b[0m");
  }
}
