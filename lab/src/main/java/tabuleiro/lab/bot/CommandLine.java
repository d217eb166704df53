package tabuleiro.lab.bot;

import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.core.text.TextScanner;
import tabuleiro.core.text.Words;

/** Writes words as a command line that a shell and {@link Bot#parse} read as the same words. */
public final class CommandLine {
  private static final String PLAIN = "_-./:=,+@%";

  private CommandLine() {}

  /** The words with quotes where they are needed. */
  public static String quoted(List<String> words) {
    return words.stream().map(CommandLine::quoted).collect(Collectors.joining(" "));
  }

  /** A word with quotes if it needs them. */
  public static String quoted(String word) {
    boolean isPlain = Words.areAll(word, 1, Integer.MAX_VALUE, c -> isPlain((char) c));
    return isPlain ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  private static boolean isPlain(char c) {
    return TextScanner.isLetter(c) || TextScanner.isDigit(c) || PLAIN.indexOf(c) >= 0;
  }
}
