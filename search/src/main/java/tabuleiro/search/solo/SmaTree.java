package tabuleiro.search.solo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;
import tabuleiro.search.solo.frontier.IndexedHeap;

/**
 * The nodes of SMA*, in arrays of limited size. Node 0 is the root. The arrays double until the
 * limit is reached; the slots of removed nodes are reused.
 *
 * <p>For each node it stores what is known of its successors:
 *
 * <pre>
 * value       lowest known f of a solution through the node
 * rest        the same for the successors that this pass over its moves has still to generate
 * forgotten   the same for the successors that were generated and removed from memory
 * </pre>
 *
 * Not thread-safe.
 */
final class SmaTree {
  static final long FOREVER = Long.MAX_VALUE / 4;
  static final int NONE = -1;

  /** The bytes of a node: nine ints, four longs, two places in two heaps, and a flag. */
  private static final int NODE_BYTES = 9 * 4 + 4 * 8 + 4 * 4 + 1;

  private static final int FIRST_ROOM = 1 << 8;

  final IndexedHeap open = new IndexedHeap(this::isBetter);
  final IndexedHeap leaves = new IndexedHeap(this::isWorse);

  private final Budget budget;
  private final int words;
  private final int capacity;
  private int room;
  private int used;
  private int free = NONE;

  long[] packed = new long[0];
  long[] value = new long[0];
  long[] rest = new long[0];
  long[] forgotten = new long[0];
  long[] number = new long[0];
  int[] parent = new int[0];
  int[] child = new int[0];
  int[] brother = new int[0];
  int[] move = new int[0];
  int[] cost = new int[0];
  int[] depth = new int[0];
  int[] next = new int[0];
  boolean[] isDone = new boolean[0];
  private int size;

  SmaTree(int words, int capacity, Budget budget) {
    this.words = words;
    this.capacity = capacity;
    this.budget = budget;
  }

  /**
   * The bytes per node. A word of the state counts one and a half times, because its array is
   * copied to grow.
   */
  static long nodeBytes(int words) {
    return NODE_BYTES + 12L * words;
  }

  int capacity() {
    return capacity;
  }

  boolean isFull() {
    return size == capacity;
  }

  int size() {
    return size;
  }

  /** Adds a leaf without successors; there must be room for it. */
  int add(int above, int byMove, Puzzle state, int paid, long f, long made) {
    int node = free;
    if (node == NONE) {
      if (used == room) {
        grow();
      }
      node = used++;
    } else {
      free = brother[node];
    }
    size++;
    state.save(packed, node * words);
    value[node] = f;
    rest[node] = f;
    forgotten[node] = FOREVER;
    number[node] = made;
    parent[node] = above;
    child[node] = NONE;
    move[node] = byMove;
    cost[node] = paid;
    next[node] = 0;
    isDone[node] = false;
    if (above == NONE) {
      brother[node] = NONE;
      depth[node] = 0;
    } else {
      brother[node] = child[above];
      child[above] = node;
      depth[node] = depth[above] + 1;
    }
    return node;
  }

  void remove(int node) {
    open.remove(node);
    leaves.remove(node);
    int above = parent[node];
    if (child[above] == node) {
      child[above] = brother[node];
    } else {
      int elder = child[above];
      while (brother[elder] != node) {
        elder = brother[elder];
      }
      brother[elder] = brother[node];
    }
    brother[node] = free;
    free = node;
    size--;
  }

  boolean isLeaf(int node) {
    return child[node] == NONE;
  }

  /** Whether the successor by a move is in memory. */
  boolean holds(int node, int byMove) {
    for (int at = child[node]; at != NONE; at = brother[at]) {
      if (move[at] == byMove) {
        return true;
      }
    }
    return false;
  }

  /** The lowest f of a solution through successors that are not in memory. */
  long outside(int node) {
    return Math.min(forgotten[node], isDone[node] ? FOREVER : rest[node]);
  }

  /** The lowest f of a solution through any successor. */
  long least(int node) {
    long least = outside(node);
    for (int at = child[node]; at != NONE; at = brother[at]) {
      least = Math.min(least, value[at]);
    }
    return least;
  }

  /** Whether a state is that of the node or of an ancestor. */
  boolean isOnPath(int node, long[] state) {
    for (int at = node; at != NONE; at = parent[at]) {
      if (Arrays.equals(packed, at * words, (at + 1) * words, state, 0, words)) {
        return true;
      }
    }
    return false;
  }

  /** The moves from the root to a node. */
  List<Integer> path(int node) {
    List<Integer> path = new ArrayList<>();
    for (int at = node; parent[at] != NONE; at = parent[at]) {
      path.add(move[at]);
    }
    Collections.reverse(path);
    return path;
  }

  /** Removes a leaf; its parent stores its value and may have to generate it again. */
  void forget(int leaf, int expanding) {
    int above = parent[leaf];
    remove(leaf);
    forgotten[above] = Math.min(forgotten[above], value[leaf]);
    if (above != expanding) {
      open.put(above);
      if (isLeaf(above)) {
        leaves.put(above);
      }
    }
  }

  /** Updates the values of a node and its ancestors after its successors have changed. */
  void settle(int changed) {
    int node = changed;
    while (true) {
      long before = value[node];
      value[node] = least(node);
      if (outside(node) < FOREVER) {
        open.put(node);
      } else {
        open.remove(node);
      }
      int above = parent[node];
      if (above == NONE) {
        return;
      } else if (value[node] >= FOREVER) {
        remove(node);
      } else if (isLeaf(node)) {
        leaves.put(node);
      }
      if (value[node] == before) {
        return;
      }
      node = above;
    }
  }

  /** The lowest value comes first; among equals the deepest, then the youngest. */
  private boolean isBetter(int one, int other) {
    long first = outside(one);
    long second = outside(other);
    if (first != second) {
      return first < second;
    }
    return depth[one] != depth[other] ? depth[one] > depth[other] : number[one] > number[other];
  }

  /** The highest value comes first; among equals the shallowest, then the oldest. */
  private boolean isWorse(int one, int other) {
    if (value[one] != value[other]) {
      return value[one] > value[other];
    }
    return depth[one] != depth[other] ? depth[one] < depth[other] : number[one] < number[other];
  }

  private void grow() {
    room = (int) Math.min(capacity, Math.max(FIRST_ROOM, 2L * room));
    budget.recordBytes(room * nodeBytes(words));
    packed = Arrays.copyOf(packed, room * words);
    value = Arrays.copyOf(value, room);
    rest = Arrays.copyOf(rest, room);
    forgotten = Arrays.copyOf(forgotten, room);
    number = Arrays.copyOf(number, room);
    parent = Arrays.copyOf(parent, room);
    child = Arrays.copyOf(child, room);
    brother = Arrays.copyOf(brother, room);
    move = Arrays.copyOf(move, room);
    cost = Arrays.copyOf(cost, room);
    depth = Arrays.copyOf(depth, room);
    next = Arrays.copyOf(next, room);
    isDone = Arrays.copyOf(isDone, room);
    open.reserve(room);
    leaves.reserve(room);
  }
}
