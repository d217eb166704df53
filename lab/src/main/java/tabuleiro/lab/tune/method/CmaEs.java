package tabuleiro.lab.tune.method;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.EigenDecompositionSymmetric;
import org.hipparchus.linear.RealMatrix;

/**
 * The covariance matrix adaptation evolution strategy (Hansen and Ostermeier 2001), after Hansen's
 * tutorial (2016), with its symbols and default constants. Points are drawn from a normal
 * distribution. Its mean follows the better half of them. Its covariance learns the directions of
 * successful steps (the rank-one update from the path of the mean, the rank-mu update from the
 * steps of one generation). Its step size grows while steps point the same way and shrinks while
 * they cancel out.
 *
 * <p>Only the order of the scores counts, so the search is invariant under increasing
 * transformations of them. It is the strongest choice for up to some dozens of dependent weights.
 * Callers must average noisy scores; the {@link #centre} averages over generations and is usually
 * better than the best point.
 *
 * <p>Points outside the cube are drawn again, up to a hundred times, and then moved to the border;
 * the method learns from the step actually made. The mean is a mean of points of the cube, so it
 * never leaves it.
 */
public final class CmaEs implements Tuner {
  private static final int TRIES = 100;
  private static final double LEAST_SIGMA = 1e-12;

  private final int n;
  private final int lambda;
  private final int mu;
  private final double[] weights;
  private final double muEff;
  private final double cSigma;
  private final double dSigma;
  private final double cC;
  private final double c1;
  private final double cMu;
  private final double expected; // the expected length of a normal vector, E||N(0,I)||

  private final SplittableRandom random;
  private final BestPoint best;
  private double[] mean;
  private double sigma;
  private double[] pathSigma;
  private double[] pathC;
  private double[][] c;
  private double[][] b;
  private double[] d;
  private int generation;
  private List<double[]> asked = List.of();

  /**
   * Creates a search.
   *
   * @param population the number of points per generation; 0 for the default
   * @param sigma the initial standard deviation, relative to the side of the cube
   */
  public CmaEs(double[] start, double sigma, int population, long seed) {
    n = start.length;
    lambda = population == 0 ? usualPopulation(n) : population;
    if (lambda < 4 || !(sigma > 0) || n < 1) {
      throw new IllegalArgumentException(n + " weights, " + population + " points, " + sigma);
    }
    mu = lambda / 2;
    weights = logarithmicWeights(mu);
    double squares = 0;
    for (double weight : weights) {
      squares += weight * weight;
    }
    muEff = 1 / squares;
    cSigma = (muEff + 2) / (n + muEff + 5);
    dSigma = 1 + 2 * Math.max(0, Math.sqrt((muEff - 1) / (n + 1.0)) - 1) + cSigma;
    cC = (4 + muEff / n) / (n + 4 + 2 * muEff / n);
    c1 = 2 / ((n + 1.3) * (n + 1.3) + muEff);
    cMu = Math.min(1 - c1, 2 * (muEff - 2 + 1 / muEff) / ((n + 2.0) * (n + 2) + muEff));
    expected = Math.sqrt(n) * (1 - 1 / (4.0 * n) + 1 / (21.0 * n * n));
    random = new SplittableRandom(seed);
    best = new BestPoint(start);
    mean = start.clone();
    this.sigma = sigma;
    pathSigma = new double[n];
    pathC = new double[n];
    c = unit(n);
    b = unit(n);
    d = new double[n];
    Arrays.fill(d, 1);
    draw();
  }

  /** The default population for a number of weights. */
  public static int usualPopulation(int size) {
    return 4 + (int) (3 * StrictMath.log(size));
  }

  private static double[] logarithmicWeights(int mu) {
    double[] weights = new double[mu];
    double sum = 0;
    for (int i = 0; i < mu; i++) {
      weights[i] = StrictMath.log(mu + 0.5) - StrictMath.log(i + 1);
      sum += weights[i];
    }
    for (int i = 0; i < mu; i++) {
      weights[i] /= sum;
    }
    return weights;
  }

  private static double[][] unit(int size) {
    double[][] unit = new double[size][size];
    for (int i = 0; i < size; i++) {
      unit[i][i] = 1;
    }
    return unit;
  }

  private void draw() {
    List<double[]> points = new ArrayList<>();
    for (int k = 0; k < lambda; k++) {
      points.add(point());
    }
    asked = points;
  }

