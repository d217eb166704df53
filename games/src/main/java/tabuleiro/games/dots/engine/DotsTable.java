package tabuleiro.games.dots.engine;

/**
 * A transposition table: for each position a lower and an upper bound of its value, the best arc,
 * and the work of the search. Four entries share a cache line. A new entry evicts the one with the
 * least work, where entries of older searches count less. A table that is half full grows.
 *
 * <pre>
 *   entry  =  key ^ data, data
 *   data   =  low + 128 | (high + 128) &lt;&lt; 8 | arc &lt;&lt; 16 | work &lt;&lt; 24 | age &lt;&lt; 32
 * </pre>
 *
 * <p>Threads share a table without locks. An entry whose two words come from different writers does
 * not match its key and counts as missing (Hyatt and Mann 2002).
 */
final class DotsTable {
  /** The result of {@link #find} for an unknown position. */
  static final long NOTHING = 0;

  /** No best arc. */
  static final int NO_ARC = 0xFF;

  private static final int WAYS = 4;
  private static final int LINE = 2 * WAYS; // words of the entries that one key can have
  private static final int FIRST = 1 << 12;
  private static final int GROWTH = 4;
  private static final int APART = 32;
  private static final int BIAS = 128;

  private volatile long[] words;
  private int most;
  private final int[] used = new int[3 * APART]; // far from what other threads read all the time
  private int age = 1;

  /** A table that grows up to a number of entries, a power of two. */
  DotsTable(int most) {
    this.most = Math.max(2 * WAYS, most);
    words = new long[2 * Math.min(this.most, FIRST)];
  }

  /** Allows a number of entries, a power of two. A larger table keeps its size. */
  void allow(int entries) {
    most = Math.max(2 * WAYS, entries);
  }

  /** Starts a new search: existing entries stay valid but are evicted first. */
  void fade() {
    age = (age + 1) & 0xFF;
  }

  private static int place(long[] words, long key) {
    int shift = Long.SIZE - Integer.numberOfTrailingZeros(words.length / LINE);
    return (int) ((key * 0x9E3779B97F4A7C15L) >>> shift) * LINE;
  }

  /** Reads where a position belongs, so that it is in the cache soon. */
  long touch(long key) {
    long[] all = words;
    return all[place(all, key) + 1];
  }

  /** The data of a position, or {@link #NOTHING}. */
  long find(long key) {
    long[] all = words;
    int from = place(all, key);
    for (int at = from; at < from + LINE; at += 2) {
      long data = all[at + 1];
      if ((all[at] ^ data) == key && data != NOTHING) {
        return data;
      }
    }
    return NOTHING;
  }

  static int low(long data) {
    return (int) (data & 0xFF) - BIAS;
  }

  static int high(long data) {
    return (int) (data >>> 8 & 0xFF) - BIAS;
  }

  static int arc(long data) {
    return (int) (data >>> 16 & 0xFF);
  }

  /** Stores the bounds of a position. */
  void keep(long key, int low, int high, int arc, long nodes) {
    int work = 64 - Long.numberOfLeadingZeros(nodes);
    long data =
        (low + BIAS)
            | (long) (high + BIAS) << 8
            | (long) arc << 16
            | (long) work << 24
            | (long) age << 32;
    long[] all = words;
    int from = place(all, key);
    int victim = from;
    int least = Integer.MAX_VALUE;
    for (int at = from; at < from + LINE; at += 2) {
      long old = all[at + 1];
      if ((all[at] ^ old) == key || old == NOTHING) {
        victim = at;
        used[APART] += old == NOTHING ? 1 : 0;
        break;
      }
      int worth = (int) (old >>> 24 & 0xFF) - 4 * ((age - (int) (old >>> 32)) & 0xFF);
      if (worth < least) {
        least = worth;
        victim = at;
      }
    }
    all[victim] = key ^ data;
    all[victim + 1] = data;
    if (4 * used[APART] > all.length && all.length < 2 * most) {
      grow(all);
    }
  }

  /**
   * Replaces a table that is half full by a larger one. What another thread stores in the old one
   * meanwhile is lost, which costs work but no value.
   */
  private synchronized void grow(long[] old) {
    if (words != old) {
      return;
    }
    long[] larger = new long[Math.min(GROWTH * old.length, 2 * most)];
    for (int at = 0; at < old.length; at += 2) {
      if (old[at + 1] != NOTHING) {
        copy(old[at], old[at + 1], larger);
      }
    }
    words = larger;
  }

  private static void copy(long word, long data, long[] larger) {
    int from = place(larger, word ^ data);
    for (int at = from; at < from + LINE; at += 2) {
      if (larger[at + 1] == NOTHING) {
        larger[at] = word;
        larger[at + 1] = data;
        return;
      }
    }
  }
}
