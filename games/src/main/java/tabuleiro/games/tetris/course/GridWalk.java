package tabuleiro.games.tetris.course;

import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;

/** The problem of public test 23: a walk on a grid to x = 2, y = 3, which counts its steps. */
record GridWalk(int x, int y, int steps) implements Puzzle {
  private static final int GOAL_X = 2;
  private static final int GOAL_Y = 3;

  /** The steps of the moves up, down, left and right. */
  private static final int[] X_STEPS = {0, 0, -1, 1};

  private static final int[] Y_STEPS = {1, -1, 0, 0};

  @Override
  public void moves(MoveList moves) {
    for (int move = 0; move < X_STEPS.length; move++) {
      moves.add(move);
    }
  }

  @Override
  public GridWalk play(int move) {
    return new GridWalk(x + X_STEPS[move], y + Y_STEPS[move], steps + 1);
  }

  @Override
  public boolean isSolved() {
    return distance() == 0;
  }

  /** The steps that are at least left. */
  int distance() {
    return Math.abs(GOAL_X - x) + Math.abs(GOAL_Y - y);
  }

  @Override
  public long key() {
    return ((long) x << 42) ^ ((long) y << 21) ^ steps;
  }

  @Override
  public int words() {
    return 3;
  }

  @Override
  public void save(long[] into, int at) {
    into[at] = x;
    into[at + 1] = y;
    into[at + 2] = steps;
  }

  @Override
  public GridWalk load(long[] from, int at) {
    return new GridWalk((int) from[at], (int) from[at + 1], (int) from[at + 2]);
  }
}
