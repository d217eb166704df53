package tabuleiro.app.names;

import java.util.List;
import java.util.Optional;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.text.Words;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.weights.Weight;

/** Parses weights: {@code 24,12,6}, {@code 24/12/6}, or the name of known weights. */
public final class WeightValues {
  private static final double LARGEST = 1e9;

  private WeightValues() {}

  /** The values for each weight; empty if the text has another number of weights or no numbers. */
  public static Optional<double[]> parse(Tunable<?> weighted, String text) {
    List<Double> known = weighted.known().get(text);
    if (known != null) {
      return Optional.of(known.stream().mapToDouble(Double::doubleValue).toArray());
    }
    List<String> parts = Words.split(text.replace(',', '/'), '/');
    double[] values = new double[weighted.weights().size()];
    if (parts.size() != values.length) {
      return Optional.empty();
    }
    for (int i = 0; i < values.length; i++) {
      values[i] = Numerals.real(parts.get(i).strip()).orElse(Double.NaN);
      if (!(Math.abs(values[i]) <= LARGEST)) {
        return Optional.empty();
      }
    }
    return Optional.of(values);
  }

  /** The names of the weights for a message. */
  public static Quotation.Names names(Tunable<?> weighted, String separator) {
    return new Quotation.Names(weighted.weights().stream().map(Weight::name).toList(), separator);
  }
}
