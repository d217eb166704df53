package tabuleiro.core;

import java.util.Arrays;

/**
 * A growing list of moves with an optional score each, made once per ply and used again and again:
 * a search allocates none inside its loop. Not thread-safe.
 */
public final class MoveList {
  private int[] moves = new int[64];
  private int[] scores = new int[64];
  private int size;

  public void clear() {
    size = 0;
  }

  public void add(int move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, 2 * size);
      scores = Arrays.copyOf(scores, 2 * size);
    }
    scores[size] = 0;
    moves[size++] = move;
  }

  public int size() {
    return size;
  }

  public int get(int index) {
    return moves[index];
  }

  /** Whether the move is in the list. */
  public boolean contains(int move) {
    for (int i = 0; i < size; i++) {
      if (moves[i] == move) {
        return true;
      }
    }
    return false;
  }

  /** Gives the move at an index a score for {@link #pick}. */
  public void score(int index, int score) {
    scores[index] = score;
  }

  /**
   * Swaps the best scored move of those from {@code index} on to {@code index}; ties keep order.
   */
  public int pick(int index) {
    int best = index;
    for (int i = index + 1; i < size; i++) {
      if (scores[i] > scores[best]) {
        best = i;
      }
    }
    int move = moves[best];
    int score = scores[best];
    System.arraycopy(moves, index, moves, index + 1, best - index);
    System.arraycopy(scores, index, scores, index + 1, best - index);
    moves[index] = move;
    scores[index] = score;
    return move;
  }

  /** A copy of the moves as an array, for code that is not in a hurry. */
  public int[] toArray() {
    return Arrays.copyOf(moves, size);
  }
}
