package tabuleiro.search.duel.engine;

import tabuleiro.core.State;

/**
 * A transposition table in one array of longs (Greenblatt, Eastlake and Crocker 1967). An entry
 * consists of two longs, the key and
 *
 * <pre>
 *   63      55 54 53 52   51   44 43         16 15        0
 *  | generation|bound |proved| depth |    value   | move + 1 |
 * </pre>
 *
 * where bound is {@link #LOWER}, {@link #UPPER} or both. Four entries share a cache line. A new
 * entry replaces that of the same position, else one of an older search, else the shallowest.
 *
 * <p>Threads share the table without locks: the key is stored XORed with the data, so an entry
 * whose halves come from two writers is not found (Hyatt and Mann 2002). Values beyond 28 bits and
 * moves beyond 16 bits are not stored.
 */
final class TranspositionTable {
  static final int LOWER = 1;
  static final int UPPER = 2;
  static final int EXACT = LOWER | UPPER;
  static final int MOST_DEPTH = 255;

  private static final int WAYS = 4;
  private static final int LARGEST = (1 << 27) - 1;

  private long[] words = new long[WAYS * 2];
  private int mask;
  private int generation;

  /**
   * Grows to this size, rounded down to a power of two, and clears the table if it grew. Never
   * shrinks.
   */
  void reserve(int megabytes) {
    int buckets = Integer.highestOneBit(megabytes) << 14;
    if (buckets > mask + 1) {
      words = new long[buckets * WAYS * 2];
      mask = buckets - 1;
    }
  }

  /** Starts a new search; entries of older searches are replaced first. */
  void age() {
    generation = (generation + 1) & 0x1FF;
  }

  /** The data stored under a key; 0 if there are none. */
  long probe(long key) {
    int at = ((int) (key >>> 32) & mask) * (WAYS * 2);
    for (int i = at; i < at + WAYS * 2; i += 2) {
      long data = words[i + 1];
      if ((words[i] ^ data) == key && data != 0) {
        return data;
      }
    }
    return 0;
  }

  void store(long key, int move, int value, int depth, boolean isProved, int bound) {
    if (value > LARGEST || value < -LARGEST || move >= 0xFFFF) {
      return;
    }
    int at = ((int) (key >>> 32) & mask) * (WAYS * 2);
    int place = at;
    int least = Integer.MAX_VALUE;
    for (int i = at; i < at + WAYS * 2; i += 2) {
      long old = words[i + 1];
      if (old == 0 || (words[i] ^ old) == key) {
        place = i;
        break;
      }
      int worth = depth(old) + (generation(old) == generation ? 2 * MOST_DEPTH : 0);
      if (worth < least) {
        least = worth;
        place = i;
      }
    }
    long data =
        (long) generation << 55
            | (long) bound << 53
            | (isProved ? 1L << 52 : 0)
            | (long) depth << 44
            | (value & 0xFFFFFFFL) << 16
            | (move + 1);
    words[place] = key ^ data;
    words[place + 1] = data;
  }

  static int move(long data) {
    return data == 0 ? State.NO_MOVE : (int) (data & 0xFFFF) - 1;
  }

  static int value(long data) {
    return (int) (data << 20 >> 36);
  }

  static int depth(long data) {
    return (int) (data >>> 44) & MOST_DEPTH;
  }

  static boolean isProved(long data) {
    return (data & 1L << 52) != 0;
  }

  static int bound(long data) {
    return (int) (data >>> 53) & EXACT;
  }

  private static int generation(long data) {
    return (int) (data >>> 55);
  }
}
