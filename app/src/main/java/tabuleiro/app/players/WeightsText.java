package tabuleiro.app.players;

import java.util.List;
import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.text.InputException;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.weights.Weight;

/** Parses weights: {@code 24/12/6/140/1280}, or the name of known weights. */
final class WeightsText {
  private static final String NUMBER = "[-+]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][-+]?\\d{1,3})?";

  private WeightsText() {}

  static double[] read(PlayerOptions options, Tunable<?> weighted, String text)
      throws InputException {
    List<Double> known = weighted.known().get(text);
    if (known != null) {
      return known.stream().mapToDouble(Double::doubleValue).toArray();
    }
    List<Weight> weights = weighted.weights();
    String[] parts = text.split("/", -1);
    double[] values = new double[weights.size()];
    boolean isSound = parts.length == values.length;
    for (int i = 0; i < parts.length && isSound; i++) {
      isSound = parts[i].strip().matches(NUMBER);
      values[i] = isSound ? Double.parseDouble(parts[i].strip()) : 0;
      isSound &= Math.abs(values[i]) <= 1e9;
    }
    if (!isSound) {
      String names = String.join("/", weights.stream().map(Weight::name).toList());
      throw PlayerSpec.fault("player.weights", options, text, weights.size(), names);
    }
    return values;
  }
}
