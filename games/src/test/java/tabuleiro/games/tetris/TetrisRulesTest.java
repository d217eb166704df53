package tabuleiro.games.tetris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.text.InputException;
import tabuleiro.games.tetris.rules.Tetris;
import tabuleiro.games.tetris.rules.TetrisBoard;
import tabuleiro.games.tetris.rules.TetrisMove;
import tabuleiro.games.tetris.rules.TetrisNotation;
import tabuleiro.games.tetris.rules.TetrisPiece;
import tabuleiro.games.tetris.rules.TetrisRotation;
import tabuleiro.games.tetris.rules.TetrisSeason;

/** Important rules of both seasons, one test each. */
class TetrisRulesTest {

  private static Tetris regular(String text) throws InputException {
    return new TetrisNotation(TetrisSeason.REGULAR).read(text);
  }

  private static Tetris special(String text) throws InputException {
    return new TetrisNotation(TetrisSeason.SPECIAL).read(text);
  }

  private static int move(int column, TetrisRotation rotation) {
    return new TetrisMove(column, rotation).number();
  }

  private static String rows(int count, String row) {
    return (row + " ").repeat(count).strip();
  }

  @Test
  void aPlacementThatReachesTheTopLosesWithoutPointsAndStillMovesThePiece() throws InputException {
    Tetris state = regular("((" + rows(15, "1111111110") + ") (o i) 50 (z))");
    Tetris lost = state.play(move(0, TetrisRotation.I0));
    assertThat(lost.isFinal()).isTrue();
    assertThat(lost.isSolved()).isFalse();
    assertThat(lost.points()).isEqualTo(50);
    assertThat(lost.board().isFilled(17, 0)).isTrue();
    assertThat(lost.toPlace()).containsExactly(TetrisPiece.I);
    assertThat(lost.placed()).containsExactly(TetrisPiece.O, TetrisPiece.Z);
    assertThat(lost.count(new MoveList())).isZero();
  }

  @Test
  void aLostPlacementRemovesNoRowEvenIfItCompletesOne() throws InputException {
    Tetris state = regular("((" + rows(14, "0000000001") + " " + rows(2, "1111111110") + ") (i))");
    Tetris lost = state.play(move(9, TetrisRotation.I0));
    assertThat(lost.board().isRowComplete(14)).isTrue();
    assertThat(lost.board().isTopFilled()).isTrue();
    assertThat(lost.points()).isZero();
    assertThat(state.cost(move(9, TetrisRotation.I0))).isEqualTo(800);
  }

  @Test
  void aPieceMayTouchRowSixteenAndLive() throws InputException {
    Tetris state = regular("((" + rows(13, "1000000000") + ") (i))");
    assertThat(state.play(move(0, TetrisRotation.I0)).isSolved()).isTrue();
  }

  @Test
  void completeRowsApartFromEachOtherGoTogether() throws InputException {
    Tetris state = regular("((1111111110 1111111010 1111111110) (i))");
    Tetris after = state.play(move(9, TetrisRotation.I0));
    assertThat(after).hasToString("((1111111011 0000000001) NIL 300 (i))");
    assertThat(state.cost(move(9, TetrisRotation.I0))).isEqualTo(500);
  }

  @Test
  void completeRowsAcrossTheWordsOfTheBoardGoTogether() throws InputException {
    for (int base = 0; base <= 13; base++) {
      String below = base == 0 ? "" : rows(base, "0000000001") + " ";
      Tetris state = regular("((" + below + rows(4, "1111111110") + ") (i))");
      Tetris after = state.play(move(9, TetrisRotation.I0));
      assertThat(after.points()).as("base %d", base).isEqualTo(800);
      assertThat(after.board()).isEqualTo(regular("((" + below + ") (i))").board());
    }
  }

  @Test
  void rowsGivenCompleteGoWithTheNextPieceAndCostsStayTrue() throws InputException {
    Tetris state = regular("((1111111111 1111111111 1111111111) (o o))");
    int move = move(0, TetrisRotation.O0);
    assertThat(state.play(move)).hasToString("((1100000000 1100000000) (o) 500 (o))");
    assertThat(state.cost(move)).isEqualTo(300 + 800 - 500);
    assertThat(state.play(move).cost(move)).isEqualTo(300);
  }

  @Test
  void moreThanFourRowsCountAsFour() throws InputException {
    Tetris state = regular("((" + rows(6, "1111111111") + ") (o))");
    assertThat(state.play(move(0, TetrisRotation.O0)).points()).isEqualTo(800);
  }

  @Test
  void pointsAndPiecesPlacedBelongToTheState() throws InputException {
    Tetris state = regular("(NIL (t) 0)");
    assertThat(state).isNotEqualTo(regular("(NIL (t) 100)")).isNotEqualTo(regular("(NIL (i) 0)"));
    assertThat(state).isNotEqualTo(regular("(NIL (t) 0 (i))")).isEqualTo(regular("(NIL (t))"));
    assertThat(state.equals((Object) "(NIL (t) 0)")).isFalse();
  }

  @Test
  void aBombDestroysTheSquareAroundItAndNothingFalls() throws InputException {
    Tetris state = special("((1111111110 1110111110 1110111110 1111111110) (bomba i))");
    // Column 9 is empty: the bomb lands in row 0 beside the wall and destroys three cells.
    assertThat(state.play(move(9, TetrisRotation.BOMB)))
        .hasToString("((1111111100 1110111100 1110111110 1111111110) (i) 20 (bomba))");
    assertThat(state.play(move(3, TetrisRotation.BOMB)))
        .hasToString("((1111111110 1110111110 1110111110 1100011110) (i) 40 (bomba))");
  }