  private double[] point() {
    double[] point = new double[n];
    for (int attempt = 0; attempt < TRIES; attempt++) {
      double[] z = new double[n];
      for (int i = 0; i < n; i++) {
        z[i] = d[i] * random.nextGaussian();
      }
      boolean isInside = true;
      for (int i = 0; i < n; i++) {
        point[i] = mean[i] + sigma * dot(b[i], z);
        isInside &= point[i] >= 0 && point[i] <= 1;
      }
      if (isInside) {
        return point;
      }
    }
    for (int i = 0; i < n; i++) {
      point[i] = BestPoint.clamp(point[i]);
    }
    return point;
  }

  @Override
  public List<double[]> ask() {
    return asked.stream().map(double[]::clone).toList();
  }

  @Override
  public void tell(List<Scored> scores) {
    best.look(asked, scores);
    double[][] steps =
        IntStream.range(0, lambda)
            .boxed()
            .sorted(Comparator.comparingDouble(k -> -scores.get(k).mean()))
            .limit(mu)
            .map(k -> step(asked.get(k)))
            .toArray(double[][]::new);
    double[] step = new double[n];
    for (int k = 0; k < mu; k++) {
      for (int i = 0; i < n; i++) {
        step[i] += weights[k] * steps[k][i];
      }
    }
    for (int i = 0; i < n; i++) {
      mean[i] = BestPoint.clamp(mean[i] + sigma * step[i]);
    }
    generation++;
    learn(steps, step);
    decompose();
    draw();
  }

  /** The step from the mean to a point, in units of sigma. */
  private double[] step(double[] point) {
    double[] step = new double[n];
    for (int i = 0; i < n; i++) {
      step[i] = (point[i] - mean[i]) / sigma;
    }
    return step;
  }

  /** Updates both paths, the covariance and the step size from the steps of this generation. */
  private void learn(double[][] steps, double[] step) {
    double[] whitened = whiten(step);
    double stay = 1 - cSigma;
    double length = 0;
    for (int i = 0; i < n; i++) {
      pathSigma[i] = stay * pathSigma[i] + Math.sqrt(cSigma * (2 - cSigma) * muEff) * whitened[i];
      length += pathSigma[i] * pathSigma[i];
    }
    length = Math.sqrt(length);
    double warm = Math.sqrt(1 - StrictMath.pow(stay, 2.0 * generation));
    double h = length / warm < (1.4 + 2 / (n + 1.0)) * expected ? 1 : 0;
    for (int i = 0; i < n; i++) {
      pathC[i] = (1 - cC) * pathC[i] + h * Math.sqrt(cC * (2 - cC) * muEff) * step[i];
    }
    double lost = (1 - h) * cC * (2 - cC); // corrects for a stalled path
    for (int i = 0; i < n; i++) {
      for (int j = 0; j <= i; j++) {
        double rankMu = 0;
        for (int k = 0; k < mu; k++) {
          rankMu += weights[k] * steps[k][i] * steps[k][j];
        }
        c[i][j] = (1 - c1 - cMu + c1 * lost) * c[i][j] + c1 * pathC[i] * pathC[j] + cMu * rankMu;
        c[j][i] = c[i][j];
      }
    }
    double grow = cSigma / dSigma * (length / expected - 1);
    sigma = Math.max(LEAST_SIGMA, Math.min(1, sigma * StrictMath.exp(Math.min(1, grow))));
  }

  /** The step in coordinates in which the covariance is the identity: B D^-1 B^T step. */
  private double[] whiten(double[] step) {
    double[] along = new double[n];
    for (int j = 0; j < n; j++) {
      for (int i = 0; i < n; i++) {
        along[j] += b[i][j] * step[i];
      }
      along[j] /= d[j];
    }
    double[] white = new double[n];
    for (int i = 0; i < n; i++) {
      white[i] = dot(b[i], along);
    }
    return white;
  }

  private void decompose() {
    RealMatrix matrix = new Array2DRowRealMatrix(c);
    EigenDecompositionSymmetric eigen = new EigenDecompositionSymmetric(matrix);
    b = eigen.getV().getData();
    double[] values = eigen.getEigenvalues();
    double largest = values[0];
    for (int i = 0; i < n; i++) {
      d[i] = Math.sqrt(Math.max(values[i], 1e-14 * largest)); // condition number at most 1e14
    }
  }

  private static double dot(double[] one, double[] other) {
    double sum = 0;
    for (int i = 0; i < one.length; i++) {
      sum += one[i] * other[i];
    }
    return sum;
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
    return mu;
  }
}
