package tabuleiro.lab.tournament;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.function.IntPredicate;

/**
 * The size of a maximum matching of a general graph, by augmenting paths with contracted odd cycles
 * (Edmonds 1965, “Paths, trees, and flowers”). Vertices are players; edges are allowed pairings.
 * Takes cubic time.
 *
 * <p>Not thread-safe.
 */
final class Matching {
  private static final int NONE = -1;

  private final boolean[][] canMeet;
  private final boolean[] isIn;
  private final int[] mate;
  private final int[] parent;
  private final int[] base;

  private Matching(boolean[][] canMeet, boolean[] isIn) {
    this.canMeet = canMeet;
    this.isIn = isIn;
    mate = new int[canMeet.length];
    parent = new int[canMeet.length];
    base = new int[canMeet.length];
  }

  /** The maximum number of pairs among the participating players. */
  static int size(boolean[][] canMeet, IntPredicate takesPart) {
    boolean[] isIn = new boolean[canMeet.length];
    for (int i = 0; i < isIn.length; i++) {
      isIn[i] = takesPart.test(i);
    }
    return new Matching(canMeet, isIn).size();
  }

  private int size() {
    Arrays.fill(mate, NONE);
    int size = 0;
    for (int root = 0; root < mate.length; root++) {
      if (isIn[root] && mate[root] == NONE) {
        int end = path(root);
        size += end == NONE ? 0 : 1;
        turnOver(end);
      }
    }
    return size;
  }

  /** Augments the matching along a path. */
  private void turnOver(int end) {
    int at = end;
    while (at != NONE) {
      int before = parent[at];
      int next = mate[before];
      mate[at] = before;
      mate[before] = at;
      at = next;
    }
  }

  /** The other end of an augmenting path; NONE if there is none. */
  private int path(int root) {
    Arrays.fill(parent, NONE);
    for (int i = 0; i < base.length; i++) {
      base[i] = i;
    }
    boolean[] isReached = new boolean[mate.length];
    Deque<Integer> queue = new ArrayDeque<>();
    isReached[root] = true;
    queue.add(root);
    while (!queue.isEmpty()) {
      int from = queue.remove();
      for (int to = 0; to < mate.length; to++) {
        if (!isIn[to] || !canMeet[from][to] || base[from] == base[to] || mate[from] == to) {
          continue;
        }
        if (to == root || (mate[to] != NONE && parent[mate[to]] != NONE)) {
          shrink(from, to, isReached, queue);
        } else if (parent[to] == NONE) {
          parent[to] = from;
          if (mate[to] == NONE) {
            return to;
          }
          isReached[mate[to]] = true;
          queue.add(mate[to]);
        }
      }
    }
    return NONE;
  }

  /** Contracts the odd cycle that an edge closes. */
  private void shrink(int from, int to, boolean[] isReached, Deque<Integer> queue) {
    int stem = commonBase(from, to);
    boolean[] isInCircle = new boolean[mate.length];
    mark(from, stem, to, isInCircle);
    mark(to, stem, from, isInCircle);
    for (int i = 0; i < base.length; i++) {
      if (isInCircle[base[i]]) {
        base[i] = stem;
        if (!isReached[i]) {
          isReached[i] = true;
          queue.add(i);
        }
      }
    }
  }

  private void mark(int start, int stem, int child, boolean[] isInCircle) {
    int at = start;
    int below = child;
    while (base[at] != stem) {
      isInCircle[base[at]] = true;
      isInCircle[base[mate[at]]] = true;
      parent[at] = below;
      below = mate[at];
      at = parent[mate[at]];
    }
  }

  private int commonBase(int one, int other) {
    boolean[] isAbove = new boolean[mate.length];
    int at = base[one];
    isAbove[at] = true;
    while (mate[at] != NONE) {
      at = base[parent[mate[at]]];
      isAbove[at] = true;
    }
    at = base[other];
    while (!isAbove[at]) {
      at = base[parent[mate[at]]];
    }
    return at;
  }
}
