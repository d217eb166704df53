package tabuleiro.core;

import java.util.Arrays;

/**
 * A growing list of moves, each with an optional score. A search allocates one list per ply and
 * reuses it, so that its loop allocates nothing. Not thread-safe.
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

  public boolean contains(int move) {
    for (int i = 0; i < size; i++) {
      if (moves[i] == move) {
        return true;
      }
    }
    return false;
  }

  /** Sets the score by which {@link #pick} orders the move at an index. */
  public void score(int index, int score) {
    scores[index] = score;
  }

  /**
   * Moves the move with the highest score at or after {@code index} to {@code index}. The others
   * keep their order; the first of equal scores wins.
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

  /** A copy of the moves as an array, for code that is not performance-critical. */
  public int[] toArray() {
    return Arrays.copyOf(moves, size);
  }
}
