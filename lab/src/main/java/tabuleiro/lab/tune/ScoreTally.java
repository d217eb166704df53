package tabuleiro.lab.tune;

import java.util.Arrays;
import tabuleiro.lab.statistics.Interval;

/** The scores of one set of weights, in the order of the instances. Not thread-safe. */
final class ScoreTally {
  private final double[] weights;
  private double[] scores = {};

  ScoreTally(double[] weights) {
    this.weights = weights.clone();
  }

  double[] weights() {
    return weights.clone();
  }

  void add(double[] more) {
    int size = scores.length;
    scores = Arrays.copyOf(scores, size + more.length);
    System.arraycopy(more, 0, scores, size, more.length);
  }

  double[] scores() {
    return scores.clone();
  }

  int size() {
    return scores.length;
  }

  /** The mean score. */
  double mean() {
    return mean(scores);
  }

  /** The mean of the measured scores. */
  double mean(ScoreMeasure measure) {
    return mean(measured(measure));
  }

  /** The standard error of that mean. */
  double error(ScoreMeasure measure) {
    double[] values = measured(measure);
    return values.length < 2 ? 0 : deviation(values) / Math.sqrt(values.length);
  }

  /** The confidence interval of the mean score. */
  Interval interval() {
    return Interval.ofMean(scores);
  }

  /** The confidence interval of the mean difference to another tally on common instances. */
  Interval ahead(ScoreTally other) {
    return Interval.ofMean(differences(other, ScoreMeasure.PLAIN));
  }

  /** The measured differences to another tally on common instances. */
  double[] differences(ScoreTally other, ScoreMeasure measure) {
    double[] differences = new double[Math.min(size(), other.size())];
    for (int i = 0; i < differences.length; i++) {
      differences[i] = measure.of(scores[i]) - measure.of(other.scores[i]);
    }
    return differences;
  }

  private double[] measured(ScoreMeasure measure) {
    return Arrays.stream(scores).map(measure::of).toArray();
  }

  static double mean(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum / values.length;
  }

  /** The standard deviation of a sample. */
  static double deviation(double[] values) {
    double mean = mean(values);
    double sum = 0;
    for (double value : values) {
      sum += (value - mean) * (value - mean);
    }
    return Math.sqrt(sum / (values.length - 1));
  }
}
