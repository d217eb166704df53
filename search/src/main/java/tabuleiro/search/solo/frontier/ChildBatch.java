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
  private long[] differs = new long[0];
  private int size;
  private boolean hasSolved;
  private int leastCost = Integer.MAX_VALUE;

  /**
   * Creates an empty batch.
   *
   * @param testsGoals whether {@link #hasSolved} is needed
   */
  public ChildBatch(int words, boolean testsGoals, NodeMemory memory) {
    this.words = words;
    this.testsGoals = testsGoals;
    this.memory = memory;
  }

  public void clear() {
    size = 0;
    moves.clear();
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
    state.moves(moves);
    int end = moves.size();
    reserve(end);
    int least = leastCost;
    boolean anySolved = hasSolved;
    for (int i = size; i < end; i++) {
      int move = moves.get(i);
      S child = State.next(state, move);
      child.save(packed, i * words);
      int cost = state.cost(move, child);
      costs[i] = cost;
      least = Math.min(least, cost);
      anySolved |= testsGoals && child.isSolved();
    }
    size = end;
    hasSolved = anySolved;
    leastCost = least;
  }

  private void reserve(int needed) {
    if (needed > costs.length) {
      int length = Math.max(needed, Math.max(FEWEST, 2 * costs.length));
      memory.take((length - costs.length) * bytes());
      packed = Arrays.copyOf(packed, length * words);
      hashes = Arrays.copyOf(hashes, length);
      costs = Arrays.copyOf(costs, length);
      differs = Arrays.copyOf(differs, length);
    }
  }

  private long bytes() {
    return (words + 2L) * Long.BYTES + Integer.BYTES;
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
    return moves.get(index);
  }

  public int cost(int index) {
    return costs[index];
  }

  /** Whether a child is solved. */
  public boolean isSolved(int index, Puzzle any) {
    return any.load(packed, index * words).isSolved();
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
