package tabuleiro.lab.tune.method;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * The cross-entropy method with noise. Points are drawn from a normal distribution with independent
 * weights, whose mean and variance are refitted to the best points. The variance would shrink too
 * soon, so some is added every time (Szita and Lőrincz 2006, who found Tetris controllers with it,
 * from De Boer, Kroese, Mannor and Rubinstein 2005). Thiery and Scherrer (2009) added, to an
 * initial variance of 100, either 4 every time or max(5 − t/10, 0) at iteration t; here the noise
 * is relative to the initial variance: 0.04, or max(0.05 − t/1000, 0).
 *
 * <p>It is robust against noisy scores, because it only selects the best tenth or so. It does not
 * model dependencies between weights, which {@link CmaEs} does. Points outside the cube are moved
 * to its border.
 */
public final class CrossEntropy implements Tuner {

  /** The added variance, relative to the initial one. */
  public enum Noise {
    /** The original method: none. */
    NONE {
      @Override
      double at(int iteration) {
        return 0;
      }
    },
    /** Constant, so the search keeps exploring and never converges completely. */
    CONSTANT {
      @Override
      double at(int iteration) {
        return 0.04;
      }
    },
    /** Decreasing, none from the fiftieth iteration on. */
    DECREASING {
      @Override
      double at(int iteration) {
        return Math.max(0, 0.05 - iteration / 1000.0);
      }
    };

    abstract double at(int iteration);
  }

  /**
   * The settings.
   *
   * @param population the number of points per generation
   * @param elite the number of them that the distribution is fitted to
   * @param sigma the initial standard deviation, relative to the side of the cube
   */
  public record Settings(int population, int elite, double sigma, Noise noise) {
    public Settings {
      if (elite < 2 || elite > population || !(sigma > 0)) {
        throw new IllegalArgumentException(elite + " of " + population + ", " + sigma);
      }
    }
  }

  private final Settings settings;
  private final SplittableRandom random;
  private final BestPoint best;
  private final double[] mean;
  private final double[] variance;
  private int iteration;
  private List<double[]> asked = List.of();

  public CrossEntropy(double[] start, Settings settings, long seed) {
    this.settings = settings;
    random = new SplittableRandom(seed);
    best = new BestPoint(start);
    mean = start.clone();
    variance = new double[start.length];
    Arrays.fill(variance, settings.sigma * settings.sigma);
    draw();
  }

  private void draw() {
    List<double[]> points = new ArrayList<>();
    for (int i = 0; i < settings.population; i++) {
      double[] point = new double[mean.length];
      for (int j = 0; j < point.length; j++) {
        point[j] = BestPoint.clamp(mean[j] + Math.sqrt(variance[j]) * random.nextGaussian());
      }
      points.add(point);
    }
    asked = points;
  }

  @Override
  public List<double[]> ask() {
    return asked.stream().map(double[]::clone).toList();
  }

  @Override
  public void tell(List<Scored> scores) {
    best.look(asked, scores);
    List<double[]> elite =
        IntStream.range(0, asked.size())
            .boxed()
            .sorted(Comparator.comparingDouble(i -> -scores.get(i).mean()))
            .limit(settings.elite)
            .map(i -> asked.get(i))
            .toList();
    double noise = settings.noise.at(iteration++) * settings.sigma * settings.sigma;
    for (int j = 0; j < mean.length; j++) {
      int weight = j;
      mean[j] = elite.stream().mapToDouble(point -> point[weight]).sum() / elite.size();
      double spread = 0;
      for (double[] point : elite) {
        spread += (point[j] - mean[j]) * (point[j] - mean[j]);
      }
      variance[j] = spread / elite.size() + noise;
    }
    draw();
  }

  @Override
  public double[] best() {
    return best.point();
  }

  @Override
  public Optional<double[]> centre() {
    return Optional.of(mean.clone());
  }

  @Override
  public int parents() {
    return settings.elite;
  }
}
