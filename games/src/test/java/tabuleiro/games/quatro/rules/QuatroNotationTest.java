package tabuleiro.games.quatro.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;

/** Positions and moves of the game as text. */
class QuatroNotationTest {
  private static final Notation<Quatro> MOVER = QuatroTest.game().notation();
  private static final Notation<Quatro> CLASSIC = QuatroTest.game("give=opponent").notation();
  private static final String EMPTY = "((0 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0))";
  private static final String WON = "((pqac pqbc prac prao) (0 0 0 0) (0 0 0 0) (0 0 0 0))";

  @Test
  void aBareBoardIsPlayerOneToMoveWithAllMissingPieces() throws InputException {
    assertThat(MOVER.read(EMPTY)).isEqualTo(QuatroTest.game().start(0));
    assertThat(CLASSIC.read(EMPTY)).isEqualTo(QuatroTest.game("give=opponent").start(0));
    Quatro one = MOVER.read("((0 0 0 0) (0 (preta redonda alta oca) 0 0) (0 0 0 0) (0 0 0 0))");
    assertThat(one.turn()).isEqualTo(Position.FIRST);
    assertThat(one.count(new MoveList())).isEqualTo(15 * 15);
    assertThat(MOVER.read("((prao 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0))").pieceOn(0))
        .isEqualTo(one.pieceOn(5));
  }

  @Test
  void wordsComeInAnyOrderAndInAnyCase() throws InputException {
    String usual = "((0 0 0 0) (0 (preta redonda alta oca) 0 0) (0 0 0 0) (0 0 0 0))";
    Quatro expected = MOVER.read(usual);
    assertThat(MOVER.read(usual.replace("preta redonda alta oca", "OCA Alta preta REDONDA")))
        .isEqualTo(expected);
    assertThat(MOVER.read(usual.replace("(preta redonda alta oca)", "PRAO"))).isEqualTo(expected);
    assertThat(MOVER.read("'" + usual.replace(" ", " \n ") + " ; a comment")).isEqualTo(expected);
  }

  @Test
  void theOrderOfTheReserveIsKeptButMakesNoDifference() throws InputException {
    Quatro one = MOVER.read("(" + EMPTY + " (prao bqbc pqac) 2)");
    Quatro other = MOVER.read("(" + EMPTY + " (pqac prao bqbc) 2)");
    assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
    assertThat(one.key()).isEqualTo(other.key());
    assertThat(MOVER.write(one)).isNotEqualTo(MOVER.write(other));
    MoveList moves = new MoveList();
    one.moves(moves);
    assertThat(MOVER.write(one, moves.get(0))).isEqualTo("A1 preta redonda alta oca");
    assertThat(MOVER.write(one, moves.get(1))).isEqualTo("A1 branca quadrada baixa cheia");
    Quatro next = one.play(moves.get(1));
    assertThat(MOVER.write(next))
        .contains(" ((preta redonda alta oca) (preta quadrada alta cheia))");
    assertThat(MOVER.write(MOVER.read(MOVER.write(next)))).isEqualTo(MOVER.write(next));
  }

  @Test
  void reservesSidesAndHandsTellPositionsApart() throws InputException {
    Quatro base = CLASSIC.read("(" + EMPTY + " (bqbc pqac) 1 prao)");
    for (String other : new String[] {"(bqbc) 1 prao", "(bqbc pqac) 2 prao", "(bqbc pqac) 1 NIL"}) {
      Quatro different = CLASSIC.read("(" + EMPTY + " " + other + ")");
      assertThat(different).isNotEqualTo(base);
      assertThat(different.key()).isNotEqualTo(base.key());
    }
  }

  @Test
  void aBoardWithALineIsOverAndWonByTheSideNotToMove() throws InputException {
    assertThat(MOVER.read(WON).isOver()).isTrue();
    assertThat(MOVER.read(WON).margin()).isEqualTo(-1);
    assertThat(MOVER.read("(" + WON + " (brao) 2)").margin()).isEqualTo(1);
    assertThat(MOVER.read("(" + WON + " (brao) 2)").count(new MoveList())).isZero();
    assertThat(CLASSIC.read("(" + WON + " (brao) 2 NIL)").isOver()).isTrue();
  }

