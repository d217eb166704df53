package tabuleiro.games.blokus;

import tabuleiro.core.text.Message;

/** The sentences of this world. */
final class BlokusMessages {
  static final String BUNDLE = "tabuleiro.games.blokus.messages";

  private BlokusMessages() {}

  static Message of(String key, Object... arguments) {
    return Message.of(BUNDLE, key, arguments);
  }
}
