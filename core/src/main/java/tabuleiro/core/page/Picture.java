package tabuleiro.core.page;

import java.util.Locale;
import java.util.Map;
import tabuleiro.core.State;

/**
 * How the states and moves of a world become data for the page: maps, lists, texts, numbers and
 * truth values, which are sent as JSON. A board of the page draws them. Stateless.
 */
public interface Picture<S extends State> {

  /** The board that draws grids of cells, for every world that has none of its own. */
  String GRID = "grid";

  /** The board that shows the text of the terminal and a button for each move. */
  String TEXT = "text";

  /** The board that the world brings itself: the file {@code page/board.js} beside its class. */
  String OWN = "own";

  /** Which board draws it: {@link #GRID}, {@link #TEXT} or {@link #OWN}. */
  String board();

  /** Everything that the board draws of a state. */
  Map<String, Object> state(S state, Locale locale);

  /** Where a legal move is on the board, so that the board knows which move a click means. */
  Map<String, Object> move(S state, int move);
}
