package tabuleiro.games.quatro.engine;

/**
 * A transposition table by canonical key. The value of a position for the side to move is -1, 0 or
 * 1; an entry holds a lower and an upper bound of it:
 *
 * <pre>
 *   entry   63                4 3      2 1      0
 *          | upper bits of key | most+1 | least+1 |
 * </pre>
 *
 * <p>Sixty bits of the key are compared, some of which also select the bucket of four entries. The
 * table doubles until it reaches its maximum size. From then on new entries replace the old ones of
 * their bucket in turn. Not thread-safe.
 */
final class QuatroTable {
  /** The bounds of an unknown position. */
  static final int NOTHING = bounds(-1, 1);

  private static final int BUCKET = 4;
  private static final int FIRST_BITS = 14;
  private static final int LAST_BITS = 22;

  private long[] entries = new long[1 << FIRST_BITS];
  private int bits = FIRST_BITS;
  private int used;
  private int turn;

  static int bounds(int least, int most) {
    return (least + 1) | (most + 1) << 2;
  }

  static int least(int bounds) {
    return (bounds & 3) - 1;
  }

  static int most(int bounds) {
    return (bounds >> 2) - 1;
  }

  /** The bounds of the position with a key. */
  int find(long key) {
    int bucket = bucket(key);
    for (int at = bucket; at < bucket + BUCKET; at++) {
      long entry = entries[at];
      if (((entry ^ key) & ~15L) == 0 && entry != 0) {
        return (int) entry & 15;
      }
    }
    return NOTHING;
  }

  /** Stores the bounds of the position with a key. */
  void put(long key, int bounds) {
    if (used > entries.length / 2 && bits < LAST_BITS) {
      grow();
    }
    long entry = (key & ~15L) | bounds;
    int bucket = bucket(key);
    for (int at = bucket; at < bucket + BUCKET; at++) {
      if (((entries[at] ^ key) & ~15L) == 0 || entries[at] == 0) {
        used += entries[at] == 0 ? 1 : 0;
        entries[at] = entry;
        return;
      }
    }
    turn = (turn + 1) % BUCKET;
    entries[bucket + turn] = entry;
  }

  private int bucket(long key) {
    return (int) (key >>> (64 - bits)) & ~(BUCKET - 1);
  }

  private void grow() {
    long[] old = entries;
    bits++;
    used = 0;
    entries = new long[2 * old.length];
    for (long entry : old) {
      if (entry != 0) {
        put(entry, (int) entry & 15);
      }
    }
  }
}
