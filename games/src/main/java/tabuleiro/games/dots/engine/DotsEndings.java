package tabuleiro.games.dots.engine;

import java.util.Arrays;

/**
 * Exact values of positions that consist only of independent chains and loops. Only their lengths
 * matter, so values are stored by the multiset of lengths.
 *
 * <p>The side to move must open a chain or loop. If it has T coins and the rest is worth v to the
 * side that moves there, the opponent either takes all, T + v, or leaves a present of p coins and
 * passes the move on, T - 2p - v. The better of the two is T - p + |v + p|, where p is 2 for a
 * chain of three or more, 4 for a loop, and 0 for a short chain, where no present is possible.
 * Trying the shortest of each of the three kinds is enough. Buzzard and Ciere (2014) give a rule
 * that needs no search for games without short chains. This dynamic program needs no case
 * distinctions and computes each value only once.
 *
 * <p>Not thread-safe.
 */
final class DotsEndings {
  private static final byte UNKNOWN = Byte.MIN_VALUE;

  private final DotsCoins coins;
  private final int[] chains;
  private final int[] loops;
  private long[] keys = new long[1 << 10];
  private byte[] values = new byte[1 << 10];
  private int known;

  DotsEndings(DotsCoins coins) {
    this.coins = coins;
    chains = new int[coins.ground + 1];
    loops = new int[coins.ground + 1];
    Arrays.fill(values, UNKNOWN);
  }

  /** Coins of the side to move minus those of the opponent, after a scan of a simple position. */
  int value(DotsLinks links) {
    long key = links.key();
    int at = find(key);
    if (values[at] != UNKNOWN) {
      return values[at];
    }
    Arrays.fill(chains, 0);
    Arrays.fill(loops, 0);
    for (int i = 0; i < links.simples(); i++) {
      int length = links.simple(i);
      if (length > 0) {
        chains[length]++;
      } else {
        loops[-length]++;
      }
    }
    return value(key, links.position().open());
  }

  private int value(long key, int open) {
    if (open == 0) {
      return 0;
    }
    int at = find(key);
    if (values[at] != UNKNOWN) {
      return values[at];
    }
    int best = -open;
    best = Math.max(best, open(chains, 1, 2, 0, key, open));
    best = Math.max(best, open(chains, 3, open, 2, key, open));
    best = Math.max(best, open(loops, 4, open, 4, key, open));
    remember(key, best);
    return best;
  }

  /** The value of opening the shortest chain or loop of a kind. */
  private int open(int[] counts, int from, int to, int present, long key, int open) {
    for (int length = from; length <= Math.min(to, open); length++) {
      if (counts[length] > 0) {
        int end = present == 4 ? coins.loop : coins.ground;
        int pair = coins.pair(end, end);
        counts[length]--;
        int rest = value(key - coins.link(pair, length), open - length);
        counts[length]++;
        return -(present == 0 ? length + rest : length - present + Math.abs(rest + present));
      }
    }
    return Integer.MIN_VALUE;
  }

  private void remember(long key, int value) {
    if (2 * ++known > keys.length) {
      long[] oldKeys = keys;
      byte[] oldValues = values;
      keys = new long[2 * oldKeys.length];
      values = new byte[2 * oldKeys.length];
      Arrays.fill(values, UNKNOWN);
      for (int i = 0; i < oldKeys.length; i++) {
        if (oldValues[i] != UNKNOWN) {
          int at = find(oldKeys[i]);
          keys[at] = oldKeys[i];
          values[at] = oldValues[i];
        }
      }
    }
    int at = find(key);
    keys[at] = key;
    values[at] = (byte) value;
  }

  /** The index of a key, or of the empty entry where it belongs. */
  private int find(long key) {
    int mask = keys.length - 1;
    int at = (int) (key ^ (key >>> 32)) & mask;
    while (values[at] != UNKNOWN && keys[at] != key) {
      at = (at + 1) & mask;
    }
    return at;
  }
}
