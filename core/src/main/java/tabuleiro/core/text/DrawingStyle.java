package tabuleiro.core.text;

import java.util.Locale;
import tabuleiro.core.State;

/**
 * How to draw a state.
 *
 * @param colour whether ANSI colours may be used
 * @param lastMove the move that led to the state, to be marked; {@link State#NO_MOVE} if none
 * @param locale the language of words in the drawing
 */
public record DrawingStyle(boolean colour, int lastMove, Locale locale) {

  /** No colour, no last move, English: the style of tests and logs. */
  public static final DrawingStyle PLAIN = new DrawingStyle(false, State.NO_MOVE, Locale.ENGLISH);

  /** The same style with a move marked. */
  public DrawingStyle after(int move) {
    return new DrawingStyle(colour, move, locale);
  }
}
