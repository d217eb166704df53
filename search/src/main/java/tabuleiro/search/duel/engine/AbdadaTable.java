package tabuleiro.search.duel.engine;

import tabuleiro.core.Zobrist;

/**
 * Which moves the threads of an engine are looking at, so that none begins with a move that another
 * one is at: it comes back to it later, when the table has the answer (ABDADA, Weill 1996, in the
 * simple form of Kerrigan 2014).
 *
 * <p>Written without any lock. What races lose is a hint, never an answer: a move that is missed is
 * searched twice, one that stays by mistake is searched last until another one takes its place.
 */
final class AbdadaTable {
  private static final int SIZE = 1 << 12;

  private final long[] moves = new long[SIZE];

  /** What stands for a move of a position. */
  static long mark(long key, int move) {
    long mark = key ^ Zobrist.key(move);
    return mark == 0 ? 1 : mark;
  }

  boolean has(long mark) {
    return moves[(int) mark & (SIZE - 1)] == mark;
  }

  void begin(long mark) {
    moves[(int) mark & (SIZE - 1)] = mark;
  }

  void end(long mark) {
    int at = (int) mark & (SIZE - 1);
    if (moves[at] == mark) {
      moves[at] = 0;
    }
  }
}
