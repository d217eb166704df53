package tabuleiro.lisp;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.text.InputException;

/**
 * The text of one form at the top level of a file.
 *
 * @param line where it starts, from 1
 */
record TopLevelForm(String text, int line) {

  /** The forms of a file, in order. */
  static List<TopLevelForm> all(String file, String text) throws InputException {
    return new Scanner(file, text).all();
  }

  /**
   * Finds where forms begin and end. Armed Bear's reader does the rest; it does not say on which
   * line a form starts.
   */
  private static final class Scanner {
    private final String file;
    private final String text;
    private int at;
    private int line = 1;

    Scanner(String file, String text) {
      this.file = file;
      this.text = text;
    }

    List<TopLevelForm> all() throws InputException {
      List<TopLevelForm> forms = new ArrayList<>();
      while (true) {
        skipBlanks();
        if (at >= text.length()) {
          return forms;
        }
        int start = at;
        int startLine = line;
        form(startLine);
        forms.add(new TopLevelForm(text.substring(start, at), startLine));
      }
    }

    /** White space and comments. */
    private void skipBlanks() throws InputException {
      while (at < text.length()) {
        char c = text.charAt(at);
        if (c == ';') {
          skipLine();
        } else if (text.startsWith("#|", at)) {
          skipBlock();
        } else if (Character.isWhitespace(c) || c == '\uFEFF') {
          step();
        } else {
          return;
        }
      }
    }

    private void form(int startLine) throws InputException {
      int depth = 0;
      boolean isPrefixed;
      do {
        isPrefixed = false;
        skipBlanks();
        if (at >= text.length()) {
          throw LispMessages.fault(file, startLine, "read.unclosed");
        }
        char c = text.charAt(at);
        if (c == '(') {
          depth++;
          step();
        } else if (c == ')') {
          if (depth == 0) {
            throw LispMessages.fault(file, line, "read.unopened");
          }
          depth--;
          step();
        } else if (isPrefix(c)) {
          step();
          isPrefixed = true;
        } else {
          atom(startLine);
        }
      } while (depth > 0 || isPrefixed);
    }

    /** Whether a form follows this character directly: a quotation mark or {@code #'}. */
    private boolean isPrefix(char c) {
      boolean isSharp =
          c == '#' && at + 1 < text.length() && "'(.:+-".indexOf(text.charAt(at + 1)) >= 0;
      return c == '\'' || c == '`' || c == ',' || isSharp;
    }

    private void atom(int startLine) throws InputException {
      char c = text.charAt(at);
      if (c == '"' || c == '|') {
        quoted(c, startLine);
        return;
      }
      if (text.startsWith("#\\", at)) {
        at += 2;
        if (at < text.length()) {
          step();
        }
      }
      while (at < text.length() && !endsAtom(text.charAt(at))) {
        if (text.charAt(at) == '\\') {
          step();
        }
        if (at < text.length()) {
          step();
        }
      }
    }

    private static boolean endsAtom(char c) {
      return Character.isWhitespace(c) || "()\";'`,|".indexOf(c) >= 0;
    }

    private void quoted(char end, int startLine) throws InputException {
      int opened = line;
      step();
      while (at < text.length() && text.charAt(at) != end) {
        if (text.charAt(at) == '\\') {
          step();
        }
        if (at < text.length()) {
          step();
        }
      }
      if (at >= text.length()) {
        throw LispMessages.fault(file, Math.max(opened, startLine), "read.string");
      }
      step();
    }

    private void skipLine() {
      while (at < text.length() && text.charAt(at) != '\n') {
        at++;
      }
    }

    /** A block comment; they may be nested. */
    private void skipBlock() throws InputException {
      int opened = line;
      int depth = 0;
      do {
        if (at >= text.length()) {
          throw LispMessages.fault(file, opened, "read.comment");
        }
        boolean opens = text.startsWith("#|", at);
        boolean closes = text.startsWith("|#", at);
        depth += opens ? 1 : closes ? -1 : 0;
        step();
        if (opens || closes) {
          step();
        }
      } while (depth > 0);
    }

    private void step() {
      if (text.charAt(at) == '\n') {
        line++;
      }
      at++;
    }
  }
}
