package tabuleiro.games.tetris;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import tabuleiro.games.tetris.rules.Tetris;
import tabuleiro.games.tetris.rules.TetrisBoard;
import tabuleiro.games.tetris.rules.TetrisPiece;
import tabuleiro.games.tetris.rules.TetrisSeason;

/**
 * Random problems, generated like the course's boards: in each row, from the bottom up, one column
 * stays empty and every other cell is filled with a probability that starts at 1 and falls from row
 * to row. The nine boards of a student group are of three kinds, which differ in how fast it falls:
 * nearly full, about five rows, about one. These problems use the same three kinds with equal
 * probability. Boards that are lost before the first piece are generated again. There are four
 * pieces, as in the group's problems.
 */
final class TetrisRandomProblem {
  /** By how much the probability falls per row; fitted to the group's boards. */
  private static final double[] FALLS = {0.05, 0.18, 0.9};

  private static final int PIECES = 4;

  private TetrisRandomProblem() {}

  /** The problem of a random seed. */
  static Tetris of(TetrisSeason season, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double fall = FALLS[random.nextInt(FALLS.length)];
    TetrisBoard board = board(random, fall);
    while (board.isTopFilled()) {
      board = board(random, fall);
    }
    List<TetrisPiece> known =
        List.of(TetrisPiece.values()).stream().filter(piece -> piece.isIn(season)).toList();
    List<TetrisPiece> pieces = new ArrayList<>();
    for (int i = 0; i < PIECES; i++) {
      pieces.add(known.get(random.nextInt(known.size())));
    }
    return Tetris.of(season, board, pieces, 0, List.of());
  }

  private static TetrisBoard board(SplittableRandom random, double fall) {
    boolean[][] filled = new boolean[TetrisBoard.ROWS][TetrisBoard.COLUMNS];
    for (int row = 0; row < TetrisBoard.ROWS; row++) {
      int gap = random.nextInt(TetrisBoard.COLUMNS);
      for (int column = 0; column < TetrisBoard.COLUMNS; column++) {
        filled[row][column] = column != gap && random.nextDouble() < 1 - fall * row;
      }
    }
    return TetrisBoard.of(filled);
  }
}
