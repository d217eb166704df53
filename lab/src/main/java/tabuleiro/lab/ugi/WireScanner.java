package tabuleiro.lab.ugi;

import java.util.Optional;
import tabuleiro.core.text.TextScanner;

/**
 * Divides a line of the protocol into items: a list in balanced parentheses, a string in quotation
 * marks, or a token without white space. Takes linear time.
 */
final class WireScanner {
  private final String text;
  private final TextScanner scan;
  private boolean isBroken;

  WireScanner(String text) {
    this.text = text;
    this.scan = new TextScanner(text);
  }

  /** The next item; empty at the end, and before a list or string that is not closed. */
  Optional<String> next() {
    scan.skipSpaces();
    int start = scan.position();
    if (scan.isAtEnd() || isBroken) {
      return Optional.empty();
    }
    switch (scan.peek()) {
      case '(' -> skipList();
      case '"' -> skipString();
      default -> scan.skipWhile(c -> !Character.isWhitespace(c));
    }
    return isBroken ? Optional.empty() : Optional.of(text.substring(start, scan.position()));
  }

  /** What follows the items read so far. */
  String rest() {
    return text.substring(scan.position()).strip();
  }

  /** Whether a list or a string was not closed. */
  boolean isBroken() {
    return isBroken;
  }

  private void skipList() {
    int open = 0;
    do {
      if (scan.isAtEnd()) {
        isBroken = true;
        return;
      } else if (scan.peek() == '"') {
        skipString();
      } else {
        char c = scan.next();
        open += c == '(' ? 1 : c == ')' ? -1 : 0;
      }
    } while (open > 0 && !isBroken);
  }

  private void skipString() {
    scan.next();
    while (!scan.isAtEnd() && scan.peek() != '"') {
      if (scan.next() == '\\' && !scan.isAtEnd()) {
        scan.next();
      }
    }
    isBroken |= !scan.take('"');
  }
}
