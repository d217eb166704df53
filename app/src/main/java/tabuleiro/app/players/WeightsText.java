package tabuleiro.app.players;

import tabuleiro.app.names.WeightValues;
import tabuleiro.core.player.PlayerOptions;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.weights.Tunable;

/** Parses weights of a player: {@code 24/12/6/140/1280}, or the name of known weights. */
final class WeightsText {
  private WeightsText() {}

  static double[] read(PlayerOptions options, Tunable<?> weighted, String text)
      throws InputException {
    int count = weighted.weights().size();
    Quotation.Names names = WeightValues.names(weighted, "/");
    return WeightValues.parse(weighted, text)
        .orElseThrow(() -> PlayerSpec.fault("player.weights", options, text, count, names));
  }
}
