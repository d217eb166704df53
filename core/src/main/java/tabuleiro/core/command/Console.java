package tabuleiro.core.command;

import tabuleiro.core.text.DrawingStyle;

/**
 * The output of a running command. Not thread-safe: only the command's thread uses it.
 *
 * <p>Text is discarded if the user asked for JSON, so a command need not distinguish the two.
 */
public interface Console {

  /** Prints a line of the result and flushes it. */
  void println(String line);

  /** Replaces the contents of the screen; does nothing if the output is not a terminal. */
  void redraw(String text);

  /**
   * Shows the progress of the work in a line that the next one replaces; does nothing if the output
   * is not interactive.
   */
  void progress(String line);

  /** The number of characters in a line of the result; see {@code tabuleiro.core.layout}. */
  int width();

  /** How to draw here, and in which language. In colour means that the output is a screen. */
  DrawingStyle style();

  /** A text of the world's bundle in the user's language. */
  String text(String key, Object... arguments);

  /** Statistics of one or more finite numbers. */
  Sample sample(double... values);
}
