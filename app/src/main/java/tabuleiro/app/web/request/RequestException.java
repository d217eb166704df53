package tabuleiro.app.web.request;

import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabuleiro.app.code.OwnProcess;
import tabuleiro.app.worlds.PluginFaults;
import tabuleiro.core.text.EnvironmentException;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/**
 * A request that cannot be answered, with its HTTP status and a message for the user. The message
 * quotes at most 80 characters of each text of the request.
 */
public final class RequestException extends RuntimeException {
  public static final String BUNDLE = "tabuleiro.app.web.messages";

  private final int status;
  private final transient Message problem;

  private RequestException(int status, Message problem) {
    super(problem.key());
    this.status = status;
    this.problem = problem.quoted();
  }

  public static RequestException of(int status, String key, Object... arguments) {
    return new RequestException(status, Message.of(BUNDLE, key, arguments));
  }

  /** Returns the exception for invalid input. */
  public static RequestException of(InputException fault) {
    return new RequestException(400, fault.problem());
  }

  /** Returns the exception for a failed search: bad input, lack of memory or an error. */
  public static RequestException of(@Nullable Throwable cause) {
    if (cause instanceof RequestException fault) {
      return fault;
    } else if (cause instanceof InputException fault) {
      return of(fault);
    } else if (cause instanceof OwnProcess.Needed) {
      return of(400, "fault.code.here");
    } else if (cause instanceof EnvironmentException fault) {
      return new RequestException(503, fault.problem());
    } else if (cause instanceof OutOfMemoryError) {
      return of(422, "fault.memory");
    } else if (cause instanceof StackOverflowError) {
      return of(400, "fault.deep");
    }
    return cause == null ? of(500, "fault.ours") : ours(cause);
  }

  /** Returns an internal error. It is also printed to the server's terminal. */
  private static RequestException ours(Throwable cause) {
    Optional<Message> plugin = PluginFaults.of(cause);
    plugin.ifPresentOrElse(
        message -> System.err.println(message.in(Locale.getDefault())),
        () -> InternalErrors.print(cause));
    return plugin.map(message -> new RequestException(500, message)).orElse(of(500, "fault.ours"));
  }

  public int status() {
    return status;
  }

  /** Returns the message in a language. */
  public String in(Locale locale) {
    return problem.in(locale);
  }
}
