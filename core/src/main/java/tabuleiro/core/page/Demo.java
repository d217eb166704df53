package tabuleiro.core.page;

import java.util.List;

/**
 * A recorded game that plays automatically on the home page. A world without one gets a short
 * random game.
 *
 * @param isDuel true for the two-player game, false for a puzzle
 * @param start the text of the initial state
 * @param moves the texts of the moves
 * @param preview the number of moves after which the position makes a good picture
 */
public record Demo(boolean isDuel, String start, List<String> moves, int preview) {

  public Demo {
    moves = List.copyOf(moves);
    if (preview < 0 || preview > moves.size()) {
      throw new IllegalArgumentException("preview " + preview + " of " + moves.size() + " moves");
    }
  }

  /** Parses a demo: the initial state, then one move per line. */
  public static Demo of(String text, boolean isDuel, int preview) {
    List<String> lines = text.strip().lines().toList();
    return new Demo(isDuel, lines.get(0), lines.subList(1, lines.size()), preview);
  }
}
