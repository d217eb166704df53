package tabuleiro.search.solo.frontier;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The tree of nodes that are numbered level by level, with two bits per node instead of the number
 * of its parent (the level-order unary degree sequence of Jacobson 1989): for each expanded node a
 * 0 for each child and then a 1.
 *
 * <pre>
 *        0            0: 1 2     1: 3     2: none     3: not expanded yet
 *      1   2          0 0 1      0 1      1
 *     3               the 1 of node p is bit p + n - 1 if there are n nodes after its expansion
 * </pre>
 *
 * A path is found by a scan over all bits, which a search does once.
 */
public final class LevelOrderTree {
  private final IntColumn bits;
  private int expanded;
  private long end = -1;

  /**
   * A step of a path.
   *
   * @param rank the number of children of the parent before this one
   */
  public record Step(int parent, int child, int rank) {}

  public LevelOrderTree(NodeMemory memory) {
    bits = new IntColumn(memory);
  }

  /**
   * Adds the next expanded node.
   *
   * @param size the number of nodes after its expansion
   */
  public void expand(int size) {
    end = (long) expanded + size - 1;
    int index = (int) (end >>> 5);
    bits.reach(index);
    bits.set(index, bits.get(index) | 1 << (int) end);
    expanded++;
  }

  /** The steps from the root to a node. */
  public List<Step> path(int node) {
    Deque<Step> steps = new ArrayDeque<>();
    int parent = expanded - 1;
    long before = before(end);
    for (int child = node; child > 0; child = parent) {
      // The parent is the first node after whose expansion the child exists.
      while (before - parent + 1 >= child) {
        parent--;
        before = before(before);
      }
      steps.addFirst(new Step(parent, child, (int) (child - (before - parent + 2))));
    }
    return new ArrayList<>(steps);
  }

  /** The last bit before another one that is set; -1 if there is none. */
  private long before(long bit) {
    long at = bit - 1;
    while (at >= 0) {
      int word = bits.get((int) (at >>> 5)) << (31 - (int) (at & 31));
      if (word != 0) {
        return at - Integer.numberOfLeadingZeros(word);
      }
      at = (at & -32) - 1;
    }
    return -1;
  }
}
