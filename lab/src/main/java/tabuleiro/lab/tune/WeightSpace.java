package tabuleiro.lab.tune;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import tabuleiro.core.weights.Weight;
import tabuleiro.lab.tune.method.BestPoint;

/**
 * Maps points of the unit cube, on which tuners work, to weights and back: 0 is the lowest value of
 * a weight worth trying and 1 the highest. Fixed weights keep their start value and are not part of
 * the points.
 *
 * <p>New weights are rounded to eight digits, so that the printed values are those that were
 * scored. Immutable.
 */
public final class WeightSpace {
  private static final MathContext DIGITS = new MathContext(8);

  private final List<Weight> weights;
  private final double[] start;
  private final int[] free;
  private final boolean isLogarithmic;

  /**
   * Creates a space.
   *
   * @param start the start weights
   * @param fixed the names of weights that keep that value
   * @param isLogarithmic whether equal steps multiply a weight instead of adding to it; requires
   *     positive weights
   */
  public WeightSpace(
      List<Weight> weights, double[] start, Collection<String> fixed, boolean isLogarithmic) {
    if (start.length != weights.size()) {
      throw new IllegalArgumentException(start.length + " of " + weights.size());
    }
    this.weights = List.copyOf(weights);
    this.start = start.clone();
    this.isLogarithmic = isLogarithmic;
    List<Integer> open = new ArrayList<>();
    for (int i = 0; i < weights.size(); i++) {
      if (!fixed.contains(weights.get(i).name())) {
        open.add(i);
      }
    }
    free = open.stream().mapToInt(Integer::intValue).toArray();
  }

  /** The names of the weights whose range includes values without a logarithm. */
  static List<String> withoutLogarithm(List<Weight> weights) {
    return weights.stream().filter(weight -> weight.lowest() <= 0).map(Weight::name).toList();
  }

  /** The number of free weights. */
  public int size() {
    return free.length;
  }

  /** All weights, including fixed ones. */
  List<Weight> list() {
    return weights;
  }

  /** The start weights. */
  public double[] start() {
    return start.clone();
  }

  /** The weights of a point. */
  public double[] weights(double[] point) {
    double[] all = start.clone();
    for (int i = 0; i < free.length; i++) {
      Weight weight = weights.get(free[i]);
      double low = scaled(weight.lowest());
      double value = low + point[i] * (scaled(weight.highest()) - low);
      double plain = isLogarithmic ? StrictMath.exp(value) : value;
      all[free[i]] = new BigDecimal(plain).round(DIGITS).doubleValue();
    }
    return all;
  }

  /** The point of weights, clamped to the cube. */
  public double[] point(double[] values) {
    double[] point = new double[free.length];
    for (int i = 0; i < free.length; i++) {
      Weight weight = weights.get(free[i]);
      double low = scaled(weight.lowest());
      double value = Math.max(weight.lowest(), Math.min(weight.highest(), values[free[i]]));
      point[i] = BestPoint.clamp((scaled(value) - low) / (scaled(weight.highest()) - low));
    }
    return point;
  }

  private double scaled(double value) {
    return isLogarithmic ? StrictMath.log(value) : value;
  }
}
