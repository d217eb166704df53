package tabuleiro.lab.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import tabuleiro.lab.tune.method.Tuner;

/** Functions on the unit cube, which stands for -5 to 5, for testing tuners. */
public final class Landscapes {
  private Landscapes() {}

  static double[] wide(double[] point) {
    double[] wide = new double[point.length];
    for (int i = 0; i < wide.length; i++) {
      wide[i] = 10 * point[i] - 5;
    }
    return wide;
  }

  public static double sphere(double[] x) {
    double sum = 0;
    for (double each : x) {
      sum += (each - 1) * (each - 1);
    }
    return sum;
  }

  /** The axes differ in length by a factor of a thousand. */
  public static double ellipsoid(double[] x) {
    double sum = 0;
    for (int i = 0; i < x.length; i++) {
      double away = x[i] - 1;
      sum += Math.pow(1e6, i / (x.length - 1.0)) * away * away;
    }
    return sum;
  }

  public static double rosenbrock(double[] x) {
    double sum = 0;
    for (int i = 0; i + 1 < x.length; i++) {
      double bend = x[i + 1] - x[i] * x[i];
      sum += 100 * bend * bend + (1 - x[i]) * (1 - x[i]);
    }
    return sum;
  }

  /** Runs a tuner. Returns the number of points it needed to get below a value, or -1. */
  public static int evaluationsTo(
      double target, Tuner tuner, ToDoubleFunction<double[]> function, int most) {
    int count = 0;
    while (count < most) {
      List<Tuner.Scored> scores = new ArrayList<>();
      for (double[] point : tuner.ask()) {
        double value = function.applyAsDouble(wide(point));
        count++;
        if (value < target) {
          return count;
        }
        scores.add(Tuner.Scored.exactly(-value));
      }
      tuner.tell(scores);
    }
    return -1;
  }

  /** Runs a tuner on a noisy function for a number of points. */
  public static void noisy(
      Tuner tuner, ToDoubleFunction<double[]> function, double noise, int points, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int count = 0; count < points; ) {
      List<Tuner.Scored> scores = new ArrayList<>();
      for (double[] point : tuner.ask()) {
        count++;
        double value = -function.applyAsDouble(wide(point)) + noise * random.nextGaussian();
        scores.add(new Tuner.Scored(value, noise));
      }
      tuner.tell(scores);
    }
  }
}
