package tabuleiro.search.solo.frontier;

import java.util.Arrays;
import tabuleiro.core.Puzzle;

/**
 * The states of a breadth-first search, numbered from 0 in the order in which they are stored. If
 * duplicates are dropped, each state is stored once.
 *
 * <pre>
 * per state  words * 8 bytes  the packed state
 * table      4 bytes a slot   bits 0..b-1: node + 1, 0 if empty; bits b..31: a part of the hash,
 *                             where 2^b is the number of slots, at least 4/3 of the states
 * </pre>
 *
 * <p>It is a {@link NodeStore} without paths, and states come packed in a {@link ChildBatch}. Not
 * thread-safe.
 */
public final class StateSet {
  private static final int FEWEST_BITS = 10;
  private static final int MOST_BITS = 30;

  /**
   * The second size of a table: in a small search rehashing takes more than its memory is worth.
   */
  private static final int SECOND_BITS = 14;

  private static final int SHIFT = 8;
  private static final int CHUNK = 1 << SHIFT;
  private static final int MASK = CHUNK - 1;

  private final NodeMemory memory;
  private final int words;
  private final boolean hasTable;
  private long[][] chunks = new long[16][];
  private int count;
  private int size;

  /** The number of states for which there is room. */
  private int room;

  private int[] table = new int[0];
  private int bits;

  public StateSet(int words, boolean dropsDuplicates, NodeMemory memory) {
    this.words = words;
    this.hasTable = dropsDuplicates;
    this.memory = memory;
  }

  public int size() {
    return size;
  }

  /** The state with a number. */
  public Puzzle load(int node, Puzzle any) {
    return any.load(chunks[node >>> SHIFT], (node & MASK) * words);
  }

  /** Whether the state with a number is the packed state at an index. */
  boolean isSame(int node, long[] packed, int at) {
    return difference(node, packed, at) == 0;
  }

  /**
   * Looks up packed states in their first slots. There is no branch that depends on the states, so
   * the processor waits for many slots and states at the same time.
   *
   * @param hashes filled with the hash of each state
   * @param differs filled with 0 for each state that was found; the others may or may not be stored
   */
  void lookUp(long[] packed, int batch, long[] hashes, long[] differs) {
    for (int i = 0; i < batch; i++) {
      hashes[i] = hash(packed, i * words);
    }
    if (bits == 0) { // no table
      Arrays.fill(differs, 0, batch, 1);
      return;
    }
    for (int i = 0; i < batch; i++) {
      differs[i] = table[(int) (hashes[i] >>> (Long.SIZE - bits))];
    }
    int mask = (1 << bits) - 1;
    for (int i = 0; i < batch; i++) {
      int entry = (int) differs[i];
      int number = entry & mask;
      // An empty slot has number 0, and the sign bit of number - 1 makes the result differ from 0.
      int none = (number - 1) >>> 31;
      int tag = (entry ^ (int) hashes[i] << bits) >>> bits;
      differs[i] = none | tag | difference(number - 1 + none, packed, i * words);
    }
  }

  private long difference(int node, long[] packed, int at) {
    long[] chunk = chunks[node >>> SHIFT];
    int from = (node & MASK) * words;
    long difference = chunk[from] ^ packed[at];
    if (words > 1) {
      difference |= chunk[from + 1] ^ packed[at + 1];
      for (int i = 2; i < words; i++) {
        difference |= chunk[from + i] ^ packed[at + i];
      }
    }
    return difference;
  }

  /**
   * Stores packed states after {@link #lookUp}, from one index to another, unless they are known.
   */
  void add(long[] packed, long[] hashes, long[] differs, int from, int to) {
    int[] slots = table;
    int shift = bits;
    for (int i = from; i < to; i++) {
      if (differs[i] == 0) {
        continue;
      }
      if (size >= room) {
        reach();
        slots = table;
        shift = bits;
      }
      if (hasTable) {
        int mask = slots.length - 1;
        int slot = (int) (hashes[i] >>> (Long.SIZE - shift));
        int tag = (int) hashes[i] << shift;
        int entry = slots[slot];
        while (entry != 0
            && ((entry ^ tag) >>> shift != 0
                || difference((entry & mask) - 1, packed, i * words) != 0)) {
          slot = (slot + 1) & mask;
          entry = slots[slot];
        }
        if (entry != 0) {
          continue;
        }
        slots[slot] = tag | (size + 1);
      }
      copy(packed, i * words);
    }
  }

  private void copy(long[] packed, int at) {
    long[] chunk = chunks[size >>> SHIFT];
    int to = (size & MASK) * words;
    chunk[to] = packed[at];
    if (words > 1) {
      chunk[to + 1] = packed[at + 1];
      for (int i = 2; i < words; i++) {
        chunk[to + i] = packed[at + i];
      }
    }
    size++;
  }

  /** Makes room for one more state. */
  private void reach() {
    if (size >>> SHIFT >= count) {
      memory.take((long) CHUNK * words * Long.BYTES);
      if (count == chunks.length) {
        chunks = Arrays.copyOf(chunks, 2 * count);
      }
      chunks[count++] = new long[CHUNK * words];
    }
    if (hasTable && size >= table.length / 4 * 3) {
      grow(bits == 0 ? FEWEST_BITS : Math.max(SECOND_BITS, bits + 1));
    }
    int full = hasTable ? table.length / 4 * 3 : Integer.MAX_VALUE;
    room = Math.min(full, count << SHIFT);
  }

  /** Rebuilds the table. The old table is released first, because all states can be rehashed. */
  private void grow(int newBits) {
    if (newBits > MOST_BITS) {
      throw new IllegalStateException("more than " + size + " nodes");
    }
    memory.free((long) table.length * Integer.BYTES);
    table = new int[0];
    memory.take((1L << newBits) * Integer.BYTES);
    table = new int[1 << newBits];
    bits = newBits;
    for (int chunk = 0; chunk << SHIFT < size; chunk++) {
      enter(chunks[chunk], chunk << SHIFT);
    }
  }

  private void enter(long[] chunk, int first) {
    int[] slots = table;
    int mask = slots.length - 1;
    int last = Math.min(CHUNK, size - first);
    for (int i = 0; i < last; i++) {
      long hash = hash(chunk, i * words);
      int slot = (int) (hash >>> (Long.SIZE - bits));
      while (slots[slot] != 0) {
        slot = (slot + 1) & mask;
      }
      slots[slot] = (int) hash << bits | (first + i + 1);
    }
  }

  /**
   * A multiplicative hash of all words; its high and low bits are both well mixed. Here and above,
   * one and two words need no loop, which would take longer than its content.
   */
  private long hash(long[] packed, int at) {
    long hash = mix(packed[at]);
    if (words > 1) {
      hash = mix(hash ^ packed[at + 1]);
      for (int i = 2; i < words; i++) {
        hash = mix(hash ^ packed[at + i]);
      }
    }
    hash *= 0xBF58476D1CE4E5B9L;
    return hash ^ (hash >>> 29);
  }

  private static long mix(long word) {
    long mixed = word * 0x9E3779B97F4A7C15L;
    return mixed ^ mixed >>> 32;
  }
}
