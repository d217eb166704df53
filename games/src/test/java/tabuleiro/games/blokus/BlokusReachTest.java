package tabuleiro.games.blokus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.games.blokus.rules.BlokusBoard;
import tabuleiro.games.blokus.rules.BlokusPiece;
import tabuleiro.games.blokus.rules.BlokusPuzzle;

/** Compares the flood and its room with a reference implementation. */
class BlokusReachTest {
  private final BlokusReach reach = new BlokusReach();

  @Test
  void anEmptyBoardHasRoomAtAllItsPoints() throws InputException {
    reach.flood(problem("F"));
    assertThat(reach.singlesFirst()).isZero();
    assertThat(reach.room()).isEqualTo(2 * 15 * 15 - 4);
    assertThat(reach.roomForFours()).isEqualTo(2 * 15 * 15 - 4);
  }

  @Test
  void problemEHasToBeginWithOneSquare() throws InputException {
    reach.flood(problem("E"));
    assertThat(reach.fours()).isTrue();
    assertThat(reach.singlesFirst()).isEqualTo(1);
  }

  @Test
  void aDiagonalOfSingleCellsTakesSinglesOnly() throws InputException {
    String[] rows = new String[14];
    for (int row = 0; row < rows.length; row++) {
      rows[row] = "2".repeat(row) + (row < 6 ? "." : "2") + "2".repeat(13 - row);
    }
    String text = "(" + BlokusTexts.board(rows) + " 6)";
    BlokusPuzzle start = BlokusTexts.puzzles().notation().read(text);
    reach.flood(start);
    assertThat(reach.fours()).isFalse();
    assertThat(reach.roomForFours()).isZero();
    assertThat(reach.room()).isEqualTo(6 * 4);
    assertThat(new BlokusFillBound().fewest(start)).isEqualTo(6);
  }

  @Test
  void theFloodIsThatOfAPlainSecondWriting() {
    Random random = new Random(3);
    for (int board = 0; board < 2000; board++) {
      BlokusPuzzle start = BlokusHeuristicsTest.puzzle(random);
      boolean[][] all = new boolean[BlokusBoard.SIZE][BlokusBoard.SIZE];
      boolean[][] fours = new boolean[BlokusBoard.SIZE][BlokusBoard.SIZE];
      int rounds = flood(start, all, fours);
      reach.flood(start);
      assertThat(reach.room()).as("%s", start).isEqualTo(room(all));
      assertThat(reach.roomForFours()).as("%s", start).isEqualTo(room(fours));
      if (reach.fours()) {
        assertThat(reach.singlesFirst()).as("%s", start).isEqualTo(rounds);
      }
    }
  }

  /** Floods in rounds; returns the round in which the first piece of four squares fits. */
  private static int flood(BlokusPuzzle start, boolean[][] all, boolean[][] fours) {
    int first = -1;
    boolean isGrowing = true;
    for (int round = 0; isGrowing; round++) {
      boolean[][] before = copy(all);
      isGrowing = false;
      for (int move = 0; move < BlokusBoard.PLACEMENTS; move++) {
        BlokusPiece piece = BlokusBoard.piece(move);
        if (start.piecesLeft(piece.kind()) > 0 && fits(start, before, move)) {
          isGrowing |= add(all, move);
          if (piece.number() > 0) {
            add(fours, move);
            first = first < 0 ? round : first;
          }
        }
      }
    }
    return first;
  }

  private static boolean fits(BlokusPuzzle start, boolean[][] reached, int move) {
    boolean isCorner = false;
    for (BlokusPiece.Cell cell : BlokusBoard.piece(move).cells()) {
      int row = BlokusBoard.row(move) + cell.down();
      int column = BlokusBoard.column(move) + cell.right();
      if (!BlokusBoard.isInside(row, column)
          || start.cell(row, column) != 0
          || isOwn(start, row - 1, column)
          || isOwn(start, row + 1, column)
          || isOwn(start, row, column - 1)
          || isOwn(start, row, column + 1)) {
        return false;
      }
      for (int step = 0; step < 4; step++) {
        int y = row + 2 * (step / 2) - 1;
        int x = column + 2 * (step % 2) - 1;
        isCorner |= isOwn(start, y, x) || (BlokusBoard.isInside(y, x) && reached[y][x]);
      }
      isCorner |= row == 0 && column == 0 && (start.word(0) & BlokusBoard.FIRST_ROOT) != 0;
    }
    return isCorner;
  }

  private static boolean isOwn(BlokusPuzzle start, int row, int column) {
    return BlokusBoard.isInside(row, column) && start.cell(row, column) == 1;
  }

  private static boolean add(boolean[][] cells, int move) {
    boolean isNew = false;
    for (BlokusPiece.Cell cell : BlokusBoard.piece(move).cells()) {
      int row = BlokusBoard.row(move) + cell.down();
      int column = BlokusBoard.column(move) + cell.right();
      isNew |= !cells[row][column];
      cells[row][column] = true;
    }
    return isNew;
  }

  private static boolean[][] copy(boolean[][] cells) {
    boolean[][] copy = new boolean[cells.length][];
    for (int row = 0; row < cells.length; row++) {
      copy[row] = cells[row].clone();
    }
    return copy;
  }

  private static int room(boolean[][] cells) {
    int room = 0;
    for (int y = 0; y <= BlokusBoard.SIZE; y++) {
      for (int x = 0; x <= BlokusBoard.SIZE; x++) {
        int around = 0;
        for (int step = 0; step < 4; step++) {
          int row = y - step / 2;
          int column = x - step % 2;
          around += BlokusBoard.isInside(row, column) && cells[row][column] ? 1 : 0;
        }
        room += Math.min(2, around);
      }
    }
    return room;
  }

  @Test
  void everyPieceTakesTheHalvesThatItIsSaidToTake() {
    for (BlokusPiece piece : BlokusPiece.ALL) {
      boolean[][] cells = new boolean[BlokusBoard.SIZE][BlokusBoard.SIZE];
      add(cells, BlokusBoard.placement(piece, 5, 5));
      assertThat(room(cells)).as(piece.id()).isEqualTo(piece.number() == 0 ? 4 : 14);
    }
  }

  private static BlokusPuzzle problem(String id) throws InputException {
    return Problem.find(BlokusTexts.puzzles().problems(), id).start();
  }
}
