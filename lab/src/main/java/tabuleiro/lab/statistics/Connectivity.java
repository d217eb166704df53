package tabuleiro.lab.statistics;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;

/** Chains of games and of wins between players, which decide who can be compared. */
final class Connectivity {

  /** Whether there is a link from one player to another. */
  private interface Link {
    boolean leads(int from, int to);
  }

  private Connectivity() {}

  /** The group of each player, numbered from 0: players connected by chains of games. */
  static int[] groups(double[][] wins, double[][] draws) {
    int[] groups = new int[wins.length];
    Arrays.fill(groups, -1);
    int next = 0;
    for (int player = 0; player < groups.length; player++) {
      if (groups[player] < 0) {
        int group = next++;
        reached(wins.length, player, (i, j) -> wins[i][j] + wins[j][i] + draws[i][j] > 0).stream()
            .forEach(member -> groups[member] = group);
      }
    }
    return groups;
  }

  /**
   * Whether a chain of wins leads from every player to every other (the condition of Ford 1957).
   */
  static boolean areConclusive(double[][] wins) {
    int size = wins.length;
    return size == 0
        || (reached(size, 0, (i, j) -> wins[i][j] > 0).cardinality() == size
            && reached(size, 0, (i, j) -> wins[j][i] > 0).cardinality() == size);
  }

  private static BitSet reached(int size, int start, Link link) {
    BitSet reached = new BitSet(size);
    Deque<Integer> open = new ArrayDeque<>();
    open.add(start);
    reached.set(start);
    while (!open.isEmpty()) {
      int from = open.remove();
      for (int to = 0; to < size; to++) {
        if (!reached.get(to) && link.leads(from, to)) {
          reached.set(to);
          open.add(to);
        }
      }
    }
    return reached;
  }
}
