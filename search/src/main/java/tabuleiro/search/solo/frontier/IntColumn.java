package tabuleiro.search.solo.frontier;

import java.util.Arrays;

/**
 * A growing array of ints, one for each node. It grows by chunks, so nothing is copied and at most
 * one chunk is unused.
 */
public final class IntColumn {
  /** The number of nodes per chunk, here and in {@link NodeStore}. */
  static final int CHUNK = 1 << 10;

  static final int SHIFT = 10;
  static final int MASK = CHUNK - 1;

  private final NodeMemory memory;
  private int[][] chunks = new int[16][];
  private int count;

  public IntColumn(NodeMemory memory) {
    this.memory = memory;
  }

  public int get(int index) {
    return chunks[index >>> SHIFT][index & MASK];
  }

  /** Sets the number at an index that {@link #reach} has made room for. */
  public void set(int index, int value) {
    chunks[index >>> SHIFT][index & MASK] = value;
  }

  /** Makes room for an index. */
  public void reach(int index) {
    while (index >>> SHIFT >= count) {
      memory.take((long) CHUNK * Integer.BYTES);
      if (count == chunks.length) {
        chunks = Arrays.copyOf(chunks, 2 * count);
      }
      chunks[count++] = new int[CHUNK];
    }
  }

  void release() {
    memory.free((long) count * CHUNK * Integer.BYTES);
    chunks = new int[16][];
    count = 0;
  }
}
