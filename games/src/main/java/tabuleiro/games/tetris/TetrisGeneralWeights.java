package tabuleiro.games.tetris;

import java.util.List;
import java.util.Map;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.weights.Weight;
import tabuleiro.games.tetris.rules.Tetris;

/**
 * The course's heurística geral with tunable weights, in points: 4800 times the course's value,
 * like {@link TetrisHeuristics#GENERAL}, which uses the standard weights.
 */
final class TetrisGeneralWeights implements Tunable<Heuristic<Tetris>> {
  private static final TetrisCourseBest.Weights SUBMITTED = TetrisCourseBest.Weights.SUBMITTED;
  private static final double MOST = 2000;

  @Override
  public String name() {
    return TetrisHeuristics.GENERAL.name();
  }

  @Override
  public List<Weight> weights() {
    return List.of(
        new Weight("holes", SUBMITTED.holes(), 0, MOST),
        new Weight("relief", SUBMITTED.relief(), 0, MOST),
        new Weight("height", SUBMITTED.height(), 0, MOST),
        new Weight("opportunity", SUBMITTED.opportunity(), 0, MOST));
  }

  @Override
  public Heuristic<Tetris> with(double... values) {
    if (values.length != 4) {
      throw new IllegalArgumentException(values.length + " weights");
    }
    double[] kept = values.clone();
    return new Heuristic<>(name(), false, false, 1, state -> of(state, kept));
  }

  private static int of(Tetris state, double[] weights) {
    long sum =
        (long) (4800 * weights[0] * TetrisHeuristics.HOLES.of(state) / 85)
            + (long) (4800 * weights[1] * TetrisHeuristics.RELIEF.of(state) / 162)
            + (long) (4800 * weights[2] * TetrisHeuristics.HEIGHT.of(state) / 180)
            + (long) (weights[3] * state.opportunityCost());
    return (int) Math.max(0, Math.min(sum, Heuristic.NEVER - 1));
  }

  @Override
  public Map<String, List<Double>> known() {
    return TetrisCourseWeights.COURSE.known();
  }
}
