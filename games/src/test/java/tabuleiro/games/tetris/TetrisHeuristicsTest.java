package tabuleiro.games.tetris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.games.tetris.rules.Tetris;
import tabuleiro.games.tetris.rules.TetrisBoard;
import tabuleiro.games.tetris.rules.TetrisNotation;
import tabuleiro.games.tetris.rules.TetrisPiece;
import tabuleiro.games.tetris.rules.TetrisSeason;

class TetrisHeuristicsTest {
  private static final int NEVER = Heuristic.NEVER;

  /** Visits every state below this one; returns the least cost to a solved state. */
  private static int leastCost(Tetris state, String problem) {
    int least = state.isSolved() ? 0 : NEVER;
    int estimate = TetrisHeuristics.ROWS.of(state);
    MoveList moves = new MoveList();
    state.moves(moves);
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      int cost = state.cost(move);
      Tetris child = state.play(move);
      least = Math.min(least, cost + leastCost(child, problem));
      if (estimate > cost + TetrisHeuristics.ROWS.of(child)) {
        throw new AssertionError("not consistent: " + problem + " at " + state);
      }
    }
    least = Math.min(least, NEVER);
    if (estimate > least || estimate < 0) {
      throw new AssertionError(estimate + " but " + least + ": " + problem + " at " + state);
    }
    return least;
  }

  @ParameterizedTest
  @EnumSource(TetrisSeason.class)
  void rowsNeverExceedsTheTrueCost(TetrisSeason season) {
    int equal = 0;
    for (int seed = 0; seed < 400; seed++) {
      Tetris start = RandomTetris.of(season, seed).first(seed % 4 == 0 ? 3 : 2).fast();
      equal += leastCost(start, "seed " + seed) == TetrisHeuristics.ROWS.of(start) ? 1 : 0;
    }
    assertThat(equal).isGreaterThan(20);
  }

  /** Together with 0 at the end this proves admissibility along each walk, for long lists. */
  @ParameterizedTest
  @EnumSource(TetrisSeason.class)
  void rowsIsConsistentOnLongWalks(TetrisSeason season) {
    MoveList moves = new MoveList();
    for (int seed = 0; seed < 1500; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Tetris state = RandomTetris.of(season, seed).fast();
      while (!state.isFinal()) {
        int estimate = TetrisHeuristics.ROWS.of(state);
        moves.clear();
        state.moves(moves);
        Tetris next = state.play(moves.get(random.nextInt(moves.size())));
        for (int i = 0; i < moves.size(); i++) {
          Tetris child = state.play(moves.get(i));
          int reached = state.cost(moves.get(i)) + TetrisHeuristics.ROWS.of(child);
          assertThat(estimate).as("seed %d: %s", seed, state).isBetween(0, reached);
          if (height(child) < height(next) && random.nextInt(8) > 0) {
            next = child;
          }
        }
        state = next;
      }
      assertThat(TetrisHeuristics.ROWS.of(state)).isEqualTo(state.isSolved() ? 0 : NEVER);
    }
  }

  private static int height(Tetris state) {
    return TetrisMeasures.height(state.heights());
  }

  @Test
  void aCoveredHoleKeepsARowFromCounting() throws Exception {
    assertThat(rows("((1111111110 0000000001) (i))")).isEqualTo(800);
    assertThat(rows("((1111111110) (i))")).isEqualTo(700);
    assertThat(rows("((1111111110 1111111110 1111111110 1111111110) (i))")).isZero();
    assertThat(rows("((1111111110 1111111101) (i))")).isEqualTo(700);
    assertThat(rows("((1111111110 1111111101) (o i))")).isEqualTo(800);
  }

  @Test
  void completeRowsThatWaitCountForTheNextPiece() throws Exception {
    // 300 for the o and 800 pending, minus the 500 of three rows.
    assertThat(rows("((1111111111 1111111100 1111111100) (o))")).isEqualTo(600);
  }

  private static int rows(String text) throws Exception {
    return TetrisHeuristics.ROWS.of(new TetrisNotation(TetrisSeason.REGULAR).read(text));
  }

  /** The board of the course report, section 3.1.1, has heights 6 5 5 5 4 5 6 6 4 5. */
  @Test
  void measuresAreThoseOfTheCourse() {
    boolean[][] filled = new boolean[TetrisBoard.ROWS][TetrisBoard.COLUMNS];
    int[] heights = {6, 5, 5, 5, 4, 5, 6, 6, 4, 5};
    for (int column = 0; column < heights.length; column++) {
      for (int row = 0; row < heights[column]; row++) {
        filled[row][column] = row != 2 || column > 2;
      }
    }
    Tetris state = Tetris.of(TetrisBoard.of(filled), List.of(TetrisPiece.I));
    assertThat(TetrisHeuristics.HEIGHT.of(state)).isEqualTo(51);
    assertThat(TetrisHeuristics.HOLES.of(state)).isEqualTo(3);
    assertThat(TetrisHeuristics.RELIEF.of(state)).isEqualTo(1 + 1 + 1 + 1 + 2 + 1);
    assertThat(TetrisHeuristics.GENERAL.of(state))
        .isEqualTo(4_800_000 * 3 / 85 + 240_000 * 7 / 162 + 480_000 * 51 / 180);
  }

  @Test
  void measuresOverBitsAreThoseCountedCellByCell() {
    for (int seed = 0; seed < 500; seed++) {
      TetrisBoard board = RandomTetris.of(TetrisSeason.REGULAR, seed).board();
      long low = board.low();
      long middle = board.middle();
      long high = board.high();
      PlainMeasures plain = PlainMeasures.of(board.toArray());
      long roof = TetrisMeasures.roof(high);
      long holesHigh = TetrisMeasures.covered(high, 0) & ~high;
      long holesMiddle = TetrisMeasures.covered(middle, roof) & ~middle;
      long holesLow = TetrisMeasures.covered(low, roof | TetrisMeasures.roof(middle)) & ~low;
      PlainMeasures fast =
          new PlainMeasures(
              TetrisMeasures.rowTransitions(low)
                  + TetrisMeasures.rowTransitions(middle)
                  + TetrisMeasures.rowTransitions(high),
              TetrisMeasures.columnTransitions(low, middle, high),
              Long.bitCount(holesLow) + Long.bitCount(holesMiddle) + Long.bitCount(holesHigh),
              TetrisMeasures.rows(holesLow)
                  + TetrisMeasures.rows(holesMiddle)
                  + TetrisMeasures.rows(holesHigh),
              TetrisMeasures.wellDepths(low, middle, high));
      assertThat(fast).as("seed %d", seed).isEqualTo(plain);
    }
  }

  /** The features of controllers, counted cell by cell. */
  private record PlainMeasures(
      int rowTransitions, int columnTransitions, int holes, int rowsWithHoles, int wells) {

    static PlainMeasures of(boolean[][] board) {
      int inRows = 0;
      int inColumns = 0;
      int holes = 0;
      int rowsWithHoles = 0;
      int wells = 0;
      for (int row = 0; row < 18; row++) {
        boolean hasHole = false;
        for (int column = 0; column <= 10; column++) {
          inRows += at(board, row, column - 1) != at(board, row, column) ? 1 : 0;
        }
        for (int column = 0; column < 10; column++) {
          inColumns += at(board, row - 1, column) != at(board, row, column) ? 1 : 0;
          if (isHole(board, row, column)) {
            holes++;
            hasHole = true;
          }
          for (int r = row; r < 18 && isWell(board, r, column); r++) {
            wells++;
          }
        }
        rowsWithHoles += hasHole ? 1 : 0;
      }
      return new PlainMeasures(inRows, inColumns, holes, rowsWithHoles, wells);
    }

    private static boolean at(boolean[][] board, int row, int column) {
      return row < 0 || column < 0 || column > 9 || board[row][column];
    }

    private static boolean isHole(boolean[][] board, int row, int column) {
      boolean isCovered = false;
      for (int r = row + 1; r < 18; r++) {
        isCovered |= board[r][column];
      }
      return isCovered && !board[row][column];
    }

    private static boolean isWell(boolean[][] board, int row, int column) {
      return !board[row][column] && at(board, row, column - 1) && at(board, row, column + 1);
    }
  }
}
