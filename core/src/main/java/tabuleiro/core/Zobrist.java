package tabuleiro.core;

/**
 * Zobrist keys (Zobrist 1970): a fixed pseudo-random long for each small number, to be combined by
 * exclusive or. The keys come from the SplitMix64 mixing function (Steele, Lea and Flood 2014).
 * They are the same in every run and on every machine, and so are node counts.
 */
public final class Zobrist {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private Zobrist() {}

  /** The pseudo-random long of a number. */
  public static long key(long number) {
    long z = (number + 1) * GOLDEN;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /**
   * A table of keys.
   *
   * @param family tables of different families share no key
   */
  public static long[] keys(int family, int size) {
    long[] keys = new long[size];
    for (int i = 0; i < size; i++) {
      keys[i] = key(((long) family << 32) + i);
    }
    return keys;
  }
}
