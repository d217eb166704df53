import tabuleiro.core.code.OwnHeuristic;
import tabuleiro.games.tetris.rules.Tetris;

/** IA-Tetris: the sum of the heights of all columns. */
public final class ColumnHeights implements OwnHeuristic<Tetris> {
  @Override
  public double of(Tetris state) {
    int sum = 0;
    for (int column = 0; column < 10; column++) {
      sum += state.board().columnHeight(column);
    }
    return sum;
  }
}
