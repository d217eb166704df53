package tabuleiro.games.tetris.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The board as a value, and the functions over bits that it shares with states. */
class TetrisBoardTest {

  @Test
  void everyCellIsFilledAndMeasuredOnItsOwn() {
    Set<TetrisBoard> boards = new HashSet<>();
    for (int row = 0; row < TetrisBoard.ROWS; row++) {
      for (int column = 0; column < TetrisBoard.COLUMNS; column++) {
        TetrisBoard board = TetrisBoard.EMPTY.fill(row, column);
        assertThat(board.isFilled(row, column)).isTrue();
        assertThat(board.row(row)).isEqualTo(1 << column);
        assertThat(board.columnHeight(column)).isEqualTo(row + 1);
        assertThat(board.columnHeight((column + 1) % 10)).isZero();
        assertThat(board.isTopFilled()).isEqualTo(row == 17);
        assertThat(boards.add(board)).isTrue();
      }
    }
  }

  @Test
  void placesOutsideAreNotFilled() {
    TetrisBoard board = TetrisBoard.EMPTY.fill(5, 5);
    assertThat(board.fill(18, 0)).isEqualTo(board);
    assertThat(board.fill(-1, 0)).isEqualTo(board);
    assertThat(board.fill(0, 10)).isEqualTo(board);
    assertThat(board.fill(0, -1)).isEqualTo(board);
    assertThatThrownBy(() -> board.isFilled(18, 0)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> board.isFilled(0, 10)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void removingARowBringsDownWhatIsAbove() {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 200; i++) {
      boolean[][] cells = new boolean[TetrisBoard.ROWS][TetrisBoard.COLUMNS];
      for (boolean[] row : cells) {
        for (int column = 0; column < row.length; column++) {
          row[column] = random.nextBoolean();
        }
      }
      TetrisBoard board = TetrisBoard.of(cells);
      assertThat(board.toArray()).isDeepEqualTo(cells);
      int removed = random.nextInt(TetrisBoard.ROWS);
      System.arraycopy(cells, removed + 1, cells, removed, TetrisBoard.ROWS - 1 - removed);
      cells[TetrisBoard.ROWS - 1] = new boolean[TetrisBoard.COLUMNS];
      assertThat(board.removeRow(removed).toArray()).isDeepEqualTo(cells);
    }
  }

  @Test
  void arraysAreNotShared() {
    boolean[][] cells = TetrisBoard.EMPTY.fill(3, 3).toArray();
    TetrisBoard board = TetrisBoard.of(cells);
    cells[3][3] = false;
    assertThat(board.isFilled(3, 3)).isTrue();
    board.toArray()[3][3] = false;
    assertThat(board.isFilled(3, 3)).isTrue();
  }

  @Test
  void arraysOfOtherSizesAndWordsOfOtherLengthsAreRefused() {
    assertThatThrownBy(() -> TetrisBoard.of(new boolean[17][10]))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> TetrisBoard.of(new boolean[18][9]))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new TetrisBoard(0, 1L << 60, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void completeRowsAreFoundWhateverTheirNeighbours() {
    // The rows in which a carry could affect another row: all ten bits, nine low, nine high, none.
    long[] rows = {0x3FF, 0x1FF, 0x3FE, 0};
    for (int code = 0; code < 4096; code++) {
      long word = 0;
      long expected = 0;
      for (int row = 0; row < 6; row++) {
        long cells = rows[(code >>> (2 * row)) & 3];
        word |= cells << (10 * row);
        expected |= cells == 0x3FF ? 1L << (10 * row + 9) : 0;
      }
      assertThat(Well.complete(word)).isEqualTo(expected);
    }
  }

  @Test
  void movesAreNumberedByRotationAndColumn() {
    assertThat(TetrisMove.of(173)).isEqualTo(new TetrisMove(3, TetrisRotation.T2));
    assertThat(new TetrisMove(9, TetrisRotation.BOMB).number()).isEqualTo(239);
    assertThat(TetrisMove.of(0)).hasToString("(0 i0)");
    assertThatThrownBy(() -> new TetrisMove(7, TetrisRotation.I1))
        .isInstanceOf(IllegalArgumentException.class);
    for (TetrisPiece piece : TetrisPiece.values()) {
      for (int move : Well.moves(piece.number())) {
        assertThat(TetrisMove.of(move).number()).isEqualTo(move);
        assertThat(TetrisMove.of(move).rotation().piece()).isEqualTo(piece);
      }
    }
  }
}
