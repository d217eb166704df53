package tabuleiro.search.solo.frontier;

import java.util.Arrays;

/**
 * A bucket queue for small integer keys, with constant-time operations (Dial 1969). There is a
 * bucket for every key. The nodes of a bucket form a ring, linked through one column of ints; the
 * bucket holds the last node of the ring, whose successor is the first:
 *
 * <pre>
 * buckets[key - base] = last + 1 (0: empty)      next: last -> first -> second -> ... -> last
 * </pre>
 *
 * A node can be in the queue only once. Empty buckets cost time and memory, so the allowed range of
 * keys grows with the number of nodes in the queue.
 */
final class BucketQueue {
  /** The allowed range of keys if the queue has few nodes. */
  static final int NARROW = 1 << 14;

  static final int WIDEST = 1 << 18;
  private static final int BUCKETS_PER_NODE = 8;

  private final NodeMemory memory;
  private final IntColumn next;
  private final boolean isLastFirst;
  private int[] buckets = new int[0];
  private long base;
  private int lowest;
  private int size;

  BucketQueue(boolean isLastFirst, NodeMemory memory) {
    this.isLastFirst = isLastFirst;
    this.memory = memory;
    this.next = new IntColumn(memory);
  }

  int size() {
    return size;
  }

  /** Adds a node. Returns false if the key is too far from the others. */
  boolean put(int node, long key) {
    if (!reach(key)) {
      return false;
    }
    next.reach(node);
    int bucket = (int) (key - base);
    int last = buckets[bucket] - 1;
    if (last < 0) {
      next.set(node, node);
      buckets[bucket] = node + 1;
    } else {
      next.set(node, next.get(last));
      next.set(last, node);
      if (!isLastFirst) {
        buckets[bucket] = node + 1;
      }
    }
    lowest = Math.min(lowest, bucket);
    size++;
    return true;
  }

  /** The smallest key. The queue must not be empty. */
  long least() {
    while (buckets[lowest] == 0) {
      lowest++;
    }
    return base + lowest;
  }

  /** Removes the first node of the smallest key. The queue must not be empty. */
  int take() {
    least();
    int last = buckets[lowest] - 1;
    int first = next.get(last);
    if (first == last) {
      buckets[lowest] = 0;
    } else {
      next.set(last, next.get(first));
    }
    size--;
    return first;
  }

  /** Creates buckets up to a key. Returns false if the range would be too large. */
  private boolean reach(long key) {
    if (buckets.length == 0) {
      base = key - 64;
      resize(256, 0);
    } else if (key < base) {
      long more = Math.max(base - key, buckets.length);
      if (base - key + buckets.length > widest()) {
        return false;
      }
      base -= more;
      resize((int) (buckets.length + more), (int) more);
      lowest += (int) more;
    } else if (key - base >= buckets.length) {
      if (key - base >= widest()) {
        return false;
      }
      resize((int) Math.max(key - base + 1, 2L * buckets.length), 0);
    }
    return true;
  }

  private long widest() {
    return Math.max(NARROW, Math.min(WIDEST, (long) size * BUCKETS_PER_NODE));
  }

  private void resize(int length, int shift) {
    memory.take((long) length * Integer.BYTES);
    int[] old = buckets;
    buckets = new int[length];
    System.arraycopy(old, 0, buckets, shift, old.length);
    memory.free((long) old.length * Integer.BYTES);
  }

  void clear() {
    Arrays.fill(buckets, 0);
    size = 0;
  }

  /** Frees all memory. The queue must be empty and must not be used afterwards. */
  void release() {
    memory.free((long) buckets.length * Integer.BYTES);
    buckets = new int[0];
    next.release();
  }
}
