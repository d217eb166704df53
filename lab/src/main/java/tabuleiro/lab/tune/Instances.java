package tabuleiro.lab.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A set of instances: a fixed number generated from a seed, an unlimited sequence, or named
 * problems. Sets with different seeds are disjoint. Immutable.
 *
 * @param size the number of instances; 0 for unlimited
 * @param problems the names if they are problems; their number is then the size
 */
public record Instances(long seed, int size, List<String> problems) {
  private static final long MIX = 0x9E37_79B9_7F4A_7C15L;

  public Instances {
    problems = List.copyOf(problems);
    size = problems.isEmpty() ? size : problems.size();
  }

  /** Whether the set is unlimited. */
  public boolean isEndless() {
    return size == 0;
  }

  /** A number of instances from one place on, cyclically. None occurs twice. */
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
