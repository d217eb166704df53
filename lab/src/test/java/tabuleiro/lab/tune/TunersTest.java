package tabuleiro.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import tabuleiro.lab.tune.method.BestPoint;
import tabuleiro.lab.tune.method.CmaEs;
import tabuleiro.lab.tune.method.CourseGenetic;
import tabuleiro.lab.tune.method.CrossEntropy;
import tabuleiro.lab.tune.method.JeneticsGenetic;
import tabuleiro.lab.tune.method.RandomSearch;
import tabuleiro.lab.tune.method.Tuner;

class TunersTest {
  private static final int POINTS = 1200;
  private static final double NOISE = 3;

  private static double[] start() {
    double[] start = new double[6];
    Arrays.fill(start, 0.2);
    return start;
  }

  /** The mean error of a method's final point, over ten runs. */
  private static double miss(LongFunction<Tuner> method) {
    double sum = 0;
    for (long seed = 1; seed <= 10; seed++) {
      Tuner tuner = method.apply(seed);
      Landscapes.noisy(tuner, Landscapes::sphere, NOISE, POINTS, 100 + seed);
      sum += Landscapes.sphere(Landscapes.wide(tuner.centre().orElse(tuner.best())));
    }
    return sum / 10;
  }

  @Test
  void everyMethodIsBetterThanChanceWhereScoresAreNoisy() {
    double chance = miss(seed -> new RandomSearch(start(), 20, seed));
    var decreasing = new CrossEntropy.Settings(40, 8, 0.3, CrossEntropy.Noise.DECREASING);
    var constant = new CrossEntropy.Settings(40, 8, 0.3, CrossEntropy.Noise.CONSTANT);
    assertThat(miss(seed -> new CrossEntropy(start(), decreasing, seed))).isLessThan(chance / 4);
    assertThat(miss(seed -> new CrossEntropy(start(), constant, seed))).isLessThan(chance / 4);
    assertThat(miss(seed -> new CmaEs(start(), 0.3, 20, seed))).isLessThan(chance / 4);
    assertThat(miss(seed -> new JeneticsGenetic(start(), 30, seed))).isLessThan(chance / 2);
  }

  @Test
  void noiseKeepsCrossEntropyFromStandingStill() {
    double none = missAfterFarStart(CrossEntropy.Noise.NONE);
    assertThat(missAfterFarStart(CrossEntropy.Noise.DECREASING)).isLessThan(none / 2);
    assertThat(missAfterFarStart(CrossEntropy.Noise.CONSTANT)).isLessThan(none / 2);
  }

  /**
   * With a far start and a narrow distribution, the variance vanishes before the optimum is
   * reached.
   */
  private static double missAfterFarStart(CrossEntropy.Noise noise) {
    double[] far = new double[6];
    double sum = 0;
    for (long seed = 1; seed <= 5; seed++) {
      Tuner tuner = new CrossEntropy(far, new CrossEntropy.Settings(40, 4, 0.1, noise), seed);
      Landscapes.noisy(tuner, Landscapes::sphere, 0, 2000, seed);
      sum += Landscapes.sphere(Landscapes.wide(tuner.centre().orElseThrow()));
    }
    return sum / 5;
  }

  @Test
  void theSameSeedAsksTheSame() {
    List<LongFunction<Tuner>> methods =
        List.of(
            seed -> new RandomSearch(start(), 7, seed),
            seed -> CourseGenetic.of(start(), true, seed),
            seed -> new JeneticsGenetic(start(), 10, seed),
            seed ->
                new CrossEntropy(
                    start(),
                    new CrossEntropy.Settings(10, 3, 0.2, CrossEntropy.Noise.CONSTANT),
                    seed));
    for (LongFunction<Tuner> method : methods) {
      Tuner one = method.apply(1);
      Tuner same = method.apply(1);
      Tuner other = method.apply(2);
      for (Tuner tuner : List.of(one, same, other)) {
        Landscapes.noisy(tuner, Landscapes::sphere, 1, 200, 5);
        assertThat(tuner.ask()).isNotEmpty().usingRecursiveComparison().isEqualTo(tuner.ask());
        assertThat(tuner.ask()).allMatch(p -> Arrays.stream(p).allMatch(x -> x >= 0 && x <= 1));
      }
      assertThat(one.ask()).usingRecursiveComparison().isEqualTo(same.ask());
      assertThat(Arrays.deepEquals(one.ask().toArray(), other.ask().toArray())).isFalse();
      assertThat(one.best()).isEqualTo(same.best());
    }
  }

