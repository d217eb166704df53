package tabuleiro.games.dots.engine;

import java.util.Arrays;

/**
 * Finds the links of a quiet position: the chains between two coins with three strings or more
 * (joints), between a joint and the ground, or between ground and ground, and the loops. The links
 * determine the key of the position, and each of them is a move.
 *
 * <pre>
 *   (joint) ────────────── (joint)      no coin between: a safe move
 *   (joint) ─ (a) ─ (b) ─ ground        two coins: a chain that hangs on a joint
 *    ground ─ (a) ─ (b) ─ ground        two coins, independent of the rest: simple
 * </pre>
 *
 * <p>Of several simple chains, only the shortest with one or two coins and the shortest of the
 * longer ones are worth opening, and of loops only the shortest. A player who treats a chain of m
 * coins as one of n coins of the same kind errs by at most m - n, so any gain from opening the
 * longer chain is at most its extra cost (Buzzard and Ciere 2014 for games of chains and loops; the
 * argument does not depend on the rest of the game).
 *
 * <p>The results are those of the last scan. Not thread-safe.
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
   * Finds the links of the position, its key and its moves. The position must be quiet.
   *
   * @param into where to write the moves
   * @param withTurns whether all turns of a position share one key
   * @return the index after the last move
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

  DotsQuiet position() {
    return position;
  }

  private void link(int pair, int length) {
    for (int turn = 0; turn < turned; turn++) {
      keys[turn] += coins.link(pair + turn, length);
    }
  }

  /** Follows the chain or loop of a string, starting at a coin with two strings. */
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

  /** Encodes a loop, to distinguish it from a chain of the same length. */
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

  long key() {
    return keys[canonicalTurn];
  }

  /** The turn that maps the scanned position onto the one with the canonical key. */
  int canonicalTurn() {
    return canonicalTurn;
  }

  /** Whether the scanned position has only loops and chains between ground and ground. */
  boolean isSimple() {
    return isSimple;
  }

  /** The number of loops and ground-to-ground chains that the last scan found. */
  int simples() {
    return simples;
  }

  /** The length of one of them: the coins of a chain, or {@link #loopOf} of the coins of a loop. */
  int simple(int index) {
    return simple[index];
  }

  /** The number of chains of three coins or more, whatever their ends are tied to. */
  int longs() {
    return longs;
  }

  /** The total number of coins of the long chains. */
  int longCoins() {
    return longCoins;
  }

  /** The total number of coins of the loops. */
  int loopCoins() {
    return loopCoins;
  }
}
