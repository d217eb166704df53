package tabuleiro.games.tetris;

import java.util.List;
import tabuleiro.core.solver.Outcome;
import tabuleiro.games.tetris.rules.Tetris;

/** Creates the path of a list of moves, with its cost. */
final class TetrisPath {
  private TetrisPath() {}

  static Outcome.Path of(Tetris start, List<Integer> moves) {
    int cost = 0;
    Tetris state = start;
    for (int move : moves) {
      cost += state.cost(move);
      state = state.play(move);
    }
    return new Outcome.Path(moves, cost);
  }
}
