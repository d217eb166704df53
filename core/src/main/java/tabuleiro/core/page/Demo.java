package tabuleiro.core.page;

import java.util.List;

/**
 * A recorded game that plays itself on the home page. A world without one gets a short random game.
 *
 * @param isDuel whether it is a game of two; otherwise a puzzle is solved
 * @param start the text of the first state
 * @param moves the texts of the moves
 * @param preview after how many moves it makes a good picture
 */
public record Demo(boolean isDuel, String start, List<String> moves, int preview) {

  public Demo {
    moves = List.copyOf(moves);
    if (preview < 0 || preview > moves.size()) {
      throw new IllegalArgumentException("preview " + preview + " of " + moves.size() + " moves");
    }
  }

  /** The demo that a text records: the first state, then a move on each line. */
  public static Demo of(String text, boolean isDuel, int preview) {
    List<String> lines = text.strip().lines().toList();
    return new Demo(isDuel, lines.get(0), lines.subList(1, lines.size()), preview);
  }
}
