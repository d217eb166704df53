package tabuleiro.core.code;

import tabuleiro.core.text.Message;

/** A user's function failed, did something that is not allowed, or exceeded a limit. */
public final class OwnCodeException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** What went wrong: an error of the code, or a limit that it exceeded. */
  public enum Kind {
    FAULT,
    LIMIT
  }

  private final transient Message problem;
  private final Kind kind;

  public OwnCodeException(Kind kind, Message problem) {
    super(problem.toString());
    this.kind = kind;
    this.problem = problem;
  }

  /** One sentence with the file and the line. */
  public Message problem() {
    return problem;
  }

  public Kind kind() {
    return kind;
  }
}
