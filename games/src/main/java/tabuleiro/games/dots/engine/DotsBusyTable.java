package tabuleiro.games.dots.engine;

/**
 * The positions that the threads of a proof are searching. A thread defers a move to a position
 * that another thread is searching, until the transposition table has its value (ABDADA, Weill
 * 1996, in the simplified form of Kerrigan 2014).
 *
 * <p>Lock-free. Races affect only the order of moves, never a value: after a lost entry a position
 * is searched twice; after a stale entry it is searched last until the entry is overwritten.
 */
final class DotsBusyTable {
  private static final int SIZE = 1 << 12;

  private final long[] keys = new long[SIZE];
  private final boolean isShared;

  /** A table for several threads; with one thread no position is ever busy. */
  DotsBusyTable(int threads) {
    isShared = threads > 1;
  }

  /** Whether a thread is searching a position. */
  boolean has(long key) {
    return isShared && key != 0 && keys[place(key)] == key;
  }

  void begin(long key) {
    if (isShared) {
      keys[place(key)] = key;
    }
  }

  void end(long key) {
    if (has(key)) {
      keys[place(key)] = 0;
    }
  }

  private static int place(long key) {
    return (int) (key >>> 40) & (SIZE - 1);
  }
}
