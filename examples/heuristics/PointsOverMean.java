import tabuleiro.core.code.OwnHeuristic;
import tabuleiro.games.cavalo.rules.CavaloPuzzle;

/** Jogo do Cavalo: the points missing, divided by the mean of the numbers left. */
public final class PointsOverMean implements OwnHeuristic<CavaloPuzzle> {
  @Override
  public double of(CavaloPuzzle state) {
    int sum = 0;
    int count = 0;
    for (int cell = 0; cell < 100; cell++) {
      if (state.has(cell)) {
        sum += state.value(cell);
        count++;
      }
    }
    int missing = state.target() - state.points();
    if (missing <= 0) {
      return 0;
    }
    return sum == 0 ? 1000 : (double) missing * count / sum;
  }
}
