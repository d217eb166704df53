package tabuleiro.core.command;

import tabuleiro.core.text.DrawingStyle;

/**
 * What the program provides to a command while it runs. Belongs to the thread of the command.
 *
 * <p>Text is discarded when the user asks for JSON, so that a command writes both without asking.
 */
public interface Console {

  /** Prints a line of the answer. It is visible at once. */
  void println(String line);

  /** Replaces everything on the screen; does nothing if the output is not a screen. */
  void redraw(String text);

  /** Shows how far the work is, in one line that the next one replaces, if a person is there. */
  void progress(String line);

  /** How to draw here, and in which language. In colour means that the output is a screen. */
  DrawingStyle style();

  /** A text of the world's bundle in the language of the user. */
  String text(String key, Object... arguments);

  /** The statistics of at least one finite number. */
  Sample sample(double... values);
}
