package tabuleiro.games.tetris;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import tabuleiro.games.tetris.rules.Tetris;
import tabuleiro.games.tetris.rules.TetrisBoard;
import tabuleiro.games.tetris.rules.TetrisPiece;
import tabuleiro.games.tetris.rules.TetrisSeason;

/** Random states of a seed, for tests of the fast rules and of the reference implementation. */
record RandomTetris(
    TetrisSeason season, TetrisBoard board, List<TetrisPiece> toPlace, List<TetrisPiece> placed) {

  /**
   * A random state of a season: a board that gets sparser from the bottom up, like those of the
   * course's generator, and a list of 10 to 40 pieces. One board in eight may have complete rows,
   * which the course's generator avoids.
   */
  static RandomTetris of(TetrisSeason season, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    boolean[][] board = new boolean[TetrisBoard.ROWS][TetrisBoard.COLUMNS];
    boolean mayComplete = random.nextInt(8) == 0;
    double filled = random.nextInt(3) == 0 ? 0 : random.nextDouble(0.4, 1.1);
    double decay = random.nextDouble(0.03, 0.3);
    for (int row = 0; row < TetrisBoard.ROWS - 1; row++) {
      int free = mayComplete ? -1 : random.nextInt(TetrisBoard.COLUMNS);
      for (int column = 0; column < TetrisBoard.COLUMNS; column++) {
        board[row][column] = column != free && random.nextDouble() < filled;
      }
      filled -= decay;
    }
    return new RandomTetris(
        season,
        TetrisBoard.of(board),
        pieces(random, season, 10 + random.nextInt(31)),
        pieces(random, season, random.nextInt(4)));
  }

  private static List<TetrisPiece> pieces(SplittableRandom random, TetrisSeason season, int size) {
    List<TetrisPiece> all =
        Stream.of(TetrisPiece.values()).filter(piece -> piece.isIn(season)).toList();
    List<TetrisPiece> pieces = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      pieces.add(all.get(random.nextInt(all.size())));
    }
    return pieces;
  }

  /** The same with only the first pieces of the list. */
  RandomTetris first(int pieces) {
    return new RandomTetris(season, board, toPlace.subList(0, pieces), placed);
  }

  Tetris fast() {
    return Tetris.of(season, board, toPlace, 0, placed);
  }

  PlainTetris plain() {
    return new PlainTetris(
        season == TetrisSeason.SPECIAL, board.toArray(), symbols(toPlace), 0, symbols(placed));
  }

  private static List<String> symbols(List<TetrisPiece> pieces) {
    return pieces.stream().map(TetrisPiece::symbol).toList();
  }
}
