package tabuleiro.search.solo.frontier;

import java.util.Arrays;
import tabuleiro.core.Puzzle;

/**
 * The nodes of a search and, if duplicates are dropped, a hash table of their states. Nodes are
 * numbered from 0, the root, in the order in which they are stored; there is no object per node.
 *
 * <pre>
 * per node   words * 8 bytes  the packed state
 *            4 + 4 + 4 bytes  the parent, the move from it, the cost g of the path
 *            4 bytes          the depth, only with a depth limit
 * table      4 bytes a slot   bits 0..b-1: node + 1, 0 if empty; bits b..31: a part of the hash,
 *                             where 2^b is the number of slots, at least 4/3 of the nodes
 * </pre>
 *
 * Two states are equal only if all their words are, so no proof depends on hash collisions. A state
 * reached again by a better path becomes a new node, and the old node becomes <em>stale</em>: it
 * must be skipped when it is taken from a queue. So the parent of a node never changes, and the
 * data of its path stay valid. With a depth limit a path is better only if it is neither longer nor
 * more expensive; a state may then have several nodes, none better than another.
 *
 * <p>The table uses open addressing with linear probing. The part of the hash in each slot avoids
 * most comparisons of different states. Not thread-safe.
 */
public final class NodeStore {
  /** The result of {@link #add} if the state is known. */
  public static final int KNOWN = -1;

  private static final int FEWEST_BITS = 10;
  private static final int MOST_BITS = 30;

  /** When a path to a state is better than an earlier one. */
  public enum Better {
    /** The first path always stays. */
    NEVER,
    /** A smaller depth. */
    SHORTER,
    /** A smaller cost. */
    CHEAPER,
    /** A smaller cost without a larger depth, or the other way round. */
    SHORTER_OR_CHEAPER;

    /**
     * The rule for a search that does or does not consider the cost, with or without a depth limit.
     */
    public static Better of(boolean cost, boolean depth) {
      return cost ? (depth ? SHORTER_OR_CHEAPER : CHEAPER) : depth ? SHORTER : NEVER;
    }
  }

  private final NodeMemory memory;
  private final int words;
  private final boolean hasTable;
  private final boolean comparesCost;
  private final boolean comparesDepth;
  private final IntColumn parents;
  private final IntColumn moves;
  private final IntColumn costs;
  private final IntColumn depths;
  private long[][] states = new long[16][];
  private int chunks;
  private int size;
  private int[] table = new int[0];
  private int bits;

  public NodeStore(int words, boolean dropsDuplicates, Better better, NodeMemory memory) {
    this.memory = memory;
    this.words = words;
    this.hasTable = dropsDuplicates;
    this.comparesCost = better == Better.CHEAPER || better == Better.SHORTER_OR_CHEAPER;
    this.comparesDepth = better == Better.SHORTER || better == Better.SHORTER_OR_CHEAPER;
    this.parents = new IntColumn(memory);
    this.moves = new IntColumn(memory);
    this.costs = new IntColumn(memory);
    this.depths = new IntColumn(memory);
  }

  public int size() {
    return size;
  }

  public int parent(int node) {
    return parents.get(node);
  }

  public int move(int node) {
    return moves.get(node);
  }

  /** The cost of the path from the root; valid for stale nodes too. */
  public int cost(int node) {
    int cost = costs.get(node);
    return cost < 0 ? ~cost : cost;
  }

  /** Whether a better path to the node's state is known. */
  public boolean isStale(int node) {
    return costs.get(node) < 0;
  }

  /** The depth of a node; only available with a depth limit. */
  public int depth(int node) {
    return depths.get(node);
  }

  /** The state of a node. */
  public Puzzle load(int node, Puzzle any) {
    return any.load(states[node >>> IntColumn.SHIFT], (node & IntColumn.MASK) * words);
  }

  /**
   * Stores a state, unless it is known and this path to it is no better.
   *
   * @return the new node, or {@link #KNOWN}
   */
  public int add(Puzzle state, int parent, int move, int cost, int depth) {
    reach(size);
    long[] chunk = states[size >>> IntColumn.SHIFT];
    int at = (size & IntColumn.MASK) * words;
    state.save(chunk, at);
    if (hasTable && !enter(chunk, at, cost, depth)) {
      return KNOWN;
    }
    parents.set(size, parent);
    moves.set(size, move);
    costs.set(size, cost);
    if (comparesDepth) {
      depths.set(size, depth);
    }
    return size++;
  }

