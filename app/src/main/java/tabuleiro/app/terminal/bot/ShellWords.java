package tabuleiro.app.terminal.bot;

import tabuleiro.core.text.TextScanner;
import tabuleiro.core.text.Words;

/** Writes words so that a shell reads them as they are. */
final class ShellWords {
  private static final String PLAIN = "_-./:=,+@%";

  private ShellWords() {}

  /** A word as it is typed in a shell: in quotes if it needs them. */
  static String quoted(String word) {
    boolean isPlain =
        Words.areAll(
            word,
            1,
            Integer.MAX_VALUE,
            c -> PLAIN.indexOf(c) >= 0 || TextScanner.isDigit((char) c) || isLetter(c));
    return isPlain ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  private static boolean isLetter(int c) {
    return TextScanner.isLetter((char) c);
  }
}
