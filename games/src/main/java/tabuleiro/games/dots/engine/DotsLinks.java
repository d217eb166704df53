package tabuleiro.games.dots.engine;

import java.util.Arrays;

/**
 * Looks through a quiet position and finds its links: what lies between two coins of three strings
 * or more, between such a coin and the ground, or between ground and ground, and the loops. They
 * make the key of the position, and every one of them is a move.
 *
 * <pre>
 *   (joint) ────────────── (joint)      no coin between: a safe move
 *   (joint) ─ (a) ─ (b) ─ ground        two coins: a chain that hangs on a joint
 *    ground ─ (a) ─ (b) ─ ground        two coins, and nothing to do with the rest: simple
 * </pre>
 *
 * <p>Of several simple chains only the shortest of those with one or two coins and the shortest of
 * the longer ones is worth opening, and of loops the shortest: a player who pretends that a chain
 * of m coins is one of n, of the same kind, errs by at most m - n, so if opening the longer gave
 * the other less, that would be by less than it costs (Buzzard and Ciere 2014 for games of chains
 * and loops; the argument does not depend on the rest of the game).
 *
 * <p>The results are those of the last scan. Used by one thread.
 */
final class DotsLinks {
  private final DotsQuiet position;
  private final DotsCoins coins;
  private final long[] rest = new long[3];
  private final int words;
  private final long[] keys;
  private final int[] simple;
  private int[] moves = new int[0];
  private int size;
  private int turned;
  private int canonicalTurn;
  private boolean isSimple;
  private int simples;
  private int longs;
  private int longCoins;
  private int loopCoins;
  private int shortChain;
  private int longChain;
  private int loop;

  DotsLinks(DotsQuiet position) {
    this.position = position;
    coins = position.coins;
    words = (coins.arcs + 63) >> 6;
    keys = new long[coins.turns];
    simple = new int[coins.ground];
  }

  /**
   * Finds the links of the position, which must be quiet, its key and its moves.
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
      rest[word] = position.missing(word);
    }
    for (int word = 0; word < words; word++) {
      while (rest[word] != 0) {
        int arc = (word << 6) + Long.numberOfTrailingZeros(rest[word]);
        rest[word] &= rest[word] - 1;
        int end1 = coins.first[arc];
        int end2 = end1 ^ coins.span[arc];
        if (position.strings(end1) > 2 && position.strings(end2) > 2) {
          isSimple = false;
          link(coins.pair(end1, end2), 0);
          if (coins.twin[arc] == arc || !position.isMissing(coins.twin[arc])) {
            moves[size++] = arc;
          }
        } else {
          chain(arc, position.strings(end1) == 2 ? end1 : end2);
        }
      }
    }
    chooseSimple();
    canonise();
    return size;
  }

  /** The position that is looked at. */
  DotsQuiet position() {
    return position;
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
    while (position.strings(coin) == 2 && coin != start) {
      length++;
      string = position.otherString(coin, string);
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
    string = position.otherString(start, arc);
    rest[string >> 6] &= ~(1L << string);
    coin = start ^ coins.span[string];
    between = between < 0 ? string : between;
    while (position.strings(coin) == 2) {
      length++;
      string = position.otherString(coin, string);
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
    simple[simples++] = DotsQuiet.coinsOf(move);
    if (DotsQuiet.coinsOf(move) > 2) {
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
    return known == 0 || DotsQuiet.coinsOf(move) < DotsQuiet.coinsOf(known) ? move : known;
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
