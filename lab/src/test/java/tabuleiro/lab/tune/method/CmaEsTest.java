package tabuleiro.lab.tune.method;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.hipparchus.optim.InitialGuess;
import org.hipparchus.optim.MaxEval;
import org.hipparchus.optim.SimpleBounds;
import org.hipparchus.optim.nonlinear.scalar.GoalType;
import org.hipparchus.optim.nonlinear.scalar.ObjectiveFunction;
import org.hipparchus.optim.nonlinear.scalar.noderiv.CMAESOptimizer;
import org.hipparchus.random.Well19937c;
import org.junit.jupiter.api.Test;
import tabuleiro.lab.tune.Landscapes;

class CmaEsTest {
  private static final int POPULATION = 16;
  private static final double TARGET = 1e-8;

  @Test
  void needsAboutAsManyPointsAsTheOneOfHipparchus() {
    agree(Landscapes::sphere, 1.5);
    agree(Landscapes::ellipsoid, 1.5);
    agree(Landscapes::rosenbrock, 1.6);
  }

  /** The median of five runs each, from the same start with the same step. */
  private static void agree(ToDoubleFunction<double[]> function, double factor) {
    List<Integer> ours = new ArrayList<>();
    List<Integer> theirs = new ArrayList<>();
    for (int seed = 1; seed <= 5; seed++) {
      CmaEs tuner = new CmaEs(start(), 0.05, POPULATION, seed);
      int count = Landscapes.evaluationsTo(TARGET, tuner, function, 100_000);
      ours.add(count < 0 ? Integer.MAX_VALUE : count);
      theirs.add(hipparchus(function, seed));
    }
    ours.sort(null);
    theirs.sort(null);
    assertThat(ours.get(2) / (double) theirs.get(2)).isBetween(1 / factor, factor);
  }

  private static double[] start() {
    double[] start = new double[8];
    Arrays.fill(start, 0.45);
    return start;
  }

  private static int hipparchus(ToDoubleFunction<double[]> function, int seed) {
    CMAESOptimizer optimizer =
        new CMAESOptimizer(
            100_000,
            0,
            true,
            0,
            0,
            new Well19937c(seed),
            false,
            (i, a, b) -> b.getValue() < TARGET);
    int[] count = {0, 0};
    double[] sigma = new double[8];
    Arrays.fill(sigma, 0.5);
    double[] first = new double[8];
    Arrays.fill(first, -0.5);
    double[] low = new double[8];
    Arrays.fill(low, -5);
    double[] high = new double[8];
    Arrays.fill(high, 5);
    optimizer.optimize(
        new MaxEval(100_000),
        new ObjectiveFunction(
            x -> {
              count[0]++;
              double value = function.applyAsDouble(x);
              if (value < TARGET && count[1] == 0) {
                count[1] = count[0];
              }
              return value;
            }),
        GoalType.MINIMIZE,
        new InitialGuess(first),
        new SimpleBounds(low, high),
        new CMAESOptimizer.Sigma(sigma),
        new CMAESOptimizer.PopulationSize(POPULATION));
    return count[1] == 0 ? Integer.MAX_VALUE : count[1];
  }

  @Test
  void theSameSeedAsksTheSameToTheLastBit() {
    CmaEs one = new CmaEs(start(), 0.1, 0, 7);
    CmaEs other = new CmaEs(start(), 0.1, 0, 7);
    CmaEs different = new CmaEs(start(), 0.1, 0, 8);
    for (CmaEs tuner : List.of(one, other, different)) {
      Landscapes.noisy(tuner, Landscapes::rosenbrock, 5, 500, 1);
    }
    assertThat(one.ask()).usingRecursiveComparison().isEqualTo(other.ask());
    assertThat(one.centre().orElseThrow()).isEqualTo(other.centre().orElseThrow());
    assertThat(one.best()).isEqualTo(other.best()).isNotEqualTo(different.best());
  }

  @Test
  void staysInTheCubeAndFindsWhatLiesAtItsBorder() {
    CmaEs tuner = new CmaEs(new double[] {0.5, 0.5, 0.5}, 0.3, 0, 3);
    for (int i = 0; i < 150; i++) {
      List<Tuner.Scored> scores = new ArrayList<>();
      for (double[] point : tuner.ask()) {
        assertThat(Arrays.stream(point)).allMatch(x -> x >= 0 && x <= 1);
        double miss = (point[0] - 1.2) * (point[0] - 1.2) + point[1] + Math.abs(point[2] - 0.3);
        scores.add(Tuner.Scored.exactly(-miss));
      }
      tuner.tell(scores);
    }
    assertThat(tuner.best()[0]).isGreaterThan(0.99);
    assertThat(tuner.best()[1]).isLessThan(0.01);
    assertThat(tuner.best()[2]).isBetween(0.29, 0.31);
  }
}
