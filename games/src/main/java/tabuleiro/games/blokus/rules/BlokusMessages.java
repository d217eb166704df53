package tabuleiro.games.blokus.rules;

import tabuleiro.core.text.Message;

/** The messages of this world. */
public final class BlokusMessages {
  public static final String BUNDLE = "tabuleiro.games.blokus.messages";

  private BlokusMessages() {}

  static Message of(String key, Object... arguments) {
    return Message.of(BUNDLE, key, arguments);
  }
}
