package tabuleiro.lab.ugi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Words;

/**
 * Moves as the protocol writes them. A move is one token without white space, such as {@code D4},
 * or one balanced Lisp form, such as {@code (h 1 2)}. The text of a move that is neither gets
 * parentheses: {@code peca-c-1 7 3} becomes {@code (peca-c-1 7 3)}. If its own parentheses do not
 * match, it becomes a string.
 */
public final class WireMove {
  static final String BUNDLE = "tabuleiro.lab.ugi.messages";

  /** Words that end a list of moves, so a move of that name gets parentheses. */
  private static final Set<String> KEYWORDS =
      Set.of("moves", "cost", "generated", "expanded", "ponder");

  private WireMove() {}

  /** The move on the wire whose text the notation of its world wrote. */
  public static String of(String text) {
    String plain = Words.spaced(text);
    if (isItem(plain) && !KEYWORDS.contains(plain)) {
      return plain;
    }
    String list = "(" + plain + ")";
    return isItem(list) ? list : quoted(plain);
  }

  /**
   * The moves of a text in which white space separates them.
   *
   * @throws InputException if a list is not closed
   */
  public static List<String> split(String text) throws InputException {
    WireScanner scan = new WireScanner(text);
    List<String> moves = new ArrayList<>();
    for (Optional<String> move = scan.next(); move.isPresent(); move = scan.next()) {
      moves.add(move.get());
    }
    if (scan.isBroken()) {
      throw new InputException(Message.of(BUNDLE, "wire.unclosed", text));
    }
    return moves;
  }

  /** Whether a text is one token or one balanced form. */
  public static boolean isItem(String text) {
    WireScanner scan = new WireScanner(text);
    return scan.next().filter(text::equals).isPresent();
  }

  /** The text inside the parentheses or quotation marks of a move; the move itself without them. */
  static String bare(String move) {
    String text = move.strip();
    if (!isItem(text)) {
      return text;
    } else if (text.startsWith("(")) {
      return text.substring(1, text.length() - 1).strip();
    }
    return text.startsWith("\"") ? unquoted(text) : text;
  }

  /** The move in small letters, with white space only where it separates two items. */
  static String normal(String move) {
    String text = Words.lower(Words.spaced(move));
    StringBuilder normal = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      boolean isNeeded =
          text.charAt(i) != ' ' || (text.charAt(i - 1) != '(' && text.charAt(i + 1) != ')');
      if (isNeeded) {
        normal.append(text.charAt(i));
      }
    }
    return normal.toString();
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private static String unquoted(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    for (int i = 1; i < text.length() - 1; i++) {
      i += text.charAt(i) == '\\' ? 1 : 0;
      plain.append(text.charAt(i));
    }
    return plain.toString();
  }
}