  @Test
  void anEmptyReserveWithoutALineIsADraw() throws InputException {
    Quatro drawn = MOVER.read("(" + EMPTY + " NIL 2)");
    assertThat(drawn.isOver()).isTrue();
    assertThat(drawn.margin()).isZero();
    assertThat(MOVER.draw(drawn, DrawingStyle.PLAIN)).contains("reserve: empty\n", "\ndraw\n");
    assertThat(CLASSIC.read("(" + EMPTY + " () 1 prao)").isOver()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "((0 bqbc bqac prao) (bqao prbc prbo brbo) (brac brbc pqac pqao) (bqbo brao pqbo pqbc)), prac, -1",
    "((0 pqbc brac pqao) (bqac prac bqbo brao) (pqac brbc bqao brbo) (prao pqbo prbc bqbc)), prbo, 0"
  })
  void theSixteenthPieceWinsOrMakesADraw(String board, String last, int margin)
      throws InputException {
    Quatro mover = MOVER.read("(" + board + " (" + last + ") 2)");
    Quatro classic = CLASSIC.read("(" + board + " NIL 2 " + last + ")");
    assertThat(mover.isOver()).isFalse();
    assertThat(classic.isOver()).isFalse();
    Quatro end = mover.play(MOVER.readMove(mover, "A1 " + last));
    Quatro classicEnd = classic.play(CLASSIC.readMove(classic, "A1"));
    assertThat(end.isOver()).isTrue();
    assertThat(classicEnd.isOver()).isTrue();
    assertThat(end.margin()).isEqualTo(margin);
    assertThat(classicEnd.margin()).isEqualTo(margin);
    assertThat(MOVER.write(end)).endsWith(" NIL 1)");
    assertThat(CLASSIC.write(classicEnd)).endsWith(" NIL 1 NIL)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "C2 preta quadrada baixa cheia",
        "c2 CHEIA baixa Preta quadrada",
        "C2 pqbc",
        " c2   cbqp ",
        "(C2 (preta quadrada baixa cheia))",
        "C2 15",
        "1 2 15",
        "(1 - 2) pqbc",
        "1, 2, 15"
      })
  void aMoveCanBeWrittenInManyWays(String text) throws InputException {
    Quatro start = QuatroTest.game().start(0);
    int move = MOVER.readMove(start, text);
    assertThat(move).isEqualTo(6 * 16 + 15);
    assertThat(MOVER.write(start, move)).isEqualTo("C2 preta quadrada baixa cheia");
  }

  @Test
  void indexesCountTheRemainingReserve() throws InputException {
    Quatro start = QuatroTest.game().start(0);
    Quatro next = start.play(MOVER.readMove(start, "0 0 0"));
    assertThat(MOVER.write(next, MOVER.readMove(next, "0 1 0"))).startsWith("B1 branca quadrada a");
    assertThatThrownBy(() -> MOVER.readMove(next, "0 1 15")).isInstanceOf(InputException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "C2",
        "pqbc",
        "E1 pqbc",
        "C5 pqbc",
        "C2 pq",
        "C2 preta",
        "4 0 0",
        "1 2 16",
        "C2 preta preta baixa cheia",
        "C2 give",
        "1 2",
        "-1 2 3",
        "C2 pqbc pqbc",
        "99999999999 0 0",
        "A1 prao"
      })
  void movesThatAreNotLegalAreRefusedWithTheLegalOnes(String text) throws InputException {
    Quatro position = MOVER.read("((prao 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0))");
    assertThatThrownBy(() -> MOVER.readMove(position, text))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("is not a legal move; legal moves: B1 branca quadrada baixa cheia")
        .hasMessageContaining("217 more");
  }

