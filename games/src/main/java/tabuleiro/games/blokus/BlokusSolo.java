package tabuleiro.games.blokus;

import static tabuleiro.games.blokus.rules.BlokusBoard.CELLS;
import static tabuleiro.games.blokus.rules.BlokusBoard.WORDS;

import java.util.Arrays;
import tabuleiro.core.MoveList;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.games.blokus.rules.BlokusBoard;
import tabuleiro.games.blokus.rules.BlokusHand;
import tabuleiro.games.blokus.rules.BlokusPlacements;

/**
 * The most squares that a player can lay alone within a set of cells.
 *
 * <p>Depth-first branch and bound (Land and Doig 1960), larger pieces first. {@link BlokusReach}
 * gives the upper bound. A state is the set of cells that the player may still use, the set of
 * those where a piece may start, and the hand; nothing else of the board matters. So two boards
 * that differ elsewhere share a table entry, and after a move of one player the table still answers
 * for the other, unless the move took room.
 *
 * <p>A search has a limit on the number of states. Beyond it, only the best line so far is known.
 *
 * <pre>
 *   stack[ply]    0 to 3  the cells that the player may use      4 to 7  where a piece may start
 *   bounds        bits 0 to 6 lower bound      8 to 14 upper bound
 * </pre>
 *
 * <p>Not thread-safe.
 */
final class BlokusSolo {
  /** Greater than the squares of any hand. */
  static final int ALL = 127;

  private static final int BITS = 16;
  private static final int MOST_PIECES = 35;
  private static final int LOOK_EVERY = 32;

  private final BlokusReach reach = new BlokusReach();
  private final long[][] stack = new long[MOST_PIECES + 2][2 * WORDS];
  private final MoveList[] lists = new MoveList[MOST_PIECES + 1];
  private final long[] keys = new long[1 << BITS];
  private final short[] bounds = new short[1 << BITS];
  private Budget clock = new Budget(Limits.NONE);
  private int credit;
  private boolean isGivenUp;

  BlokusSolo() {
    Arrays.setAll(lists, i -> new MoveList());
  }

  /** Sets the clock that long searches check. */
  void begin(Budget budget) {
    clock = budget;
  }

  /**
   * Sets the cells that a player may fill.
   *
   * @param from the last flood of the player
   * @param without cells that may not be filled, four words
   */
  void set(BlokusReach from, long[] without) {
    long[] first = stack[0];
    for (int word = 0; word < WORDS; word++) {
      first[word] = from.reached(word) & ~without[word];
      first[WORDS + word] = first[word] & from.starts(word);
    }
  }

  /** The squares that the player lays with the last placement of the list at every turn. */
  int greedy(int hand) {
    int squares = 0;
    int left = hand;
    for (int ply = 0; ; ply++) {
      MoveList moves = list(ply, left);
      if (moves.size() == 0) {
        return squares;
      }
      int move = moves.get(moves.size() - 1);
      lay(stack[ply], stack[ply + 1], move);
      left -= BlokusHand.one(move / CELLS);
      squares += squares(move);
    }
  }

  /**
   * The most squares: an upper bound if at most {@code floor}, a lower bound if at least {@code
   * enough}. If the search {@link #isGivenUp}, it is a lower bound above {@code floor} and says
   * nothing otherwise.
   *
   * @param states the number of states after which the search is given up
   */
  int most(int hand, int floor, int enough, int states) {
    credit = states;
    isGivenUp = false;
    return search(0, hand, floor, enough);
  }

  /** Whether the last search met its limit, so that the result is at most a lower bound. */
  boolean isGivenUp() {
    return isGivenUp;
  }

  private static int low(int bounds) {
    return bounds & 0x7F;
  }

  private static int high(int bounds) {
    return bounds >> 8 & 0x7F;
  }

  private static short bounds(int low, int high) {
    return (short) (low | high << 8);
  }

  private static int slot(long key) {
    return (int) (key >>> (64 - BITS));
  }

  private static long key(long[] state, int hand) {
    long key = hand * 0x9E3779B97F4A7C15L;
    for (int i = 0; i < 2 * WORDS; i++) {
      key = (key ^ state[i]) * 0xBF58476D1CE4E5B9L;
      key ^= key >>> 29;
    }
    key *= 0x94D049BB133111EBL;
    return key ^ key >>> 32;
  }

  private int search(int ply, int hand, int floor, int enough) {
    long[] state = stack[ply];
    if ((state[WORDS] | state[WORDS + 1] | state[WORDS + 2] | state[WORDS + 3]) == 0) {
      return 0;
    }
    // 1. Look the state up in the table.
    long key = key(state, hand);
    int slot = slot(key);
    int known = keys[slot] == key ? bounds[slot] : bounds(0, ALL);
    int best = low(known);
    if (best == high(known) || best >= enough) {
      return best;
    } else if (high(known) <= floor) {
      return high(known);
    } else if (isOutOfCredit()) {
      return best;
    }
    // 2. Return if the upper bound does not exceed the floor.
    reach.flood(state, hand);
    int high = Math.min(high(known), reach.hope(hand));
    if (high <= floor) {
      return high;
    }
    // 3. Try all placements. Small pieces are listed first, so iterate backwards.
    MoveList moves = list(ply, hand);
    int most = Math.min(high, enough);
    for (int i = moves.size() - 1; i >= 0 && best < most && credit >= 0; i--) {
      int move = moves.get(i);
      int squares = squares(move);
      lay(state, stack[ply + 1], move);
      int left = hand - BlokusHand.one(move / CELLS);
      int above = Math.max(floor, best) - squares;
      best = Math.max(best, squares + search(ply + 1, left, above, enough - squares));
    }
    boolean isUpper = !isGivenUp && best < most;
    // At most at the floor, it is a maximum of upper bounds, also if the search was given up.
    int low = best <= floor ? low(known) : best;
    keys[slot] = key;
    bounds[slot] = bounds(low, isUpper ? best : high);
    return best;
  }

  /** Counts a state, and gives up if there were too many. */
  private boolean isOutOfCredit() {
    if (--credit < 0) {
      isGivenUp = true;
    } else if (credit % LOOK_EVERY == 0) {
      clock.checkClock();
    }
    return credit < 0;
  }

  private MoveList list(int ply, int hand) {
    long[] s = stack[ply];
    MoveList moves = lists[ply];
    moves.clear();
    BlokusPlacements.listAllowed(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], hand, moves);
    return moves;
  }

  private static int squares(int move) {
    return move < CELLS ? 1 : 4;
  }

  private static void lay(long[] before, long[] after, int move) {
    for (int word = 0; word < WORDS; word++) {
      long above = word == 0 ? 0 : BlokusBoard.covered(move, word - 1);
      long here = BlokusBoard.covered(move, word);
      long below = word == WORDS - 1 ? 0 : BlokusBoard.covered(move, word + 1);
      long allowed = BlokusPlacements.allowed(above, here, below, before[word] & ~here);
      after[word] = allowed;
      after[WORDS + word] =
          allowed & (before[WORDS + word] | BlokusPlacements.diagonal(above, here, below));
    }
  }
}
