package tabuleiro.games.dots;

import java.util.Arrays;

/**
 * A position that a search changes and changes back: coins, strings, and the links they make. It is
 * meant for quiet positions, those without a box of three sides, and knows their moves:
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
 * <p>Of several chains between ground and ground only the shortest of those with one or two coins
 * and the shortest of the longer ones is worth opening, and of loops the shortest: a player who
 * pretends that a chain of m coins is one of n, of the same kind, errs by at most m - n, so if
 * opening the longer gave the other less, that would be by less than it costs (Buzzard and Ciere
 * 2014 for games of chains and loops; the argument does not depend on the rest of the game).
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
  private static final int THREE = 3 * STRING;
  private static final int TWO = 2 * STRING;
  private static final int MANY = 1 << 29;

  final DotsCoins coins;
  private final int[] states;
  private final long[] free = new long[3];
  private final long[] rest = new long[3];
  private final int words;
  private final int[] undo;
  private final int[] queue;
  private int undone;
  private int open;

  // What the last scan found.
  private final long[] keys;
  private int turned;
  private int canonicalTurn;
  private int[] moves = new int[0];
  private int size;
  private boolean isSimple;
  private final int[] simple;
  private int simples;
  private int longs;
  private int longCoins;
  private int loopCoins;
  private int shortChain;
  private int longChain;
  private int loop;

  DotsQuiet(DotsCoins coins) {
    this.coins = coins;
    states = new int[coins.ground + 1];
    undo = new int[coins.arcs];
    queue = new int[2 * coins.arcs + 4];
    words = (coins.arcs + 63) >> 6;
    keys = new long[coins.turns];
    simple = new int[coins.ground];
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

  boolean isMissing(int arc) {
    return (free[arc >> 6] >>> arc & 1) != 0;
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

  /**
   * Finds the links of this quiet position: its key and its moves.
   *
   * @param into where to write the moves
   * @param withTurns whether all turns of a position shall have one key
   * @return where the moves end
   */
  int scan(int[] into, int from, boolean withTurns) {
    moves = into;
    size = from;
    isSimple = true;
    simples = 0;
    longs = 0;
    longCoins = 0;
    loopCoins = 0;
    shortChain = 0;
    longChain = 0;
    loop = 0;
    turned = withTurns ? coins.turns : 1;
    Arrays.fill(keys, 0, turned, 0);
    for (int word = 0; word < words; word++) {
      rest[word] = free[word];
    }
    for (int word = 0; word < words; word++) {
      while (rest[word] != 0) {
        int arc = (word << 6) + Long.numberOfTrailingZeros(rest[word]);
        rest[word] &= rest[word] - 1;
        int end1 = coins.first[arc];
        int end2 = end1 ^ coins.span[arc];
        if (states[end1] >= THREE && states[end2] >= THREE) {
          isSimple = false;
          link(coins.pair(end1, end2), 0);
          if (coins.twin[arc] == arc || !isMissing(coins.twin[arc])) {
            moves[size++] = arc;
          }
        } else {
          chain(arc, states[end1] < THREE ? end1 : end2);
        }
      }
    }
    chooseSimple();
    canonise();
    return size;
  }

  private void link(int pair, int length) {
    for (int turn = 0; turn < turned; turn++) {
      keys[turn] += coins.link(pair + turn, length);
    }
  }

  /** Follows the chain of a string, beginning with a coin of two. */
  private void chain(int arc, int start) {
    int length = 1;
    int string = arc;
    int coin = start ^ coins.span[string];
    while (states[coin] < THREE && coin != start) {
      length++;
      string = (states[coin] & (STRING - 1)) ^ string;
      rest[string >> 6] &= ~(1L << string);
      coin ^= coins.span[string];
    }
    if (coin == start) {
      link(coins.loop(), length);
      loop = shorter(loop, arc | 4 << 8 | length << 12);
      simple[simples++] = loopOf(length);
      loopCoins += length;
      return;
    }
    int end1 = coin;
    int between = length == 2 ? arc : -1;
    string = (states[start] & (STRING - 1)) ^ arc;
    rest[string >> 6] &= ~(1L << string);
    coin = start ^ coins.span[string];
    between = between < 0 ? string : between;
    while (states[coin] < THREE) {
      length++;
      string = (states[coin] & (STRING - 1)) ^ string;
      rest[string >> 6] &= ~(1L << string);
      coin ^= coins.span[string];
    }
    link(coins.pair(end1, coin), length);
    longs += length > 2 ? 1 : 0;
    longCoins += length > 2 ? length : 0;
    add(end1, coin, between | (length > 2 ? 2 << 8 : 0) | length << 12);
  }

  private void add(int end1, int end2, int move) {
    if (end1 != coins.ground || end2 != coins.ground) {
      isSimple = false;
      moves[size++] = move;
      return;
    }
    simple[simples++] = coinsOf(move);
    if (coinsOf(move) > 2) {
      longChain = shorter(longChain, move);
    } else {
      shortChain = shorter(shortChain, move);
    }
  }

  /** How a loop of some coins is told from a chain of as many. */
  static int loopOf(int length) {
    return -length;
  }

  private static int shorter(int known, int move) {
    return known == 0 || coinsOf(move) < coinsOf(known) ? move : known;
  }

  private void chooseSimple() {
    if (shortChain != 0) {
      moves[size++] = shortChain;
    }
    if (longChain != 0) {
      moves[size++] = longChain;
    }
    if (loop != 0) {
      moves[size++] = loop;
    }
  }

  private void canonise() {
    canonicalTurn = 0;
    for (int turn = 1; turn < turned; turn++) {
      if (keys[turn] < keys[canonicalTurn]) {
        canonicalTurn = turn;
      }
    }
  }

  /** The key of the scanned position. */
  long key() {
    return keys[canonicalTurn];
  }

  /** The turn that takes the scanned position to the one of its key. */
  int canonicalTurn() {
    return canonicalTurn;
  }

  /** Whether the scanned position has only chains between ground and ground, and loops. */
  boolean isSimple() {
    return isSimple;
  }

  /** How many chains between ground and ground, and loops, the last scan found. */
  int simples() {
    return simples;
  }

  /** One of them: the coins of a chain, or {@link #loopOf} those of a loop. */
  int simple(int index) {
    return simple[index];
  }

  /** How many chains of three coins or more there are, whatever their ends are tied to. */
  int longs() {
    return longs;
  }

  /** How many coins the long chains have. */
  int longCoins() {
    return longCoins;
  }

  /** How many coins the loops have. */
  int loopCoins() {
    return loopCoins;
  }
}
