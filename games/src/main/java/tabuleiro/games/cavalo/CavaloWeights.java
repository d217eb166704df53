package tabuleiro.games.cavalo;

import java.util.List;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.weights.Weight;
import tabuleiro.core.weights.Weighted;

/**
 * The evaluation {@link CavaloPotential} with other weights, in 64ths of a point: what a point one
 * jump away counts, what the side that finds cells forbidden pays for each number on the board, and
 * what being stuck costs for each number.
 */
final class CavaloWeights implements Weighted<Evaluation<Cavalo>> {
  @Override
  public String name() {
    return CavaloEvaluations.POTENTIAL.name();
  }

  @Override
  public List<Weight> weights() {
    return List.of(
        new Weight("reach", CavaloPotential.REACH, 0, 64),
        new Weight("threat", CavaloPotential.THREAT, 0, 400),
        new Weight("stuck", CavaloPotential.STUCK, 0, 3200));
  }

  @Override
  public Evaluation<Cavalo> with(double... values) {
    if (values.length != 3) {
      throw new IllegalArgumentException(values.length + " weights");
    }
    return new CavaloPotential(values[0], values[1], values[2]);
  }
}
