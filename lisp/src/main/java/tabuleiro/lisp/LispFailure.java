package tabuleiro.lisp;

import org.armedbear.lisp.LispObject;
import tabuleiro.core.text.Words;

/** An error that Lisp code signalled and did not handle. */
final class LispFailure extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** The message of a condition, on one line. */
  LispFailure(LispObject condition) {
    super(text(condition), null, false, false);
  }

  LispFailure(String message) {
    super(message, null, false, false);
  }

  private static String text(LispObject condition) {
    String text;
    try {
      text = condition.princToString();
    } catch (RuntimeException | StackOverflowError e) {
      text = condition.typeOf().princToString();
    }
    String line = Words.spaced(text);
    return line.endsWith(".") ? line.substring(0, line.length() - 1) : line;
  }

  /** The message without a full stop, as the end of a sentence. */
  String reason() {
    return String.valueOf(getMessage());
  }
}
