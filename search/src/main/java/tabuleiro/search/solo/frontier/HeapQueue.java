package tabuleiro.search.solo.frontier;

import java.util.Arrays;

/**
 * A binary heap (Williams 1964) over three arrays, for arbitrary keys. Smaller keys come first,
 * then smaller ties, then the older or, if configured, the newer node.
 */
final class HeapQueue {
  private static final int ENTRY_BYTES = Long.BYTES + 2 * Integer.BYTES;

  private final NodeMemory memory;
  private final boolean isLastFirst;
  private long[] keys = new long[0];
  private int[] ties = new int[0];
  private int[] nodes = new int[0];
  private int size;

  HeapQueue(boolean isLastFirst, NodeMemory memory) {
    this.isLastFirst = isLastFirst;
    this.memory = memory;
  }

  int size() {
    return size;
  }

  void put(int node, long key, int tie) {
    if (size == nodes.length) {
      grow();
    }
    int hole = size++;
    while (hole > 0 && isBefore(key, tie, node, (hole - 1) / 2)) {
      move((hole - 1) / 2, hole);
      hole = (hole - 1) / 2;
    }
    fill(hole, key, tie, node);
  }

  /** The smallest key. The queue must not be empty. */
  long least() {
    return keys[0];
  }

  /** Removes the first node. The queue must not be empty. */
  int take() {
    int first = nodes[0];
    size--;
    long key = keys[size];
    int tie = ties[size];
    int node = nodes[size];
    int hole = 0;
    for (int child = 1; child < size; child = 2 * hole + 1) {
      if (child + 1 < size && isBefore(keys[child + 1], ties[child + 1], nodes[child + 1], child)) {
        child++;
      }
      if (isBefore(key, tie, node, child)) {
        break;
      }
      move(child, hole);
      hole = child;
    }
    fill(hole, key, tie, node);
    return first;
  }

  void clear() {
    size = 0;
  }

  private boolean isBefore(long key, int tie, int node, int other) {
    if (key != keys[other]) {
      return key < keys[other];
    } else if (tie != ties[other]) {
      return tie < ties[other];
    }
    return isLastFirst == node > nodes[other];
  }

  private void move(int from, int to) {
    keys[to] = keys[from];
    ties[to] = ties[from];
    nodes[to] = nodes[from];
  }

  private void fill(int at, long key, int tie, int node) {
    keys[at] = key;
    ties[at] = tie;
    nodes[at] = node;
  }

  private void grow() {
    int length = Math.max(256, size + size / 2);
    memory.take((long) length * ENTRY_BYTES);
    keys = Arrays.copyOf(keys, length);
    ties = Arrays.copyOf(ties, length);
    nodes = Arrays.copyOf(nodes, length);
    memory.free((long) size * ENTRY_BYTES);
  }
}
