package tabuleiro.games.dots.rules;

import tabuleiro.core.text.Message;

/** The messages of this world. */
public final class DotsMessages {
  public static final String BUNDLE = "tabuleiro.games.dots.messages";

  private DotsMessages() {}

  public static Message of(String key, Object... arguments) {
    return Message.of(BUNDLE, key, arguments);
  }

  /** Reports a board with more arcs than the program can represent. */
  public static Message tooLarge(Object rows, Object columns) {
    return of("board.size", rows, columns, DotsGrid.MOST_ARCS);
  }
}
