package tabuleiro.search.duel;

/** Waiting for other threads. */
final class Threads {
  private Threads() {}

  /** Waits for a thread that ends soon; an interruption meanwhile is not lost. */
  static void join(Thread thread) {
    boolean isInterrupted = Thread.interrupted();
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        isInterrupted = true;
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
