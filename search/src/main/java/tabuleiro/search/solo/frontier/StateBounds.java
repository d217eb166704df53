package tabuleiro.search.solo.frontier;

import java.util.Arrays;
import tabuleiro.core.Puzzle;
import tabuleiro.core.limits.Budget;

/**
 * A table of states with a lower bound on the bound that a search from each of them needs. States
 * are compared by their packed words, never by a hash alone.
 *
 * <pre>
 * slot = words() longs of the state, then one long: needed bound (40 bits) | moves left + 1 (24 bits)
 * </pre>
 *
 * A state has two slots, the weaker of which is overwritten. The table doubles as soon as half is
 * used, before many states are lost in this way, until it has its largest size. Not thread-safe.
 */
final class StateBounds {
  private static final long LARGEST = 1L << 38;
  private static final int DEPTH_BITS = 24;
  private static final int DEPTH_MASK = (1 << DEPTH_BITS) - 1;
  private static final int FIRST_BITS = 10;

  private final Budget budget;
  private final int words;
  private final long mostBytes;
  private final long[] packed;
  private int bits = FIRST_BITS;
  private int used;
  private long[] slots;

  /**
   * Creates an empty table.
   *
   * @param mostBytes what the table may use while it grows
   */
  StateBounds(int words, long mostBytes, Budget budget) {
    this.budget = budget;
    this.words = words;
    this.mostBytes = mostBytes;
    packed = new long[words];
    budget.recordBytes((8L * (words + 1)) << bits);
    slots = new long[(words + 1) << bits];
  }

  long bytes() {
    return 8L * slots.length;
  }

  void clear() {
    Arrays.fill(slots, 0);
    used = 0;
  }

  /**
   * The known lower bound on what a search from the state needs.
   *
   * @param moves the number of moves left: a search that failed with fewer proves nothing
   */
  long needed(Puzzle state, int moves) {
    state.save(packed, 0);
    int slot = find();
    if (slot < 0) {
      return Long.MIN_VALUE;
    }
    long value = slots[slot + words];
    if ((value & DEPTH_MASK) <= Math.min(moves, DEPTH_MASK - 1)) {
      return Long.MIN_VALUE;
    }
    long needed = value >> DEPTH_BITS;
    return needed == LARGEST ? FailedStates.FOREVER : needed;
  }

  /** Records that a search from the state needs at least that bound. */
  void put(Puzzle state, long needed, int moves) {
    if (needed >= LARGEST && needed < FailedStates.FOREVER) {
      return;
    }
    state.save(packed, 0);
    long value = Math.min(needed, LARGEST) << DEPTH_BITS | (Math.min(moves, DEPTH_MASK - 1) + 1);
    int slot = find();
    if (slot >= 0) {
      slots[slot + words] = value;
      return;
    }
    if (used > 1 << bits >> 1) {
      grow();
    }
    insert(packed, 0, value);
  }

  private int find() {
    int slot = slot(packed, 0);
    if (isAt(slot)) {
      return slot;
    }
    int other = other(slot);
    return isAt(other) ? other : -1;
  }

  private boolean isAt(int slot) {
    return slots[slot + words] != 0 && Arrays.equals(slots, slot, slot + words, packed, 0, words);
  }

  private void insert(long[] from, int at, long value) {
    int slot = slot(from, at);
    if (slots[slot + words] != 0) {
      int other = other(slot);
      if (slots[other + words] == 0 || slots[other + words] < slots[slot + words]) {
        slot = other;
      }
    }
    used += slots[slot + words] == 0 ? 1 : 0;
    System.arraycopy(from, at, slots, slot, words);
    slots[slot + words] = value;
  }

  private int slot(long[] from, int at) {
    long hash = 0;
    for (int i = 0; i < words; i++) {
      hash = (hash ^ from[at + i]) * 0x9E37_79B9_7F4A_7C15L;
      hash ^= hash >>> 32;
    }
    return (int) ((hash * 0x9E37_79B9_7F4A_7C15L) >>> (64 - bits)) * (words + 1);
  }

  private int other(int slot) {
    return (slot / (words + 1) ^ 1) * (words + 1);
  }

  private void grow() {
    long next = 2 * bytes();
    if (bytes() + next > mostBytes) {
      return;
    }
    budget.recordBytes(bytes() + next);
    long[] old = slots;
    slots = new long[2 * old.length];
    bits++;
    used = 0;
    for (int at = 0; at < old.length; at += words + 1) {
      if (old[at + words] != 0) {
        insert(old, at, old[at + words]);
      }
    }
  }
}
