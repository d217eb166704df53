package tabuleiro.lab.bot.system;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.TextScanner;

/**
 * Divides a command line into words as a shell does: spaces separate words, and single or double
 * quotes keep them together. A backslash before a space, a quote or a backslash stands for that
 * character, except between single quotes. No shell is run, so there are no variables, pipes or
 * patterns.
 */
public final class CommandWords {
  public static final int MOST_WORDS = 200;
  private static final String ESCAPED = " '\"\\";

  private CommandWords() {}

  /**
   * The words of a command line, at least one.
   *
   * @throws InputException if there is no word, a quote is open, or there is a control character
   */
  public static List<String> of(String text) throws InputException {
    List<String> words = new ArrayList<>();
    TextScanner scan = new TextScanner(text);
    scan.skipSpaces();
    while (!scan.isAtEnd()) {
      words.add(word(scan));
      scan.skipSpaces();
    }
    check(words);
    return words;
  }

  /** Checks the words of a command. */
  public static void check(List<String> words) throws InputException {
    if (words.isEmpty() || words.get(0).isBlank()) {
      throw new InputException(BotFault.text("command.empty"));
    } else if (words.size() > MOST_WORDS) {
      throw new InputException(BotFault.text("command.long", MOST_WORDS));
    } else if (words.stream().anyMatch(w -> w.chars().anyMatch(Character::isISOControl))) {
      throw new InputException(BotFault.text("command.control"));
    }
  }

  private static String word(TextScanner scan) throws InputException {
    StringBuilder word = new StringBuilder();
    while (!scan.isAtEnd() && !Character.isWhitespace(scan.peek())) {
      char c = scan.next();
      if (c == '\'' || c == '"') {
        quoted(scan, c, word);
      } else {
        word.append(c == '\\' ? escaped(scan) : c);
      }
    }
    return word.toString();
  }

  private static void quoted(TextScanner scan, char quote, StringBuilder word)
      throws InputException {
    while (!scan.take(quote)) {
      if (scan.isAtEnd()) {
        throw new InputException(BotFault.text("command.quote", String.valueOf(quote)));
      }
      char c = scan.next();
      word.append(c == '\\' && quote == '"' ? escaped(scan) : c);
    }
  }

  /** A backslash before other characters is itself, so that paths of Windows can be written. */
  private static char escaped(TextScanner scan) {
    return !scan.isAtEnd() && ESCAPED.indexOf(scan.peek()) >= 0 ? scan.next() : '\\';
  }
}
