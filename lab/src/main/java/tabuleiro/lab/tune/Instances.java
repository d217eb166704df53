package tabuleiro.lab.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A set of instances: so many made by a seed, or an endless row of them, or named problems. Two
 * sets with different seeds share nothing. Immutable.
 *
 * @param size how many there are; 0 for as many as anybody wants
 * @param problems the names if they are problems; then there are as many as names
 */
public record Instances(long seed, int size, List<String> problems) {
  private static final long MIX = 0x9E37_79B9_7F4A_7C15L;

  public Instances {
    problems = List.copyOf(problems);
    size = problems.isEmpty() ? size : problems.size();
  }

  /** Whether there are always more. */
  public boolean isEndless() {
    return size == 0;
  }

  /** So many instances from one place on; after the last comes the first. None comes twice. */
  public List<Instance> from(long place, int count) {
    List<Instance> list = new ArrayList<>();
    int most = isEndless() ? count : Math.min(count, size);
    for (int i = 0; i < most; i++) {
      long at = isEndless() ? place + i : (place + i) % size;
      String name = problems.isEmpty() ? "" : problems.get((int) at);
      list.add(new Instance(name, new SplittableRandom(seed * MIX + at).nextLong()));
    }
    return list;
  }
}
