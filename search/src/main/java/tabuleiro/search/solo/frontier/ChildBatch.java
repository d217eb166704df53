package tabuleiro.search.solo.frontier;

import java.util.Arrays;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;

/** The packed children of a few states, each with its move, the cost of it, and a goal test. */
public final class ChildBatch<S extends Puzzle> {
  private static final int FEWEST = 128;

  private final int words;
  private final boolean testsGoals;
  private final NodeMemory memory;
  private final MoveList moves = new MoveList();
  private long[] packed = new long[0];
  private long[] hashes = new long[0];
  private int[] costs = new int[0];
  private int[] moved = new int[0];
  private boolean[] isSolved = new boolean[0];
  private long[] differs = new long[0];
  private int size;
  private boolean hasSolved;
  private int leastCost = Integer.MAX_VALUE;

  /**
   * Creates an empty batch.
   *
   * @param testsGoals whether {@link #isSolved} is needed
   */
  public ChildBatch(int words, boolean testsGoals, NodeMemory memory) {
    this.words = words;
    this.testsGoals = testsGoals;
    this.memory = memory;
  }

  public void clear() {
    size = 0;
    hasSolved = false;
    leastCost = Integer.MAX_VALUE;
  }

  public int size() {
    return size;
  }

  /** Makes a state the only one of the batch, without a move. */
  public void set(S state) {
    reserve(1);
    state.save(packed, 0);
    size = 1;
  }

  /** Adds all children of a state. */
  public void expand(S state) {
    moves.clear();
    state.moves(moves);
    int count = moves.size();
    reserve(size + count);
    int least = leastCost;
    boolean anySolved = hasSolved;
    for (int i = 0; i < count; i++) {
      int move = moves.get(i);
      int at = size + i;
      int cost = state.cost(move);
      costs[at] = cost;
      least = Math.min(least, cost);
      moved[at] = move;
      S child = State.next(state, move);
      child.save(packed, at * words);
      if (testsGoals) {
        isSolved[at] = child.isSolved();
        anySolved |= isSolved[at];
      }
    }
    size += count;
    hasSolved = anySolved;
    leastCost = least;
  }

  private void reserve(int needed) {
    if (needed > moved.length) {
      int length = Math.max(needed, Math.max(FEWEST, 2 * moved.length));
      memory.take((length - moved.length) * bytes());
      packed = Arrays.copyOf(packed, length * words);
      hashes = Arrays.copyOf(hashes, length);
      costs = Arrays.copyOf(costs, length);
      moved = Arrays.copyOf(moved, length);
      isSolved = Arrays.copyOf(isSolved, length);
      differs = Arrays.copyOf(differs, length);
    }
  }

  private long bytes() {
    return (words + 2L) * Long.BYTES + 2 * Integer.BYTES + 1;
  }

  /** Looks up all children in a set. */
  public void lookUp(StateSet states) {
    states.lookUp(packed, size, hashes, differs);
  }

  /** Stores a child after {@link #lookUp}, unless it is known. Returns whether it is new. */
  public boolean store(int index, StateSet states) {
    int before = states.size();
    store(index, index + 1, states);
    return states.size() > before;
  }

  /** Stores the children from one index to another, unless they are known. */
  public void store(int from, int to, StateSet states) {
    states.add(packed, hashes, differs, from, to);
  }

  /** Whether a child is solved, if goals are tested. */
  public boolean hasSolved() {
    return hasSolved;
  }

  /** The lowest cost of a move to a child; the largest number if there is none. */
  public int leastCost() {
    return leastCost;
  }

  public int move(int index) {
    return moved[index];
  }

  public int cost(int index) {
    return costs[index];
  }

  public boolean isSolved(int index) {
    return isSolved[index];
  }

  /** The index of the first child that is the state with a number; -1 if there is none. */
  public int indexOf(int node, StateSet states) {
    for (int i = 0; i < size; i++) {
      if (states.isSame(node, packed, i * words)) {
        return i;
      }
    }
    return -1;
  }
}
