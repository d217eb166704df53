package tabuleiro.search.solo;

import java.util.Arrays;
import tabuleiro.core.Puzzle;

/** What the searches that keep states as objects need to know of them. */
public final class States {
  private States() {}

  /** A careful guess of the memory that one state takes as an object. */
  public static long bytes(Puzzle state) {
    return 64 + 16L * state.words();
  }

  /** Whether two states of one problem are the same, by their packed form and so exactly. */
  static boolean same(Puzzle one, Puzzle other) {
    long[] first = new long[one.words()];
    long[] second = new long[first.length];
    one.save(first, 0);
    other.save(second, 0);
    return Arrays.equals(first, second);
  }
}
