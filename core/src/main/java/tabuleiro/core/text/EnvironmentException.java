package tabuleiro.core.text;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The environment of the program has failed: a full disk, a folder without write permission, a
 * database that is gone. It is neither an error of the user nor a bug, so it has its own exit code
 * and its own HTTP status. The message is one sentence that names the cause.
 *
 * <p>Unchecked, because a disk may fail at any point of a long computation.
 */
public class EnvironmentException extends RuntimeException {
  private static final long serialVersionUID = 1;
  private static final String BUNDLE = "tabuleiro.core.messages";

  private final transient Message problem;

  public EnvironmentException(Message problem, @Nullable Throwable cause) {
    super(problem.in(Locale.ENGLISH), cause);
    this.problem = problem;
  }

  /** A failure of a file or another named place. */
  public static EnvironmentException of(String place, Message problem, Throwable cause) {
    return new EnvironmentException(Message.of(BUNDLE, "at.source", place, problem), cause);
  }

  /** The failure as one sentence. */
  public Message problem() {
    return problem;
  }
}
