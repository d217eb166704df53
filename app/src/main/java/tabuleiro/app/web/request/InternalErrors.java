package tabuleiro.app.web.request;

import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.core.text.Message;

/**
 * Prints errors of the program to the server's terminal, so that they can be reported: the path of
 * the request and where the error happened, but no data of users, so no messages of exceptions.
 * Every error is printed once.
 */
public final class InternalErrors {
  private static final int MOST = 100;
  private static final int DEEPEST = 12;
  private static final Set<String> PRINTED = ConcurrentHashMap.newKeySet();
  private static final ThreadLocal<String> REQUEST = ThreadLocal.withInitial(() -> "");

  private InternalErrors() {}

  /** Names the request that this thread answers now, such as {@code GET /api/v1/games/{id}}. */
  public static void answering(String request) {
    REQUEST.set(request);
  }

  /** Prints an error, unless the same one was printed before. */
  static void print(Throwable error) {
    String text = text(error);
    if (PRINTED.size() < MOST && PRINTED.add(text)) {
      Message sentence = Message.of(RequestException.BUNDLE, "fault.ours");
      System.err.println(sentence.in(Locale.getDefault()) + " " + REQUEST.get() + "\n" + text);
      System.err.flush();
    }
  }

  private static String text(Throwable error) {
    StringBuilder text = new StringBuilder();
    Throwable cause = error;
    for (int depth = 0; cause != null && depth < DEEPEST; depth++, cause = cause.getCause()) {
      text.append(depth == 0 ? "" : "caused by ").append(cause.getClass().getName()).append('\n');
      StackTraceElement[] frames = cause.getStackTrace();
      for (int i = 0; i < Math.min(DEEPEST, frames.length); i++) {
        text.append("  at ").append(frames[i]).append('\n');
      }
    }
    return text.toString();
  }
}
