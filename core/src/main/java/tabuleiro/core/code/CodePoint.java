package tabuleiro.core.code;

import org.jspecify.annotations.Nullable;

/**
 * A place where a call of Java code can be stopped. The compiler of users' code adds a call of
 * {@link #check} to every loop and every method.
 */
public final class CodePoint {
  private static volatile @Nullable Thread stopped;

  private CodePoint() {}

  /** Thrown at the next place in code that has taken too long. */
  public static final class Stopped extends Error {
    private static final long serialVersionUID = 1;

    Stopped() {
      super("stopped", null, false, false);
    }
  }

  /** Ends the call if it has taken too long. */
  public static void check() {
    if (stopped != null && stopped == Thread.currentThread()) {
      stopped = null;
      throw new Stopped();
    }
  }

  /** Stops the call that runs in a thread. */
  public static void stop(Thread thread) {
    stopped = thread;
  }

  /** Forgets a request that came after the end of a call. */
  public static void clear() {
    if (stopped == Thread.currentThread()) {
      stopped = null;
    }
  }
}