  @Test
  void theFirstPointOfRandomAndGeneticSearchIsTheStart() {
    assertThat(new RandomSearch(start(), 5, 1).ask().get(0)).isEqualTo(start());
    assertThat(new JeneticsGenetic(start(), 5, 1).ask().get(0)).isEqualTo(start());
    assertThat(CourseGenetic.of(start(), false, 1).ask().get(0)).isEqualTo(start());
  }

  @Test
  void theCourseProgramAsWrittenNeverChangesItsParents() {
    CourseGenetic written = CourseGenetic.of(parents(), false, 9);
    Landscapes.noisy(written, Landscapes::sphere, 0, 305, 1);
    assertThat(written.currentParents()).usingRecursiveComparison().isEqualTo(parents());
    List<double[]> children = written.ask().subList(0, CourseGenetic.CHILDREN);
    for (double[] child : children) {
      for (int i = 0; i < child.length; i++) {
        int weight = i;
        assertThat(parents()).anyMatch(parent -> parent[weight] == child[weight]);
      }
    }
  }

  @Test
  void mendedItsParentsAreTheFiveBestOfAll() {
    CourseGenetic mended = CourseGenetic.of(parents(), true, 9);
    double before = mean(parents());
    Landscapes.noisy(mended, Landscapes::sphere, 0, 305, 1);
    assertThat(mean(mended.currentParents())).isLessThan(before / 3);
  }

  /** The gain is small, because crossover alone soon runs out of new values. */
  @Test
  void mendedItFindsBetterPoints() {
    double written = 0;
    double mended = 0;
    for (long seed = 1; seed <= 40; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      List<double[]> parents = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        parents.add(BestPoint.anywhere(8, random));
      }
      CourseGenetic one = CourseGenetic.of(parents, false, seed);
      CourseGenetic other = CourseGenetic.of(parents, true, seed);
      Landscapes.noisy(one, Landscapes::sphere, 0, 305, 1);
      Landscapes.noisy(other, Landscapes::sphere, 0, 305, 1);
      written += Landscapes.sphere(Landscapes.wide(one.best()));
      mended += Landscapes.sphere(Landscapes.wide(other.best()));
    }
    assertThat(mended).isLessThan(0.8 * written);
  }

  private static double mean(List<double[]> points) {
    return points.stream()
        .mapToDouble(point -> Landscapes.sphere(Landscapes.wide(point)))
        .average()
        .orElseThrow();
  }

  private static List<double[]> parents() {
    List<double[]> parents = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      double[] parent = new double[4];
      for (int j = 0; j < 4; j++) {
        parent[j] = ((7 * i + 3 * j) % 10 + 0.5) / 10;
      }
      parents.add(parent);
    }
    return parents;
  }

  @Test
  void ofEqualPointsTheCourseProgramTakesTheLast() {
    CourseGenetic mended = CourseGenetic.of(parents(), true, 1);
    mended.tell(Collections.nCopies(5, Tuner.Scored.exactly(200)));
    List<double[]> children = mended.ask();
    mended.tell(Collections.nCopies(10, Tuner.Scored.exactly(200)));
    assertThat(mended.currentParents())
        .usingRecursiveComparison()
        .isEqualTo(children.subList(5, 10));
  }

  @Test
  void aScoreForEachPoint() {
    assertThatThrownBy(() -> new RandomSearch(start(), 5, 1).tell(List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
