package tabuleiro.games.dots.engine;

/**
 * Finds the links of a quiet position: the chains between two coins with three strings or more
 * (joints), between a joint and the ground, or between ground and ground, and the loops. The links
 * determine the key of the position (see {@link DotsKeys}), and each of them is a move.
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
  private final int[] linkOf;
  private final int[] ends1;
  private final int[] ends2;
  private final int[] lengths;
  private final int[] simple;
  private int[] moves = new int[0];
  private int size;
  private int links;
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
    linkOf = new int[coins.arcs];
    ends1 = new int[coins.arcs];
    ends2 = new int[coins.arcs];
    lengths = new int[coins.arcs];
    simple = new int[coins.ground];
  }

  /**
   * Finds the links of the position and its moves. The position must be quiet.
   *
   * @param into where to write the moves
   * @return the index after the last move
   */
  int scan(int[] into, int from) {
    moves = into;
    size = from;
    links = 0;
    isSimple = true;
    simples = 0;
    longs = 0;
    longCoins = 0;
    loopCoins = 0;
    shortChain = 0;
    longChain = 0;
    loop = 0;
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
          linkOf[arc] = links;
          addLink(end1, end2, 0);
          if (coins.twin[arc] == arc || !position.isMissing(coins.twin[arc])) {
            moves[size++] = arc;
          }
        } else {
          chain(arc, position.strings(end1) == 2 ? end1 : end2);
        }
      }
    }
    chooseSimple();
    return size;
  }

  DotsQuiet position() {
    return position;
  }

  private void addLink(int end1, int end2, int length) {
    ends1[links] = end1;
    ends2[links] = end2;
    lengths[links] = length;
    links++;
  }

  /** Follows the chain or loop of a string, starting at a coin with two strings. */
  private void chain(int arc, int start) {
    int link = links;
    int length = 1;
    int string = arc;
    int coin = start ^ coins.span[string];
    linkOf[string] = link;
    while (position.strings(coin) == 2 && coin != start) {
      length++;
      string = position.otherString(coin, string);
      rest[string >> 6] &= ~(1L << string);
      linkOf[string] = link;
      coin ^= coins.span[string];
    }
    if (coin == start) {
      addLink(coins.loop, coins.loop, length);
      loop = shorter(loop, arc | 4 << 8 | length << 12);
      simple[simples++] = loopOf(length);
      loopCoins += length;
      return;
    }
    int end1 = coin;
    int between = length == 2 ? arc : -1;
    string = position.otherString(start, arc);
    rest[string >> 6] &= ~(1L << string);
    linkOf[string] = link;
    coin = start ^ coins.span[string];
    between = between < 0 ? string : between;
    while (position.strings(coin) == 2) {
      length++;
      string = position.otherString(coin, string);
      rest[string >> 6] &= ~(1L << string);
      linkOf[string] = link;
      coin ^= coins.span[string];
    }
    addLink(end1, coin, length);
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

  /** The number of links, which have the numbers from 0. */
  int links() {
    return links;
  }

  /** The number of the link to which a missing arc belongs. */
  int linkOf(int arc) {
    return linkOf[arc];
  }

  /** One end of a link: a joint, the ground, or {@link DotsCoins#loop} for a loop without ends. */
  int end1(int link) {
    return ends1[link];
  }

  int end2(int link) {
    return ends2[link];
  }

  /** The number of coins between the ends of a link. */
  int length(int link) {
    return lengths[link];
  }

  /** The key of the position as it is, not turned. */
  long key() {
    long key = 0;
    for (int link = 0; link < links; link++) {
      key += coins.link(coins.pair(ends1[link], ends2[link]), lengths[link]);
    }
    return key;
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
