import tabuleiro.core.code.OwnHeuristic;
import tabuleiro.games.dots.rules.DotsPuzzle;

/** Dots and Boxes: one line closes at most two boxes, so this heuristic is admissible. */
public final class HalfTheBoxes implements OwnHeuristic<DotsPuzzle> {
  @Override
  public double of(DotsPuzzle state) {
    return state.isSolved() ? 0 : Math.ceil((state.goal().target() - state.closed()) / 2.0);
  }
}
