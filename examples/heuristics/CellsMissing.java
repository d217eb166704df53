import tabuleiro.core.code.OwnHeuristic;
import tabuleiro.games.blokus.rules.BlokusPuzzle;

/** Blokus Uno: the heuristic that the course gives, the cells that are still to be filled. */
public final class CellsMissing implements OwnHeuristic<BlokusPuzzle> {
  @Override
  public double of(BlokusPuzzle state) {
    return state.target() - state.filled();
  }
}
