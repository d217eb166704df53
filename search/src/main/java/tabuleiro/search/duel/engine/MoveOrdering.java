package tabuleiro.search.duel.engine;

import tabuleiro.core.MoveList;

/**
 * The move ordering of one search thread: the move of the table, then the killer moves of the ply,
 * then the others by the history heuristic, which counts how often a move caused a cutoff.
 */
final class MoveOrdering {
  private static final int SIZE = 1 << 12;
  private static final int MOST = 1 << 26;

  private final int[] history = new int[2 * SIZE];

  /** Reduces the weight of earlier searches. */
  void age() {
    for (int i = 0; i < history.length; i++) {
      history[i] /= 8;
    }
  }

  /** Scores the moves of a ply. */
  void score(SearchStack.Ply ply, int tableMove, int side) {
    MoveList moves = ply.moves;
    int base = side * SIZE;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      int score = history[base + (move & (SIZE - 1))];
      if (move == tableMove) {
        score = Integer.MAX_VALUE;
      } else if (move == ply.killer) {
        score = Integer.MAX_VALUE - 1;
      } else if (move == ply.otherKiller) {
        score = Integer.MAX_VALUE - 2;
      }
      moves.score(i, score);
    }
  }

  /** Scores moves by their history only. */
  void scoreByHistory(MoveList moves, int side) {
    int base = side * SIZE;
    for (int i = 0; i < moves.size(); i++) {
      moves.score(i, history[base + (moves.get(i) & (SIZE - 1))]);
    }
  }

  /** Makes a move that caused a cutoff a killer move of its ply and rewards it. */
  void addKiller(SearchStack.Ply ply, int side, int move, int depth) {
    if (ply.killer != move) {
      ply.otherKiller = ply.killer;
      ply.killer = move;
    }
    rewardMove(side, move, depth * depth);
  }

  void rewardMove(int side, int move, int reward) {
    int at = side * SIZE + (move & (SIZE - 1));
    history[at] = Math.min(MOST, history[at] + reward);
  }
}
