package tabuleiro.search.solo.frontier;

/**
 * The frontier, smallest f first; a {@link TieBreak} orders nodes of equal f. It starts with
 * buckets and switches once to a heap, in the same order, if the values are too far apart. A node
 * is added once, soon after it is stored, so the order of node numbers is the order of insertion.
 */
public final class NodeQueue {
  /** With ties by estimate, there is a bucket for each f and each estimate below this. */
  private static final int ESTIMATES = 256;

  private final boolean isByEstimate;
  private final BucketQueue buckets;
  private final HeapQueue heap;
  private boolean isHeap;

  public NodeQueue(TieBreak ties, NodeMemory memory) {
    this.isByEstimate = ties == TieBreak.LOW_H;
    this.buckets = new BucketQueue(ties != TieBreak.FIFO, memory);
    this.heap = new HeapQueue(ties != TieBreak.FIFO, memory);
  }

  public int size() {
    return isHeap ? heap.size() : buckets.size();
  }

  /** Adds a node with this estimate of the remaining cost. */
  public void put(int node, long f, int estimate) {
    int tie = isByEstimate ? estimate : 0;
    if (!isHeap && tie >= 0 && tie < ESTIMATES && buckets.put(node, key(f, tie))) {
      return;
    }
    if (!isHeap) {
      turnIntoHeap();
    }
    heap.put(node, f, tie);
  }

  /** Removes the first node. The queue must not be empty. */
  public int take() {
    return isHeap ? heap.take() : buckets.take();
  }

  /** The smallest f. The queue must not be empty. */
  public long least() {
    return isHeap ? heap.least() : f(buckets.least());
  }

  public void clear() {
    buckets.clear();
    heap.clear();
  }

  private void turnIntoHeap() {
    isHeap = true;
    while (buckets.size() > 0) {
      long key = buckets.least();
      heap.put(buckets.take(), f(key), isByEstimate ? Math.floorMod(key, ESTIMATES) : 0);
    }
    buckets.release();
  }

  private long key(long f, int tie) {
    return isByEstimate ? f * ESTIMATES + tie : f;
  }

  private long f(long key) {
    return isByEstimate ? Math.floorDiv(key, ESTIMATES) : key;
  }
}
