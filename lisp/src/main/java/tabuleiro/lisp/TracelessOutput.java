package tabuleiro.lisp;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * An error output without the stack traces of exceptions. Armed Bear prints some by itself, for
 * example when its compiler runs out of memory that the program of the user has taken; the user
 * gets one sentence about the program instead.
 */
final class TracelessOutput extends PrintStream {

  TracelessOutput(OutputStream out) {
    super(out, true, StandardCharsets.UTF_8);
  }

  /** Prints nothing: {@link Throwable#printStackTrace()} prints its lines as objects. */
  @Override
  public void println(@Nullable Object line) {}
}
