package tabuleiro.search.solo.frontier;

import java.util.Arrays;
import tabuleiro.core.Puzzle;

/** Helpers for searches that store states as objects. */
public final class States {
  private States() {}

  /** A conservative estimate of the memory of one state object. */
  public static long bytes(Puzzle state) {
    return 64 + 16L * state.words();
  }

  /** Whether two states of one problem are equal, compared exactly by their packed form. */
  public static boolean same(Puzzle one, Puzzle other) {
    long[] first = new long[one.words()];
    long[] second = new long[first.length];
    one.save(first, 0);
    other.save(second, 0);
    return Arrays.equals(first, second);
  }
}
