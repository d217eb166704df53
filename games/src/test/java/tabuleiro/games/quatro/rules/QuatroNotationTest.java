package tabuleiro.games.quatro.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
        "pqbc",
        "C2 pq",
        "C2 preta",
        "C2 preta preta baixa cheia",
        "C2 give",
        "C2 pqbc pqbc",
        "99999999999 0 0"
      })
  void movesThatAreNotLegalAreRefusedWithTheLegalOnes(String text) throws InputException {
    Quatro position = MOVER.read("((prao 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0))");
    assertThatThrownBy(() -> MOVER.readMove(position, text))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("is not a legal move; legal moves: B1 branca quadrada baixa cheia")
        .hasMessageContaining("217 more");
  }

  @ParameterizedTest
  @CsvSource({
    "A1 brac, the square A1 is taken",
    "B1 prao, the piece preta redonda alta oca is not in the reserve",
    "C2, name the piece to place",
    "1 2, name the piece to place",
    "E1 pqbc, the board has no square E1; squares go from A1 to D4",
    "C5 pqbc, the board has no square C5; squares go from A1 to D4",
    "4 0 0, 'the board has no square in row 4, column 0; both go from 0 to 3'",
    "-1 2 3, 'the board has no square in row -1, column 2; both go from 0 to 3'",
    "1 2 16, the reserve has no piece 16; its pieces are numbered from 0 to 14"
  })
  void anIllegalMoveIsRefusedWithTheReason(String text, String reason) throws InputException {
    Quatro position = MOVER.read("((prao 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0))");
    assertThatThrownBy(() -> MOVER.readMove(position, text))
        .hasMessageContaining("is not a legal move: " + reason + "; legal moves: B1 branca")
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

  @Test
  void theSquaresCountOnlyWhereTheRuleSaysSo() throws InputException {
    String board = "((pqac pqbc 0 0) (prac prao 0 0) (0 0 0 0) (0 0 0 0))";
    assertThat(MOVER.read(board).isOver()).isFalse();
    Quatro over = QuatroTest.game("squares=on").notation().read(board);
    assertThat(over.isOver()).isTrue();
    assertThat(QuatroTest.game("squares=on").notation().draw(over, DrawingStyle.PLAIN))
        .contains("line: A1 B1 A2 B2, all preta\n");
  }
}
