package tabuleiro.core.text;

import java.util.Locale;

/**
 * Invalid user input: the problem, its position and what was expected, as one sentence that can be
 * shown to the user. It quotes at most 80 characters of a text ({@link Quotation}).
 */
public final class InputException extends Exception {
  private static final String BUNDLE = "tabuleiro.core.messages";

  private final transient Message problem;
  private final String source;
  private final int line;
  private final int column;

  /** An error without a position. */
  public InputException(Message problem) {
    this(problem, "", 0, 0);
  }

  /** An error at a line and column, both counted from 1. */
  public InputException(Message problem, int line, int column) {
    this(problem, "", line, column);
  }

  private InputException(Message problem, String source, int line, int column) {
    this.problem = problem.quoted();
    this.source = Quotation.end(source);
    this.line = line;
    this.column = column;
  }

  /** The same error with the name of the source, usually a file. */
  public InputException of(String newSource) {
    return new InputException(problem, newSource, line, column);
  }

  public Message problem() {
    return problem;
  }

  /** The line of the error, from 1; 0 if unknown. */
  public int line() {
    return line;
  }

  /** The column of the error, from 1; 0 if unknown. */
  public int column() {
    return column;
  }

  /** The sentence in a language, with the position of the error. */
  public String in(Locale locale) {
    String what = problem.in(locale);
    if (line > 0 && source.isEmpty()) {
      return Message.of(BUNDLE, "at.place", line, column, what).in(locale);
    } else if (line > 0) {
      return Message.of(BUNDLE, "at.source.place", source, line, column, what).in(locale);
    }
    return source.isEmpty() ? what : Message.of(BUNDLE, "at.source", source, what).in(locale);
  }

  @Override
  public String getMessage() {
    return in(Locale.ENGLISH);
  }
}
