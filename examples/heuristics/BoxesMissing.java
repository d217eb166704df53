import tabuleiro.core.code.OwnHeuristic;
import tabuleiro.games.dots.rules.DotsPuzzle;

/** Dots and Boxes: the heuristic that the course gives, the boxes that are still to be closed. */
public final class BoxesMissing implements OwnHeuristic<DotsPuzzle> {
  @Override
  public double of(DotsPuzzle state) {
    return state.goal().target() - state.closed();
  }
}