  @Test
  void classicMovesPlaceThePieceInHandAndGiveAnother() throws InputException {
    Quatro start = QuatroTest.game("give=opponent").start(0);
    assertThat(CLASSIC.write(start)).endsWith(" 1 NIL)");
    for (String text :
        new String[] {"give pqbc", "GIVE preta quadrada baixa cheia", "15", "cqbp"}) {
      assertThat(CLASSIC.readMove(start, text)).isEqualTo(272 + 15);
    }
    Quatro second = start.play(272 + 15);
    assertThat(second.turn()).isEqualTo(Position.SECOND);
    assertThat(second.hand()).isEqualTo(15);
    assertThat(CLASSIC.write(second)).endsWith(" 2 (preta quadrada baixa cheia))");
    for (String text :
        new String[] {"C2 give prao", "c2 prao", "1 2 3", "C2 give oca alta preta redonda"}) {
      assertThat(CLASSIC.readMove(second, text)).isEqualTo(17 * 6 + 1);
    }
    assertThat(CLASSIC.write(second, 17 * 6 + 1)).isEqualTo("C2 give prao");
    assertThatThrownBy(() -> CLASSIC.readMove(second, "C2")).isInstanceOf(InputException.class);
    assertThatThrownBy(() -> CLASSIC.readMove(second, "give prao"))
        .isInstanceOf(InputException.class);
    Quatro third = second.play(17 * 6 + 1);
    assertThat(third.pieceOn(6)).isEqualTo(15);
    assertThat(third.hand()).isEqualTo(1);
    assertThat(third.turn()).isEqualTo(Position.FIRST);
  }

