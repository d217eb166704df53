package tabuleiro.games.cavalo;

import java.util.Arrays;
import java.util.List;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.weights.Weight;
import tabuleiro.games.cavalo.rules.Cavalo;

/**
 * The tunable weights of the evaluation {@code potential}, in 64ths of a point.
 *
 * @param near for each point that lies one jump away
 * @param middle for each point two jumps away
 * @param far for each point three jumps away
 * @param threat for each number on the board, paid by the side restricted by threats
 * @param stuck for each number on the board, paid by a permanently stuck knight
 */
public record CavaloWeights(int near, int middle, int far, int threat, int stuck) {

  /** The default weights of {@code potential}. */
  public static final CavaloWeights STANDARD = new CavaloWeights(24, 12, 6, 140, 1280);

  /** The names of the weights, in the order of {@link #values}. */
  public static final List<String> NAMES = List.of("near", "middle", "far", "threat", "stuck");

  /**
   * The weights in the order of {@link #NAMES}.
   *
   * @throws IllegalArgumentException if there are not as many values as names
   */
  public static CavaloWeights of(int... values) {
    if (values.length != NAMES.size()) {
      throw new IllegalArgumentException(NAMES.size() + " weights, not " + values.length);
    }
    return new CavaloWeights(values[0], values[1], values[2], values[3], values[4]);
  }

  /** The weights in the order of {@link #NAMES}. */
  public int[] values() {
    return new int[] {near, middle, far, threat, stuck};
  }

  /** The evaluation {@code potential} with these weights. */
  public Evaluation<Cavalo> evaluation() {
    return new CavaloPotential(this);
  }

  /** The evaluation {@code potential} for tuning; values are rounded. */
  static Tunable<Evaluation<Cavalo>> weighted() {
    return new Tunable<>() {
      @Override
      public String name() {
        return CavaloEvaluations.POTENTIAL.name();
      }

      @Override
      public List<Weight> weights() {
        return List.of(
            new Weight("near", STANDARD.near, 0, 64),
            new Weight("middle", STANDARD.middle, 0, 64),
            new Weight("far", STANDARD.far, 0, 64),
            new Weight("threat", STANDARD.threat, 0, 400),
            new Weight("stuck", STANDARD.stuck, 0, 3200));
      }

      @Override
      public Evaluation<Cavalo> with(double... values) {
        int[] rounded = Arrays.stream(values).mapToInt(v -> (int) Math.round(v)).toArray();
        return CavaloWeights.of(rounded).evaluation();
      }
    };
  }
}
