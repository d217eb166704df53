package tabuleiro.games.blokus.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.MoveList;

/** The frame of bits and the placements found in it. */
class BlokusBoardTest {

  @Test
  void theBoardAndTheFrameAreToldApart() {
    int cells = 0;
    for (int word = 0; word < BlokusBoard.WORDS; word++) {
      cells += Long.bitCount(BlokusBoard.board(word));
    }
    assertThat(cells).isEqualTo(196);
    for (int row = 0; row < 14; row++) {
      for (int column = 0; column < 14; column++) {
        assertThat(BlokusBoard.board(BlokusBoard.word(row)) & BlokusBoard.bit(row, column))
            .isNotZero();
      }
    }
    assertThat(BlokusBoard.FIRST_ROOT).isEqualTo(BlokusBoard.bit(-1, -1));
    assertThat(BlokusBoard.SECOND_ROOT).isEqualTo(BlokusBoard.bit(14, 14));
  }

  @ParameterizedTest
  @CsvSource({"0, 196", "1, 169", "2, 156", "3, 156"})
  void anEmptyBoardHasSoManyPlacementsOfAPiece(int piece, int placements) {
    assertThat(
            IntStream.range(196 * piece, 196 * piece + 196).filter(BlokusBoard::isInside).count())
        .isEqualTo(placements);
  }

  @Test
  void pieceC1IsAnchoredAtItsLowerLeftCell() {
    int move = BlokusBoard.placement(BlokusPiece.ALL.get(2), 3, 5);
    assertThat(cells(move)).containsExactly(2 * 14 + 6, 2 * 14 + 7, 3 * 14 + 5, 3 * 14 + 6);
  }

  @Test
  void placementsOffTheBoardCoverNothing() {
    int move = BlokusBoard.placement(BlokusPiece.ALL.get(2), 0, 5);
    assertThat(BlokusBoard.isInside(move)).isFalse();
    assertThat(cells(move)).isEmpty();
  }

  @Test
  void shiftsCarryRowsFromWordToWord() {
    long bottom = BlokusBoard.bit(2, 4);
    long top = BlokusBoard.bit(3, 4);
    assertThat(BlokusBoard.south(0, bottom)).isEqualTo(top);
    assertThat(BlokusBoard.north(0, top)).isEqualTo(bottom);
    assertThat(BlokusBoard.east(bottom)).isEqualTo(BlokusBoard.bit(2, 5));
    assertThat(BlokusBoard.west(bottom)).isEqualTo(BlokusBoard.bit(2, 3));
  }

  @Test
  void nothingWrapsFromOneEdgeOfTheBoardToTheOther() {
    long edge = BlokusBoard.bit(4, 13) | BlokusBoard.bit(5, 0);
    long around =
        BlokusBoard.board(1)
            & (BlokusPlacements.diagonal(0, edge, 0)
                | BlokusBoard.east(edge)
                | BlokusBoard.west(edge));
    assertThat(around)
        .isEqualTo(
            BlokusBoard.bit(3, 12)
                | BlokusBoard.bit(5, 12)
                | BlokusBoard.bit(4, 12)
                | BlokusBoard.bit(4, 1)
                | BlokusBoard.bit(6, 1)
                | BlokusBoard.bit(5, 1));
  }

  @Test
  void aSingleCellOffersItsCornersAndWhatReachesThem() {
    // One a in the corner: (1,1) is the only corner, and any cell of a piece may cover it.
    Blokus position = Blokus.start(0).play(0).play(195);
    MoveList moves = new MoveList();
    position.moves(moves);
    assertThat(moves.toArray())
        .containsExactly(
            15, // a 1 1
            196 + 15, // b 1 1
            2 * 196 + 15, // c1 1 1, over (1,1) (1,2) (0,2) (0,3)
            2 * 196 + 28, // c1 2 0, over (2,0) (2,1) (1,1) (1,2)
            3 * 196 + 15); // c2 1 1
  }

  @Test
  void handsCountPiecesAndSquares() {
    int hand = BlokusHand.of(3, 0, 15);
    assertThat(BlokusHand.squares(BlokusHand.FULL)).isEqualTo(110);
    assertThat(BlokusHand.squares(hand)).isEqualTo(63);
    assertThat(BlokusHand.text(hand)).isEqualTo("(3 0 15)");
    assertThat(BlokusHand.hasA(hand)).isTrue();
    assertThat(BlokusHand.hasB(hand)).isFalse();
    assertThat(BlokusHand.hasC(hand)).isTrue();
    assertThat(hand - BlokusHand.one(3)).isEqualTo(BlokusHand.of(3, 0, 14));
  }

  private static int[] cells(int move) {
    return IntStream.range(0, 196)
        .filter(
            cell ->
                (BlokusBoard.covered(move, BlokusBoard.word(cell / 14))
                        & BlokusBoard.bit(cell / 14, cell % 14))
                    != 0)
        .toArray();
  }
}
