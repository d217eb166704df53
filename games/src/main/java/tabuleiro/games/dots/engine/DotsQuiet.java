package tabuleiro.games.dots.engine;

import java.util.Arrays;

/**
 * A position that a search changes and changes back: coins and strings. It is meant for quiet
 * positions, those without a box of three sides. They have two kinds of moves, which {@link
 * DotsLinks} finds:
 *
 * <ul>
 *   <li>A <em>safe</em> move cuts a string between coins that keep two strings at least.
 *   <li>All others <em>open</em> a chain or a loop: every coin of it can then be taken in one turn.
 *       It makes no difference where it is opened, except that of two coins the string between them
 *       is the best to cut, so there is one such move for each chain or loop.
 * </ul>
 *
 * <p>The other then takes all that can be taken and moves again; or he leaves the last two coins of
 * a chain of three or more, or the last four of a loop, as a present, and the opener has to move
 * (Berlekamp 2000). Whatever he does the same position remains, so {@link #make} plays a move and
 * all the takings at once.
 *
 * <pre>
 *   state of a coin  =  strings &lt;&lt; 16 | exclusive or of the numbers of its strings
 *   a move           =  arc | present &lt;&lt; 8 | coins of the chain &lt;&lt; 12      (coins 0: safe)
 * </pre>
 *
 * The exclusive or leads from one string of a coin with two to the other. Nothing is allocated
 * while searching. Used by one thread.
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

  /** Becomes the position of these drawn arcs. */
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

  /** Becomes a position of the same size as it is now; there is no way back. */
  void set(DotsQuiet other) {
    System.arraycopy(other.states, 0, states, 0, states.length);
    System.arraycopy(other.free, 0, free, 0, free.length);
    open = other.open;
    undone = 0;
  }

  /** How many boxes are not closed. */
  int open() {
    return open;
  }

  /** How many arcs are missing. */
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

  /** Whether cutting a string leaves two at least to its coins. */
  boolean isSafe(int arc) {
    int end = coins.first[arc];
    return strings(end) > 2 && strings(end ^ coins.span[arc]) > 2;
  }

  /** How many strings a coin has; the ground has many. */
  int strings(int coin) {
    return states[coin] >> 16;
  }

  /** The only string of a coin that has one. */
  int onlyString(int coin) {
    return states[coin] & (STRING - 1);
  }

  /** The other string of a coin that has two. */
  int otherString(int coin, int arc) {
    return (states[coin] & (STRING - 1)) ^ arc;
  }

  /** What {@link #back} goes back to. */
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

  /** Cuts one string. */
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

  /** Plays a move and, if it opens something, takes all that can be taken. Tells how much. */
  int make(int move) {
    int arc = move & 0xFF;
    cut(arc);
    return coinsOf(move) == 0 ? 0 : take(arc);
  }

  /** Takes all coins that can be taken around a cut string and beyond. */
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

  /** How many coins the other may leave in return for the move: 0, 2 or 4. */
  static int present(int move) {
    return move >> 8 & 0xF;
  }

  /** How many coins a move offers directly; 0 if it is safe. */
  static int coinsOf(int move) {
    return move >> 12;
  }
}
