package tabuleiro.core.weights;

import java.util.List;
import java.util.Map;

/** Something that numbers shape and that can be made with any of them. Never changes. */
public interface Tunable<T> {

  /** The name by which it is asked for, the same that the thing itself has. */
  String name();

  /** The numbers, in the order in which {@link #with} takes them. */
  List<Weight> weights();

  /** A new one with these values, as many as there are weights. */
  T with(double... values);

  /** Values that have a name, such as those somebody published. */
  default Map<String, List<Double>> known() {
    return Map.of();
  }

  /** The standard values. */
  default double[] standard() {
    return weights().stream().mapToDouble(Weight::standard).toArray();
  }
}
