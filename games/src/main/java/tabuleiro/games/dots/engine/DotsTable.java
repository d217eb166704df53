package tabuleiro.games.dots.engine;

/**
 * A transposition table: for each position a lower and an upper bound of its value, the best arc,
 * and the work of the search. Four entries share a cache line. A new entry evicts the one with the
 * least work, where entries of older searches count less.
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
  private static final int BIAS = 128;

  private final long[] words;
  private final int shift;
  private int age = 1;

  /** A table with a number of entries, a power of two and at least 4. */
  DotsTable(int entries) {
    words = new long[2 * entries];
    shift = 64 - Integer.numberOfTrailingZeros(entries / WAYS);
  }

  int entries() {
    return words.length / 2;
  }

  /** Starts a new search: existing entries stay valid but are evicted first. */
  void fade() {
    age = (age + 1) & 0xFF;
  }

  private int place(long key) {
    return (shift == 64 ? 0 : (int) ((key * 0x9E3779B97F4A7C15L) >>> shift)) * 2 * WAYS;
  }

  /** The data of a position, or {@link #NOTHING}. */
  long find(long key) {
    int from = place(key);
    for (int at = from; at < from + 2 * WAYS; at += 2) {
      long data = words[at + 1];
      if ((words[at] ^ data) == key && data != NOTHING) {
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
    int from = place(key);
    int victim = from;
    int least = Integer.MAX_VALUE;
    for (int at = from; at < from + 2 * WAYS; at += 2) {
      long old = words[at + 1];
      if ((words[at] ^ old) == key || old == NOTHING) {
        victim = at;
        break;
      }
      int worth = (int) (old >>> 24 & 0xFF) - 4 * ((age - (int) (old >>> 32)) & 0xFF);
      if (worth < least) {
        least = worth;
        victim = at;
      }
    }
    words[victim] = key ^ data;
    words[victim + 1] = data;
  }
}
