package tabuleiro.lab.tune;

import java.util.List;
import tabuleiro.lab.EnumIds;
import tabuleiro.lab.tune.method.CmaEs;
import tabuleiro.lab.tune.method.CourseGenetic;
import tabuleiro.lab.tune.method.CrossEntropy;
import tabuleiro.lab.tune.method.JeneticsGenetic;
import tabuleiro.lab.tune.method.RandomSearch;
import tabuleiro.lab.tune.method.Tuner;

/**
 * The tuning method and its settings.
 *
 * @param population the number of points per generation; 0 for the default
 * @param sigma the initial standard deviation, relative to the range of a weight
 * @param elite the number of points that cross-entropy fits its distribution to
 * @param parents the initial weights of the course's genetic search; empty for the best of random
 *     ones
 */
public record MethodSettings(
    Kind kind,
    int generations,
    int population,
    double sigma,
    CrossEntropy.Noise noise,
    int elite,
    List<List<Double>> parents) {

  /** Whether the population can be chosen. */
  enum Population {
    /** Required. */
    NEEDED,
    /** Optional. */
    FREE,
    /** Fixed by the method. */
    FIXED
  }

  /** The methods. */
  public enum Kind {
    RANDOM(Population.NEEDED, 1),
    COURSE_GENETIC(Population.FIXED, 0),
    COURSE_GENETIC_MENDED(Population.FIXED, 0),
    GENETIC(Population.NEEDED, 4),
    CROSS_ENTROPY(Population.NEEDED, 4),
    CMA_ES(Population.FREE, 4);

    private final Population population;
    private final int fewest;

    Kind(Population population, int fewest) {
      this.population = population;
      this.fewest = fewest;
    }

    Population population() {
      return population;
    }

    /** The smallest population. */
    int fewest() {
      return fewest;
    }

    /** The name in files. */
    public String id() {
      return EnumIds.of(this);
    }
  }

  public MethodSettings {
    parents = parents.stream().map(List::copyOf).toList();
  }

  /** A new tuner that starts at the start of a space. */
  Tuner tuner(WeightSpace space, long seed) {
    double[] start = space.point(space.start());
    return switch (kind) {
      case RANDOM -> new RandomSearch(start, population, seed);
      case COURSE_GENETIC, COURSE_GENETIC_MENDED -> course(space, start, seed);
      case GENETIC -> new JeneticsGenetic(start, population, seed);
      case CROSS_ENTROPY ->
          new CrossEntropy(start, new CrossEntropy.Settings(population, elite, sigma, noise), seed);
      case CMA_ES -> new CmaEs(start, sigma, population, seed);
    };
  }

  private Tuner course(WeightSpace space, double[] start, long seed) {
    boolean isMended = kind == Kind.COURSE_GENETIC_MENDED;
    if (parents.isEmpty()) {
      return CourseGenetic.of(start, isMended, seed);
    }
    List<double[]> points =
        parents.stream()
            .map(list -> space.point(list.stream().mapToDouble(Double::doubleValue).toArray()))
            .toList();
    return CourseGenetic.of(points, isMended, seed);
  }
}
