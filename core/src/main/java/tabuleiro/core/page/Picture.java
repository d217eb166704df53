package tabuleiro.core.page;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tabuleiro.core.State;

/**
 * Converts the states and moves of a world to data for the page: maps, lists, strings, numbers and
 * booleans, which are sent as JSON. A board on the page draws them. Stateless.
 */
public interface Picture<S extends State> {

  /** The standard board, which draws grids of cells. */
  String GRID = "grid";

  /** The board that shows the terminal drawing and a button for each move. */
  String TEXT = "text";

  /** The world's own board: the file {@code page/board.js} next to its class. */
  String OWN = "own";

  /** The board that draws the data: {@link #GRID}, {@link #TEXT} or {@link #OWN}. */
  default String board() {
    return OWN;
  }

  /** Everything that the board needs to draw a state. */
  Map<String, Object> state(S state, Locale locale);

  /** The place of a legal move on the board, by which the board maps clicks to moves. */
  Map<String, Object> move(S state, int move);

  /** Lets users set up positions on the board; empty if they can only be typed. */
  default Optional<PositionEditor<S>> editor() {
    return Optional.empty();
  }
}
