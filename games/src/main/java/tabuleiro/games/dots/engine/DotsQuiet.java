package tabuleiro.games.dots.engine;

import java.util.Arrays;

/**
 * A mutable position of coins and strings with make and undo. It is meant for quiet positions,
 * which have no box with three sides. Quiet positions have two kinds of moves, which {@link
 * DotsLinks} finds:
 *
 * <ul>
 *   <li>A <em>safe</em> move cuts a string between coins that keep at least two strings.
 *   <li>All others <em>open</em> a chain or a loop, all of whose coins can then be taken in one
 *       turn. It does not matter which string is cut, except that in a chain of two coins the
 *       string between them is best. So there is one such move for each chain or loop.
 * </ul>
 *
 * <p>The opponent then either takes all coins and moves again, or leaves a present and the move to
 * the opener: the last two coins of a chain of three or more, or the last four of a loop (Berlekamp
 * 2000). The same position remains in both cases, so {@link #make} plays a move and all captures at
 * once.
 *
 * <pre>
 *   state of a coin  =  strings &lt;&lt; 16 | exclusive or of the numbers of its strings
 *   a move           =  arc | present &lt;&lt; 8 | coins of the chain &lt;&lt; 12      (coins 0: safe)
 * </pre>
 *
 * The exclusive or leads from one string of a coin with two strings to the other. The search
 * allocates nothing. Not thread-safe.
 */
final class DotsQuiet {
  private static final int STRING = 1 << 16;
  private static final int MANY = 1 << 29;

  final DotsCoins coins;
  private final int[] states;
  private final long[] free = new long[3];
  private final int[] undo;
  private final int[] queue;
  private int undone;
  private int open;

  DotsQuiet(DotsCoins coins) {
    this.coins = coins;
    states = new int[coins.ground + 1];
    undo = new int[coins.arcs];
    queue = new int[2 * coins.arcs + 4];
  }

  /** Sets the position with these drawn arcs. */
  void set(long word0, long word1, long word2) {
    free[0] = 0;
    free[1] = 0;
    free[2] = 0;
    undone = 0;
    open = coins.ground;
    Arrays.fill(states, 0);
    states[coins.ground] = MANY;
    for (int arc = 0; arc < coins.arcs; arc++) {
      long word = arc < 64 ? word0 : arc < 128 ? word1 : word2;
      if ((word >>> arc & 1) == 0) {
        free[arc >> 6] |= 1L << arc;
        int end = coins.first[arc];
        states[end] = (states[end] + STRING) ^ arc;
        end ^= coins.span[arc];
        states[end] = (states[end] + STRING) ^ arc;
      }
    }
    for (int coin = 0; coin < coins.ground; coin++) {
      open -= states[coin] < STRING ? 1 : 0;
    }
  }

  /** Copies another position of the same board size. This cannot be undone. */
  void set(DotsQuiet other) {
    System.arraycopy(other.states, 0, states, 0, states.length);
    System.arraycopy(other.free, 0, free, 0, free.length);
    open = other.open;
    undone = 0;
  }

  /** The number of boxes not closed. */
  int open() {
    return open;
  }

  /** The number of missing arcs. */
  int missing() {
    return Long.bitCount(free[0]) + Long.bitCount(free[1]) + Long.bitCount(free[2]);
  }

  /** A word of the set of missing arcs. */
  long missing(int word) {
    return free[word];
  }

  boolean isMissing(int arc) {
    return (free[arc >> 6] >>> arc & 1) != 0;
  }

  /** Whether cutting a string leaves its coins at least two strings each. */
  boolean isSafe(int arc) {
    int end = coins.first[arc];
    return strings(end) > 2 && strings(end ^ coins.span[arc]) > 2;
  }

  /** The number of strings of a coin; a large number for the ground. */
  int strings(int coin) {
    return states[coin] >> 16;
  }

  /** The only string of a coin with one string. */
  int onlyString(int coin) {
    return states[coin] & (STRING - 1);
  }

  /** The other string of a coin with two strings. */
  int otherString(int coin, int arc) {
    return (states[coin] & (STRING - 1)) ^ arc;
  }

  /** A mark that {@link #back} can return to. */
  int mark() {
    return undone;
  }

  /** Undoes everything since a mark. */
  void back(int mark) {
    while (undone > mark) {
      int arc = undo[--undone];
      free[arc >> 6] |= 1L << arc;
      int end = coins.first[arc];
      open += states[end] < STRING ? 1 : 0;
      states[end] = (states[end] ^ arc) + STRING;
      end ^= coins.span[arc];
      open += states[end] < STRING ? 1 : 0;
      states[end] = (states[end] ^ arc) + STRING;
    }
  }

  void cut(int arc) {
    undo[undone++] = arc;
    free[arc >> 6] &= ~(1L << arc);
    int end = coins.first[arc];
    states[end] = (states[end] - STRING) ^ arc;
    open -= states[end] < STRING ? 1 : 0;
    end ^= coins.span[arc];
    states[end] = (states[end] - STRING) ^ arc;
    open -= states[end] < STRING ? 1 : 0;
  }

  /** Plays a move and, if it opens a chain or loop, takes all coins. Returns the number taken. */
  int make(int move) {
    int arc = move & 0xFF;
    cut(arc);
    return coinsOf(move) == 0 ? 0 : take(arc);
  }

  /** Takes all coins that can be taken after cutting a string. */
  private int take(int start) {
    int before = open;
    int[] waiting = queue;
    int count = 0;
    waiting[count++] = coins.first[start];
    waiting[count++] = coins.first[start] ^ coins.span[start];
    while (count > 0) {
      int coin = waiting[--count];
      if (states[coin] >> 16 == 1) {
        int arc = onlyString(coin);
        cut(arc);
        waiting[count++] = coin ^ coins.span[arc];
      }
    }
    return before - open;
  }

  static int arc(int move) {
    return move & 0xFF;
  }

  /** The number of coins that the opponent may leave as a present: 0, 2 or 4. */
  static int present(int move) {
    return move >> 8 & 0xF;
  }

  /** The number of coins of the chain or loop that a move opens; 0 if the move is safe. */
  static int coinsOf(int move) {
    return move >> 12;
  }
}
