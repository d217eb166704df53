package tabuleiro.app.players;

import java.util.List;
import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.text.Words;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.weights.Weight;

/** Parses weights: {@code 24/12/6/140/1280}, or the name of known weights. */
final class WeightsText {
  private WeightsText() {}

  static double[] read(PlayerOptions options, Tunable<?> weighted, String text)
      throws InputException {
    List<Double> known = weighted.known().get(text);
    if (known != null) {
      return known.stream().mapToDouble(Double::doubleValue).toArray();
    }
    List<Weight> weights = weighted.weights();
    List<String> parts = Words.split(text, '/');
    double[] values = new double[weights.size()];
    boolean isSound = parts.size() == values.length;
    for (int i = 0; i < values.length && isSound; i++) {
      values[i] = Numerals.real(parts.get(i).strip()).orElse(Double.NaN);
      isSound = Math.abs(values[i]) <= 1e9;
    }
    if (!isSound) {
      Quotation.Names names = new Quotation.Names(weights.stream().map(Weight::name).toList(), "/");
      throw PlayerSpec.fault("player.weights", options, text, weights.size(), names);
    }
    return values;
  }
}
