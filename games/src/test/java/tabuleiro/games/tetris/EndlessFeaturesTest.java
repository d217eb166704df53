package tabuleiro.games.tetris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.games.tetris.endless.EndlessBoard;
import tabuleiro.games.tetris.endless.EndlessController;
import tabuleiro.games.tetris.endless.EndlessFeatures;
import tabuleiro.games.tetris.endless.EndlessFour;
import tabuleiro.games.tetris.rules.TetrisMove;
import tabuleiro.games.tetris.rules.TetrisPiece;
import tabuleiro.games.tetris.rules.TetrisRotation;
import tabuleiro.games.tetris.rules.Well;

/** The features of placements in endless Tetris. */
class EndlessFeaturesTest {
  private static final double[] ONES = {1, 1, 1, 1, 1, 1, 1, 1, 1};

  @Tag("long")
  @ParameterizedTest
  @ValueSource(ints = {10, 18, 20, 24})
  void everyPlacementOnRandomBoardsHasTheFeaturesOfTheDefinitions(int rows) {
    EndlessBoard board = new EndlessBoard(rows);
    PlainEndless plain = new PlainEndless(rows, ONES);
    EndlessFeatures features = new EndlessFeatures(ONES);
    int removals = 0;
    int placements = 0;
    for (long seed = 0; seed < 200; seed++) {
      boolean[][] table = randomTable(rows, new SplittableRandom(seed));
      plain.set(table);
      for (TetrisPiece piece : TetrisPiece.values()) {
        if (piece == TetrisPiece.U) {
          break;
        }
        List<Integer> fitting = new ArrayList<>();
        for (PlainEndless.Outcome outcome : plain.outcomes(piece)) {
          int move = outcome.move().number();
          fitting.add(move);
          load(board, table);
          assertThat(features.features(board, move)).isEqualTo(outcome.features());
          assertThat(Integer.bitCount(board.place(move))).isEqualTo(outcome.removed());
          assertThat(Arrays.deepEquals(table(board), outcome.cells())).isTrue();
          removals += outcome.removed();
          placements++;
        }
        load(board, table);
        assertThat(fitting(board, piece)).isEqualTo(fitting);
        assertThat(new EndlessFeatures(ONES).best(board, piece.number()) == EndlessController.LOST)
            .isEqualTo(fitting.isEmpty());
      }
    }
    assertThat(removals).isGreaterThan(500);
    assertThat(placements).isGreaterThan(10_000);
  }

  /** Rows dense below and sparse above; some lack only one or two cells. */
  private static boolean[][] randomTable(int rows, SplittableRandom random) {
    boolean[][] table = new boolean[rows][EndlessBoard.COLUMNS];
    int filled = random.nextInt(rows - 1);
    for (int row = 0; row < filled; row++) {
      int style = random.nextInt(3);
      int gap = random.nextInt(EndlessBoard.COLUMNS);
      for (int column = 0; column < EndlessBoard.COLUMNS; column++) {
        table[row][column] =
            style == 0
                ? random.nextInt(4) > 0
                : style == 1 ? random.nextInt(8) > 0 : (column - gap) / (1 + gap % 3) != 0;
      }
      table[row][gap] = false;
    }
    return table;
  }

  private static void load(EndlessBoard board, boolean[][] table) {
    board.clear();
    for (int row = 0; row < table.length; row++) {
      for (int column = 0; column < EndlessBoard.COLUMNS; column++) {
        if (table[row][column]) {
          board.fill(row, column);
        }
      }
    }
  }

  private static boolean[][] table(EndlessBoard board) {
    boolean[][] table = new boolean[board.rows()][EndlessBoard.COLUMNS];
    for (int row = 0; row < table.length; row++) {
      for (int column = 0; column < EndlessBoard.COLUMNS; column++) {
        table[row][column] = board.isFilled(row, column);
      }
    }
    return table;
  }

  private static List<Integer> fitting(EndlessBoard board, TetrisPiece piece) {
    return IntStream.of(Well.moves(piece.number()))
        .filter(move -> board.fits(move / 10, board.landing(move / 10, move % 10)))
        .boxed()
        .toList();
  }

  @Test
  void aWellCountsTheMoreTheDeeperItIs() {
    // The first column is a well of depth 3 beside the wall: 1 + 2 + 3; the fifth has depth 1.
    String[] drawn = {
      ".###.###..", //
      ".#######..",
      ".#######.."
    };
    boolean[][] table = new boolean[20][EndlessBoard.COLUMNS];
    for (int row = 0; row < drawn.length; row++) {
      for (int column = 0; column < EndlessBoard.COLUMNS; column++) {
        table[row][column] = drawn[drawn.length - 1 - row].charAt(column) == '#';
      }
    }
    EndlessBoard board = new EndlessBoard(20);
    load(board, table);
    // A square placed into the last columns makes no well.
    int square = new TetrisMove(8, TetrisRotation.O0).number();
    assertThat(new EndlessFeatures(ONES).features(board, square)[5]).isEqualTo(7);
  }

  @Test
  void ofEqualPlacementsTheFirstIsTaken() {
    // A flat board: only the landing height matters, and the first of equal placements is chosen.
    EndlessBoard board = new EndlessBoard(20);
    int move = new EndlessFeatures(-1, 0, 0, 0, 0, 0, 0, 0, 0).best(board, 3);
    assertThat(TetrisMove.of(move)).isEqualTo(new TetrisMove(0, TetrisRotation.O0));
  }

  @Test
  void aPieceThatDoesNotLieWhollyInsideLosesEvenIfItWouldCompleteRows() {
    EndlessBoard board = new EndlessBoard(4);
    for (int row = 0; row < 4; row++) {
      for (int column = row == 0 ? 0 : 1; column < 10; column++) {
        board.fill(row, column);
      }
    }
    // The bar would lie in rows 1 to 4 and complete three of them.
    assertThat(new EndlessFeatures(ONES).best(board, TetrisPiece.I.number()))
        .isEqualTo(EndlessController.LOST);
  }

  @Test
  void theFourFeaturesAreThoseOfTheirAuthors() {
    EndlessBoard board = new EndlessBoard(10);
    for (int column = 0; column < 8; column++) {
      board.fill(0, column);
    }
    board.fill(2, 0);
    EndlessFour four = new EndlessFour(0, 0, 0, 0, 0);
    // A square in the corner completes the row; the rest is its other half and the overhang.
    int corner = new TetrisMove(8, TetrisRotation.O0).number();
    assertThat(four.features(board, corner)).containsExactly(4, 1, 1, 1, 4 - 1);
    int apart = new TetrisMove(3, TetrisRotation.O0).number();
    assertThat(four.features(board, apart)).containsExactly(3 + 2 + 6 + 3, 0, 0, 1, 2 + 2 + 2 + 1);
  }
}