  @Test
  void aBombInAPitDestroysEightCellsAtMost() throws InputException {
    Tetris state = special("((1111011111 1110011111 1111011111 1111011111) (bomba))");
    assertThat(state.play(move(4, TetrisRotation.BOMB)).points()).isEqualTo(40);
    Tetris deep = special("((1111111111 1111011111 1111011111 1111000000) (bomba))");
    assertThat(deep.landingRow(move(4, TetrisRotation.BOMB))).isEqualTo(1);
    assertThat(deep.play(move(4, TetrisRotation.BOMB)))
        .hasToString("((1110001111 1110001111 1110001111 1111000000) NIL 640 (bomba))");
    assertThat(deep.cost(move(4, TetrisRotation.BOMB))).isEqualTo(800);
  }

  @Test
  void aBombInTheTopRowLosesWithoutExploding() throws InputException {
    Tetris state = special("((" + rows(17, "1111111110") + ") (bomba))");
    Tetris lost = state.play(move(0, TetrisRotation.BOMB));
    assertThat(lost.isSolved()).isFalse();
    assertThat(lost.points()).isZero();
    assertThat(lost.board().row(16)).isEqualTo(0b0111111111);
  }

  @Test
  void aBombRemovesNoCompleteRow() throws InputException {
    Tetris state = special("((1111111111 0000000000 1111111111 1000000000) (bomba o))");
    Tetris after = state.play(move(0, TetrisRotation.BOMB));
    assertThat(after.board().isRowComplete(2)).isTrue();
    assertThat(after).hasToString("((1111111111 0000000000 1111111111) (o) 10 (bomba))");
  }

  @Test
  void theBottomRowIsDoubledAfterEverySecondPiece() throws InputException {
    Tetris state = special("(NIL (o o o))").play(move(0, TetrisRotation.O0));
    assertThat(state).hasToString("((1100000000 1100000000) (o o) 0 (o))");
    state = state.play(move(3, TetrisRotation.O0));
    assertThat(state).hasToString("((1101100000 1101100000 1101100000) (o) 0 (o o))");
    state = state.play(move(8, TetrisRotation.O0));
    assertThat(state).hasToString("((1101100011 1101100011 1101100000) NIL 0 (o o o))");
  }

  @Test
  void piecesPlacedBeforeTheProblemCountForTheRisingFloor() throws InputException {
    Tetris state = special("(NIL (o o) 0 (i))").play(move(0, TetrisRotation.O0));
    assertThat(state.board().columnHeight(0)).isEqualTo(3);
  }

  @Test
  void rowsGoBeforeTheBottomRowIsDoubled() throws InputException {
    Tetris state = special("((1111111110 1000000000) (i) 0 (t))");
    assertThat(state.play(move(9, TetrisRotation.I0)))
        .hasToString("((1000000001 1000000001 0000000001 0000000001) NIL 100 (i t))");
  }

  @Test
  void anEmptyBottomRowIsNotDoubled() throws InputException {
    Tetris state = special("((0000000000 1000000000) (bomba) 0 (t))");
    assertThat(state.play(move(0, TetrisRotation.BOMB)).board()).isEqualTo(TetrisBoard.EMPTY);
    Tetris floating = special("((0000000000 1000000001) (bomba) 0 (t))");
    assertThat(floating.play(move(0, TetrisRotation.BOMB)))
        .hasToString("((0000000000 0000000001) NIL 10 (bomba t))");
  }

  @Test
  void theRisingFloorLosesTheGameAndKeepsThePoints() throws InputException {
    Tetris state = special("((1111111110 " + rows(16, "1000000000") + ") (i) 0 (t))");
    Tetris after = state.play(move(9, TetrisRotation.I0));
    assertThat(after.points()).isEqualTo(100);
    assertThat(after.board().columnHeight(0)).isEqualTo(17);
    assertThat(after.isSolved()).isTrue();
    Tetris pushed = special("((" + rows(17, "1000000000") + ") (o i) 70 (t))");
    Tetris lost = pushed.play(move(4, TetrisRotation.O0));
    assertThat(lost.board().isFilled(17, 0)).isTrue();
    assertThat(lost.isFinal()).isTrue();
    assertThat(lost.isSolved()).isFalse();
    assertThat(lost.points()).isEqualTo(70);
    assertThat(lost.board().isFilled(2, 4)).isTrue();
  }

  @Test
  void aLostPlacementDoesNotRaiseTheFloor() throws InputException {
    Tetris state = special("((1000000000 " + rows(15, "0100000000") + ") (o) 0 (t))");
    Tetris lost = state.play(move(1, TetrisRotation.O0));
    assertThat(lost.board().row(0)).isEqualTo(1);
    assertThat(lost.board().row(1)).isEqualTo(2);
  }

  @Test
  void thereAreNoSpecialPiecesInTheRegularSeason() {
    assertThatThrownBy(() -> Tetris.of(TetrisBoard.EMPTY, List.of(TetrisPiece.U)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () -> Tetris.of(TetrisSeason.REGULAR, TetrisBoard.EMPTY, List.of(), -1, List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
