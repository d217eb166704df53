package tabuleiro.search.duel.engine;

import tabuleiro.core.Zobrist;

/**
 * The moves that the threads of an engine are searching. A thread defers a move that another thread
 * is searching until the transposition table has its value (ABDADA, Weill 1996, in the simplified
 * form of Kerrigan 2014).
 *
 * <p>Lock-free. Races affect only the move ordering, never a value: after a lost entry a move is
 * searched twice; after a stale entry a move is searched last until the entry is overwritten.
 */
final class AbdadaTable {
  private static final int SIZE = 1 << 12;

  private final long[] moves = new long[SIZE];

  /** The entry of a move in a position. */
  static long mark(long key, int move) {
    long mark = key ^ Zobrist.key(move);
    return mark == 0 ? 1 : mark;
  }

  /**
   * Marks a move as being searched. Returns false if another thread is searching it and it can
   * wait.
   */
  boolean tryBegin(long mark, boolean canWait) {
    int at = (int) mark & (SIZE - 1);
    if (canWait && moves[at] == mark) {
      return false;
    }
    moves[at] = mark;
    return true;
  }

  void end(long mark) {
    int at = (int) mark & (SIZE - 1);
    if (moves[at] == mark) {
      moves[at] = 0;
    }
  }
}
