package tabuleiro.core.weights;

import java.util.List;
import java.util.Map;

/** A thing with numeric weights that can be created with other values of them. Immutable. */
public interface Tunable<T> {

  /** The name that users select it by; the created things have the same name. */
  String name();

  /** The weights, in the order in which {@link #with} takes their values. */
  List<Weight> weights();

  /** A new instance with these values, one for each weight. */
  T with(double... values);

  /** Named sets of values, such as published ones. */
  default Map<String, List<Double>> known() {
    return Map.of();
  }

  /** The default values. */
  default double[] standard() {
    return weights().stream().mapToDouble(Weight::standard).toArray();
  }
}
