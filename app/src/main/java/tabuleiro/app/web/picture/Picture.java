package tabuleiro.app.web.picture;

import java.util.Locale;
import java.util.Map;
import tabuleiro.core.State;

/**
 * How states of a world become data for the page: maps, lists, texts, numbers and truth values,
 * which are sent as JSON. What they mean is known to the world's module under {@code boards/} of
 * the page. A picture has no state that shows.
 */
public interface Picture<S extends State> {

  /** Which module of the page draws it: {@code dots} is drawn by {@code boards/dots.js}. */
  String board();

  /** All that the page draws of a state. */
  Map<String, Object> state(S state, Locale locale);

  /** Where a legal move is on the board, so that the page can tell a click on it. */
  Map<String, Object> move(S state, int move);
}
