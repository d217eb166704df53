import tabuleiro.core.code.OwnEvaluation;
import tabuleiro.games.dots.rules.Dots;

/** Dots and Boxes: the boxes of player 1 minus those of player 2, and nothing else. */
public final class BoxMargin implements OwnEvaluation<Dots> {
  @Override
  public double of(Dots position) {
    return position.margin();
  }
}
