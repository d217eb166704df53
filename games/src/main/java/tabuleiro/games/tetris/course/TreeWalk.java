package tabuleiro.games.tetris.course;

import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;

/** The problem of public test 16: a binary tree, in which node 13 is to be found. */
record TreeWalk(int node) implements Puzzle {
  private static final int GOAL = 13;
  private static final int LAST_WITH_CHILDREN = 15;

  @Override
  public void moves(MoveList moves) {
    if (node <= LAST_WITH_CHILDREN) {
      moves.add(0);
      moves.add(1);
    }
  }

  /** Goes to the left child with move 0, to the right one with move 1. */
  @Override
  public TreeWalk play(int move) {
    return new TreeWalk(2 * node + move);
  }

  @Override
  public boolean isSolved() {
    return node == GOAL;
  }

  @Override
  public long key() {
    return node;
  }

  @Override
  public int words() {
    return 1;
  }

  @Override
  public void save(long[] into, int at) {
    into[at] = node;
  }

  @Override
  public TreeWalk load(long[] from, int at) {
    return new TreeWalk((int) from[at]);
  }
}
