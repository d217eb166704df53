package tabuleiro.lab.tune.method;

import java.util.List;
import java.util.SplittableRandom;

/** The best point that a tuner has seen, and common operations on points. Not thread-safe. */
public final class BestPoint {
  private double[] point;
  private double score = Double.NEGATIVE_INFINITY;

  /** Starts with a point that any scored point replaces. */
  BestPoint(double[] point) {
    this.point = point.clone();
  }

  /** Updates the best point from points and their scores; the first of equal ones wins. */
  void look(List<double[]> points, List<Tuner.Scored> scores) {
    if (points.size() != scores.size() || points.isEmpty()) {
      throw new IllegalArgumentException(scores.size() + " scores of " + points.size() + " points");
    }
    for (int i = 0; i < points.size(); i++) {
      if (scores.get(i).mean() > score) {
        score = scores.get(i).mean();
        point = points.get(i).clone();
      }
    }
  }

  double[] point() {
    return point.clone();
  }

  /** A uniformly random point of the cube. */
  public static double[] anywhere(int size, SplittableRandom random) {
    double[] point = new double[size];
    for (int i = 0; i < size; i++) {
      point[i] = random.nextDouble();
    }
    return point;
  }

  public static double clamp(double number) {
    return Math.max(0, Math.min(1, number));
  }
}
