package tabuleiro.app.terminal.output;

import java.util.Arrays;
import tabuleiro.core.command.Sample;
import tabuleiro.lab.statistics.Interval;
import tabuleiro.lab.statistics.Summary;

/** A sample with the statistics of the lab. Immutable. */
public final class MeasuredSample implements Sample {
  private final double[] sorted;
  private final Summary summary;

  public MeasuredSample(double[] values) {
    sorted = values.clone();
    Arrays.sort(sorted);
    summary = Summary.of(sorted);
  }

  @Override
  public int size() {
    return summary.size();
  }

  @Override
  public double mean() {
    return summary.mean();
  }

  @Override
  public double deviation() {
    return summary.deviation();
  }

  @Override
  public double error() {
    return Interval.ofMean(sorted).error();
  }

  @Override
  public double quantile(double share) {
    return Summary.quantile(sorted, share);
  }
}
