package tabuleiro.core.text;

import java.util.function.IntPredicate;

/**
 * A cursor over a text, for readers written by hand. It never moves backwards, except by an
 * explicit {@link #reset}, so a reader that uses it needs time linear in the length of the text.
 * Regular expressions do not guarantee that: {@code \d+\.?\d*} takes quadratic time to reject a
 * long row of digits.
 *
 * <pre>
 * TextScanner scan = new TextScanner("h 12");
 * scan.take('h'); scan.skipSpaces(); scan.digits(); scan.isAtEnd();
 * </pre>
 */
public final class TextScanner {
  private static final char END = '\0';

  private final String text;
  private int at;

  public TextScanner(String text) {
    this.text = text;
  }

  /** The index of the next character. */
  public int position() {
    return at;
  }

  /** Moves to an index that {@link #position} returned. */
  public void reset(int position) {
    at = position;
  }

  public boolean isAtEnd() {
    return at == text.length();
  }

  /** The next character, or NUL at the end. */
  public char peek() {
    return isAtEnd() ? END : text.charAt(at);
  }

  /** Moves past a character if it is the next one. */
  public boolean take(char expected) {
    return takeAny(String.valueOf(expected));
  }

  /** Moves past the next character if it is one of these. */
  public boolean takeAny(String characters) {
    boolean isThere = !isAtEnd() && characters.indexOf(text.charAt(at)) >= 0;
    at += isThere ? 1 : 0;
    return isThere;
  }

  /** Moves past the next character, of which there must be one, and returns it. */
  public char next() {
    return text.charAt(at++);
  }

  /** Moves past the characters that meet a condition, and returns how many there were. */
  public int skipWhile(IntPredicate condition) {
    int start = at;
    while (!isAtEnd() && condition.test(text.charAt(at))) {
      at++;
    }
    return at - start;
  }

  /** Moves past all characters that are among these, and returns how many there were. */
  public int skipAny(String characters) {
    return skipWhile(c -> characters.indexOf(c) >= 0);
  }

  /** Moves past white space. */
  public void skipSpaces() {
    skipWhile(Character::isWhitespace);
  }

  /** Moves past the decimal digits that follow and returns them; empty if there are none. */
  public String digits() {
    int start = at;
    skipWhile(c -> isDigit((char) c));
    return text.substring(start, at);
  }

  /** Moves past the letters a to z, of either case, that follow and returns them. */
  public String letters() {
    int start = at;
    skipWhile(c -> isLetter((char) c));
    return text.substring(start, at);
  }

  /** Whether a character is one of 0 to 9. Digits of other scripts are not numbers here. */
  public static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** Whether a character is one of a to z or A to Z. */
  public static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }
}
