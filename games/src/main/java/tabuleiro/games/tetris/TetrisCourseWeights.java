package tabuleiro.games.tetris;

import java.util.List;
import java.util.Map;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.weights.Weight;
import tabuleiro.games.tetris.rules.Tetris;

/**
 * The student group's procura-best with tunable weights of its heuristic. The group tuned them
 * between 0 and 1 by random and by genetic search.
 *
 * @param name the name of the search that gets weights: {@code procura-best} with weights is the
 *     search of the manual too, because our own search of that name has none
 */
record TetrisCourseWeights(String name) implements Tunable<Solver<Tetris>> {
  static final TetrisCourseWeights COURSE = new TetrisCourseWeights(new TetrisCourseBest().name());
  static final TetrisCourseWeights BEST = new TetrisCourseWeights(new TetrisBestSolver().name());

  private static final TetrisCourseBest.Weights GENETIC = TetrisCourseBest.Weights.GENETIC;
  private static final TetrisCourseBest.Weights SUBMITTED = TetrisCourseBest.Weights.SUBMITTED;

  @Override
  public List<Weight> weights() {
    return List.of(
        new Weight("holes", GENETIC.holes(), 0, 1),
        new Weight("relief", GENETIC.relief(), 0, 1),
        new Weight("height", GENETIC.height(), 0, 1),
        new Weight("opportunity", GENETIC.opportunity(), 0, 1));
  }

  @Override
  public Solver<Tetris> with(double... values) {
    if (values.length != 4) {
      throw new IllegalArgumentException(values.length + " weights");
    }
    return new TetrisCourseBest(
        new TetrisCourseBest.Weights(values[0], values[1], values[2], values[3]));
  }

  @Override
  public Map<String, List<Double>> known() {
    return Map.of("course-genetic", list(GENETIC), "course-submitted", list(SUBMITTED));
  }

  private static List<Double> list(TetrisCourseBest.Weights weights) {
    return List.of(weights.holes(), weights.relief(), weights.height(), weights.opportunity());
  }
}
