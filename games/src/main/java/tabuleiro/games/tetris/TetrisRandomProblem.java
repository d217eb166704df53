package tabuleiro.games.tetris;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import tabuleiro.games.tetris.rules.Tetris;
import tabuleiro.games.tetris.rules.TetrisBoard;
import tabuleiro.games.tetris.rules.TetrisPiece;
import tabuleiro.games.tetris.rules.TetrisSeason;

/**
 * Problems by chance, made as the course makes its boards: in each row from the bottom on, one
 * column stays empty and every other cell is filled with a probability that begins at 1 and falls
 * from row to row. The course group's nine boards are of three kinds, which differ in how fast it
 * falls: nearly full, about five rows, about one. So are these, each kind as likely as the others.
 * Boards that are lost before the first piece are dealt again. Four pieces, as the group's.
 */
final class TetrisRandomProblem {
  /** By how much the probability falls; fitted to the group's boards. */
  private static final double[] FALLS = {0.05, 0.18, 0.9};

  private static final int PIECES = 4;

  private TetrisRandomProblem() {}

  /** The problem of a seed. */
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
