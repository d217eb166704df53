package tabuleiro.games.dots;

import tabuleiro.core.text.Message;

/** The messages of this world. */
final class DotsMessages {
  static final String BUNDLE = "tabuleiro.games.dots.messages";

  private DotsMessages() {}

  static Message of(String key, Object... arguments) {
    return Message.of(BUNDLE, key, arguments);
  }

  /** Reports a board with more arcs than the program can represent. */
  static Message tooLarge(Object rows, Object columns) {
    return of("board.size", rows, columns, DotsGrid.MOST_ARCS);
  }
}
