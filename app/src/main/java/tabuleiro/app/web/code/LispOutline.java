package tabuleiro.app.web.code;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.text.TextScanner;
import tabuleiro.core.text.Words;

/**
 * The functions that a Lisp file defines, found without running it: a list for the page must not
 * start a Lisp. Text that is no proper Lisp gives the functions before the fault; the search then
 * reports it.
 */
public final class LispOutline {
  private static final String BLANKS = " \t\r\n\f";
  private static final String ENDS = BLANKS + "()\";'`,";

  private final TextScanner scan;
  private final String text;
  private final List<Function> functions = new ArrayList<>();

  /**
   * A function at the top level.
   *
   * @param parameters how many arguments a call must give
   */
  public record Function(String name, int parameters) {}

  private LispOutline(String text) {
    this.text = text;
    scan = new TextScanner(text);
  }

  /** The functions of a file in its order; one that is defined twice appears once. */
  public static List<Function> of(String text) {
    LispOutline outline = new LispOutline(text);
    outline.file();
    return outline.functions;
  }

  private void file() {
    while (skipBlanks()) {
      if (!scan.take('(')) {
        token();
        continue;
      }
      if (skipBlanks() && scan.peek() != '(' && Words.lower(token()).equals("defun")) {
        function();
      }
      skipToEnd(1);
    }
  }

  /** Reads a name and a list of parameters. */
  private void function() {
    if (!skipBlanks() || scan.peek() == '(' || scan.peek() == ')') {
      return;
    }
    String name = Words.lower(token());
    if (!skipBlanks() || !scan.take('(')) {
      return;
    }
    int parameters = 0;
    boolean isRequired = true;
    while (skipBlanks() && !scan.take(')')) {
      if (scan.take('(')) {
        skipToEnd(1);
        continue;
      }
      isRequired &= !token().startsWith("&");
      parameters += isRequired ? 1 : 0;
    }
    functions.removeIf(earlier -> earlier.name().equals(name));
    functions.add(new Function(name, parameters));
  }

  /** Moves past the closing parenthesis of a list that is open {@code depth} times. */
  private void skipToEnd(int depth) {
    int open = depth;
    while (open > 0 && skipBlanks()) {
      if (scan.take('(')) {
        open++;
      } else if (scan.take(')')) {
        open--;
      } else {
        token();
      }
    }
  }

  /** Moves past white space and comments; false at the end of the text. */
  private boolean skipBlanks() {
    while (true) {
      scan.skipAny(BLANKS);
      if (scan.peek() == ';') {
        scan.skipWhile(c -> c != '\n');
      } else if (text.startsWith("#|", scan.position())) {
        int end = text.indexOf("|#", scan.position() + 2);
        scan.reset(end < 0 ? text.length() : end + 2);
      } else {
        return !scan.isAtEnd();
      }
    }
  }

  /** Moves past a string, a character, a symbol, a number or one other character. */
  private String token() {
    int start = scan.position();
    char first = scan.next();
    if (first == '"' || first == '|') {
      skipQuoted(first);
    } else if (first == '#' && scan.take('\\')) {
      if (!scan.isAtEnd()) {
        scan.next(); // the character itself may be a parenthesis
      }
      scan.skipWhile(c -> ENDS.indexOf(c) < 0);
    } else if (ENDS.indexOf(first) < 0) {
      scan.skipWhile(c -> ENDS.indexOf(c) < 0);
    }
    return text.substring(start, scan.position());
  }

  private void skipQuoted(char end) {
    while (!scan.isAtEnd()) {
      char c = scan.next();
      if (c == '\\' && !scan.isAtEnd()) {
        scan.next();
      } else if (c == end) {
        return;
      }
    }
  }
}