  @Test
  void aWinningPlacementHandsOverNothing() throws InputException {
    String board = "((pqac pqbc prac 0) (0 0 0 0) (0 0 0 0) (0 0 0 0))";
    Quatro position = CLASSIC.read("(" + board + " (brao bqbo) 2 prao)");
    MoveList moves = new MoveList();
    position.moves(moves);
    assertThat(CLASSIC.write(position, moves.get(0))).isEqualTo("D1");
    assertThat(moves.size()).isEqualTo(1 + 12 * 2);
    assertThat(CLASSIC.readMove(position, "0 3")).isEqualTo(moves.get(0));
    assertThatThrownBy(() -> CLASSIC.readMove(position, "D1 give brao"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("legal moves: D1, A2 give brao");
    Quatro end = position.play(moves.get(0));
    assertThat(end.margin()).isEqualTo(-1);
    assertThat(CLASSIC.write(end)).endsWith(" 1 NIL)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "((0 0 0 0) (0 0 0 0) (0 0 0 0)) | line 1, column 1: expected a list of length 4, but this one has length 3",
        "((0 0 0 0) (0 0 0) (0 0 0 0) (0 0 0 0)) | line 1, column 12: expected a list of length 4, but this one has length 3",
        "((0 0 0 0) (0 0 0 0) (0 7 0 0) (0 0 0 0)) | line 1, column 25: a cell must be 0 or a piece, not 7",
        "((0 0 0 0) 5 (0 0 0 0) (0 0 0 0)) | line 1, column 12: expected a list instead of 5",
        "((nil 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) | line 1, column 3: expected a piece such as (preta quadrada baixa cheia) instead of nil",
        "((abcd 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) | line 1, column 3: “abcd” is not the short code of a piece; expected one letter each of b p (cor), r q (forma), a b (altura), o c (densidade)",
        "((0 (preta verde alta oca) 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) | line 1, column 12: “verde” is not an attribute of a piece; expected branca or preta, redonda or quadrada, alta or baixa, oca or cheia",
        "((0 (preta branca alta oca) 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) | line 1, column 12: (preta branca alta oca) gives its cor twice; expected one word each for cor, forma, altura and densidade",
        "((0 (preta alta oca) 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) | line 1, column 5: expected a list of length 4, but this one has length 3",
        "((0 prao 0 0) (0 0 oarp 0) (0 0 0 0) (0 0 0 0)) | line 1, column 20: the piece preta redonda alta oca is on the board twice: it is already on B1",
        "(((abcd 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao) 1) | line 1, column 4: “abcd” is not the short code of a piece; expected one letter each of b p (cor), r q (forma), a b (altura), o c (densidade)",
        "((((verde 0 0 0) 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao) 1) | line 1, column 5: “verde” is not an attribute of a piece; expected branca or preta, redonda or quadrada, alta or baixa, oca or cheia",
        "(((preta 0 alta oca) 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) | line 1, column 10: “0” is not an attribute of a piece; expected branca or preta, redonda or quadrada, alta or baixa, oca or cheia",
        "(((0 prao 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao prao) 1) | line 1, column 53: the piece preta redonda alta oca is in the reserve, but it is already on the board, on B1",
        "(((0 prao 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao pqao brao) 1) | line 1, column 58: the piece branca redonda alta oca is in the reserve twice",
        "(((0 prao 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao 0) 1) | line 1, column 53: expected a piece such as (preta quadrada baixa cheia) instead of 0",
        "(((0 prao 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) 7 1) | line 1, column 47: expected a list instead of 7",
        "(((0 prao 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao) 3) | line 1, column 54: expected a number from 1 to 2 instead of 3",
        "(((0 prao 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao) 1 pqac) | line 1, column 1: expected a board or (board reserve side), but this list has length 4",
        "(((0 prao 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0))) | line 1, column 1: expected a board or (board reserve side), but this list has length 1",
        "() | line 1, column 1: expected a list of length 4, but this one has length 0",
        "hello | line 1, column 1: expected a list instead of hello",
        "((0 0 0 0 | line 1, column 2: the list that starts here is not closed: a “)” is missing",
      })
  void faultsSayWhereTheyAreAndWhatWasExpected(String text, String fault) {
    assertThatThrownBy(() -> MOVER.read(text)).isInstanceOf(InputException.class).hasMessage(fault);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(((0 prao 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao) 1 prao) | line 1, column 56: the piece to place, preta redonda alta oca, is already on the board, on B1",
        "(((0 prao 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao) 1 brao) | line 1, column 56: the piece to place, branca redonda alta oca, is still in the reserve",
        "(((pqac pqbc prac prao) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao) 1 brbo) | line 1, column 65: the board has a complete line, so there is no piece to place; expected NIL",
        "(((0 prao 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao) 1 pqac 5) | line 1, column 1: expected a board or (board reserve side piece-to-place), but this list has length 5",
      })
  void faultsOfThePieceToBePlacedAreTold(String text, String fault) {
    assertThatThrownBy(() -> CLASSIC.read(text))
        .isInstanceOf(InputException.class)
        .hasMessage(fault);
  }

  @Test
  void faultsAreToldInPortugueseToo() {
    try {
      MOVER.read("((0 prao 0 0) (0 0 oarp 0) (0 0 0 0) (0 0 0 0))");
    } catch (InputException e) {
      assertThat(e.in(Locale.forLanguageTag("pt")))
          .isEqualTo(
              "linha 1, coluna 20: a peça preta redonda alta oca está duas vezes no tabuleiro:"
                  + " já está em B1");
      return;
    }
    throw new AssertionError("a piece was on the board twice");
  }

  @Test
  void theSquaresCountOnlyWhereTheRuleSaysSo() throws InputException {
    String board = "((pqac pqbc 0 0) (prac prao 0 0) (0 0 0 0) (0 0 0 0))";
    assertThat(MOVER.read(board).isOver()).isFalse();
    Quatro over = QuatroTest.game("squares=on").notation().read(board);
    assertThat(over.isOver()).isTrue();
    assertThat(QuatroTest.game("squares=on").notation().draw(over, DrawingStyle.PLAIN))
        .contains("line: A1 B1 A2 B2, all preta\n");
  }

  /** Reading an invalid text either succeeds or throws an input error, but no other exception. */
  @Test
  void brokenTextsAreFaultsAndNothingElse() {
    SplittableRandom random = new SplittableRandom(11);
    String[] bits = {
      "(", ")", " 0 ", " pqbc ", " preta ", " nil ", "\"", ";", "'", " 17 ", " give "
    };
    String text = "(" + WON + " ((branca redonda alta oca) brbo) 1 (preta redonda baixa oca))";
    int faults = 0;
    for (int i = 0; i < 5_000; i++) {
      StringBuilder broken = new StringBuilder(text);
      for (int change = random.nextInt(1, 4); change > 0; change--) {
        int at = random.nextInt(broken.length());
        int to = Math.min(broken.length(), at + random.nextInt(12));
        broken.replace(at, to, bits[random.nextInt(bits.length)]);
      }
      faults += isRead(CLASSIC, broken.toString()) ? 0 : 1;
      faults += isRead(MOVER, broken.toString()) ? 0 : 1;
    }
    assertThat(faults).isGreaterThan(5_000);
  }

  private static boolean isRead(Notation<Quatro> notation, String text) {
    try {
      Quatro state = notation.read(text);
      assertThat(notation.read(notation.write(state))).isEqualTo(state);
      notation.readMove(state, text);
      return true;
    } catch (InputException fault) {
      assertThat(fault.getMessage()).isNotBlank();
      return false;
    }
  }
}
