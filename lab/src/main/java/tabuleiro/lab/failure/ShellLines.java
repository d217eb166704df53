package tabuleiro.lab.failure;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.layout.TextLines;
import tabuleiro.core.text.Words;

/**
 * Breaks a shell command into lines that can be copied and run. A shell joins lines that end in a
 * backslash. The values of {@code --moves} and {@code --position} are broken within their quotes: a
 * line break there is a space like any other.
 */
final class ShellLines {
  private static final String INDENT = "  ";
  private static final String JOINED = " \\";
  private static final List<String> BREAKABLE = List.of("--moves", "--position");

  private final int width;
  private final List<String> lines = new ArrayList<>();
  private String line = "";

  private ShellLines(int width) {
    this.width = width - JOINED.length();
  }

  /** The lines of a command. A word that is longer than a line stays whole. */
  static List<String> of(String command, int width) {
    ShellLines broken = new ShellLines(width);
    String last = "";
    for (String word : words(command)) {
      broken.add(word, BREAKABLE.contains(last));
      last = word;
    }
    broken.lines.add(broken.line);
    return broken.lines;
  }

  private void add(String word, boolean isBreakable) {
    List<String> parts = isBreakable ? Words.split(word, ' ') : List.of(word);
    String end = JOINED; // only the space before the first part is outside of the quotes
    for (String part : parts) {
      if (line.isEmpty() || TextLines.width(line) + 1 + TextLines.width(part) <= width) {
        line = line.isEmpty() ? part : line + " " + part;
      } else {
        lines.add(line + end);
        line = INDENT + part;
      }
      end = "";
    }
  }

  /** The words of a command, with their quotes. */
  private static List<String> words(String command) {
    List<String> words = new ArrayList<>();
    boolean isQuoted = false;
    int start = 0;
    for (int i = 0; i < command.length(); i++) {
      char c = command.charAt(i);
      if (c == '\'') {
        isQuoted = !isQuoted;
      } else if (c == ' ' && !isQuoted) {
        words.add(command.substring(start, i));
        start = i + 1;
      }
    }
    words.add(command.substring(start));
    return words;
  }
}
