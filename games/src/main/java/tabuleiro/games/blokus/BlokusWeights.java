package tabuleiro.games.blokus;

import java.util.List;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.weights.Weight;
import tabuleiro.games.blokus.rules.Blokus;

/**
 * The evaluation {@code influence} with tunable weights of a placement and of a cell reached first,
 * relative to a square, which counts 16. Fractional weights are rounded to 64ths; the scale of the
 * evaluation is then 64 times as fine.
 */
final class BlokusWeights implements Tunable<Evaluation<Blokus>> {
  private static final int FINE = 64;

  @Override
  public String name() {
    return BlokusEvaluation.INFLUENCE;
  }

  @Override
  public List<Weight> weights() {
    return List.of(
        new Weight("mobility", BlokusEvaluation.PLACEMENT, 0, 16),
        new Weight("influence", BlokusEvaluation.CELL, 0, 16));
  }

  @Override
  public Evaluation<Blokus> with(double... values) {
    if (values.length != 2) {
      throw new IllegalArgumentException(values.length + " weights");
    }
    boolean isWhole = values[0] == Math.rint(values[0]) && values[1] == Math.rint(values[1]);
    int fine = isWhole ? 1 : FINE;
    return new BlokusEvaluation(
        name(),
        fine * BlokusEvaluation.SQUARE,
        (int) Math.round(fine * values[0]),
        (int) Math.round(fine * values[1]));
  }
}