  /** A node with that state, or -1 if there is none. */
  public int find(Puzzle state) {
    reach(size);
    long[] chunk = states[size >>> IntColumn.SHIFT];
    int at = (size & IntColumn.MASK) * words;
    state.save(chunk, at);
    long hash = hash(chunk, at);
    int mask = table.length - 1;
    for (int slot = first(hash); table[slot] != 0; slot = (slot + 1) & mask) {
      int node = candidate(table[slot], hash);
      if (node >= 0 && isSame(chunk, at, node)) {
        return node;
      }
    }
    return -1;
  }

  /** Removes all nodes from a number on. Only for stores without a table. */
  public void truncate(int newSize) {
    assert !hasTable;
    size = newSize;
  }

  /** Removes all nodes but keeps the memory. */
  public void clear() {
    size = 0;
    Arrays.fill(table, 0);
  }

  private void reach(int node) {
    parents.reach(node);
    moves.reach(node);
    costs.reach(node);
    if (comparesDepth) {
      depths.reach(node);
    }
    while (node >>> IntColumn.SHIFT >= chunks) {
      memory.take((long) IntColumn.CHUNK * words * Long.BYTES);
      if (chunks == states.length) {
        states = Arrays.copyOf(states, 2 * chunks);
      }
      states[chunks++] = new long[IntColumn.CHUNK * words];
    }
    if (hasTable && size >= table.length / 4 * 3) {
      grow();
    }
  }

  /** Enters the state at the next free number into the table. Returns false if it is known. */
  private boolean enter(long[] chunk, int at, int cost, int depth) {
    long hash = hash(chunk, at);
    int mask = table.length - 1;
    int slot = first(hash);
    int mine = -1;
    for (; table[slot] != 0; slot = (slot + 1) & mask) {
      int node = candidate(table[slot], hash);
      if (node >= 0 && isSame(chunk, at, node) && !isStale(node)) {
        if (isNoWorse(node, cost, depth)) {
          return false;
        } else if (isNoBetter(node, cost, depth)) {
          costs.set(node, ~costs.get(node));
          mine = slot;
        }
      }
    }
    table[mine < 0 ? slot : mine] = (int) hash << bits | (size + 1);
    return true;
  }

  private boolean isNoWorse(int node, int cost, int depth) {
    return (!comparesCost || costs.get(node) <= cost)
        && (!comparesDepth || depths.get(node) <= depth);
  }

  private boolean isNoBetter(int node, int cost, int depth) {
    return (!comparesCost || costs.get(node) >= cost)
        && (!comparesDepth || depths.get(node) >= depth);
  }

  private int first(long hash) {
    return (int) (hash >>> (Long.SIZE - bits));
  }

  /** The node in a slot if its part of the hash matches, else -1. */
  private int candidate(int entry, long hash) {
    return (entry ^ (int) hash << bits) >>> bits == 0 ? (entry & ((1 << bits) - 1)) - 1 : -1;
  }

  private boolean isSame(long[] chunk, int at, int node) {
    long[] other = states[node >>> IntColumn.SHIFT];
    int otherAt = (node & IntColumn.MASK) * words;
    for (int i = 0; i < words; i++) {
      if (chunk[at + i] != other[otherAt + i]) {
        return false;
      }
    }
    return true;
  }

  /** A multiplicative hash of all words; its high and low bits are both well mixed. */
  private long hash(long[] chunk, int at) {
    long hash = 0;
    for (int i = 0; i < words; i++) {
      hash = (hash ^ chunk[at + i]) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 32;
    }
    hash *= 0xBF58476D1CE4E5B9L;
    return hash ^ (hash >>> 29);
  }

  /** Doubles the table. The old table is released first, because all nodes can be rehashed. */
  private void grow() {
    int newBits = table.length == 0 ? FEWEST_BITS : bits + 1;
    if (newBits > MOST_BITS) {
      throw new IllegalStateException("more than " + size + " nodes");
    }
    memory.free((long) table.length * Integer.BYTES);
    table = new int[0];
    memory.take((1L << newBits) * Integer.BYTES);
    table = new int[1 << newBits];
    bits = newBits;
    int mask = table.length - 1;
    for (int node = 0; node < size; node++) {
      if (!isStale(node)) {
        long hash = hash(states[node >>> IntColumn.SHIFT], (node & IntColumn.MASK) * words);
        int slot = first(hash);
        while (table[slot] != 0) {
          slot = (slot + 1) & mask;
        }
        table[slot] = (int) hash << bits | (node + 1);
      }
    }
  }
}
