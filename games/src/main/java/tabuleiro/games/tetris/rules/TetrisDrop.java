package tabuleiro.games.tetris.rules;

/**
 * The effect of a move: the piece drops, complete rows are removed, a bomb destroys the square
 * around it, and the bottom row doubles when it is due. Words have the layout of {@link Well}.
 */
final class TetrisDrop {
  private TetrisDrop() {}

  /** The state after a move. */
  static Tetris play(Tetris state, int move) {
    int row = Well.landing(state.heights(), move);
    long shape = Well.shape(move);
    long newLow = state.low() | Well.part(shape, row);
    long newMiddle = state.middle() | Well.part(shape, row - 6);
    long newHigh = state.high() | Well.part(shape, row - 12);
    if (Well.reachesTop(move, row)) {
      long measured = Well.heights(newLow, newMiddle, newHigh) | Well.mark(row);
      return state.after(newLow, newMiddle, newHigh, measured, state.points());
    }
    if (Well.isBomb(move)) {
      return explode(state, move, row);
    }
    long complete = Well.complete(newLow) | Well.complete(newMiddle) | Well.complete(newHigh);
    if (complete != 0 || state.problem().isRising(state.placedCount() + 1)) {
      return settle(state, newLow, newMiddle, newHigh, row);
    }
    long raised = Well.raised(state.heights(), move, row);
    return state.after(newLow, newMiddle, newHigh, raised, state.points());
  }

  /** Removes the complete rows from the top down, so that lower ones keep their position. */
  private static Tetris settle(Tetris state, long newLow, long newMiddle, long newHigh, int row) {
    long a = newLow;
    long b = newMiddle;
    long c = newHigh;
    int removed = 0;
    for (long rows = Well.complete(c); rows != 0; rows ^= Long.highestOneBit(rows)) {
      c = Well.without(c, Long.highestOneBit(rows), 0);
      removed++;
    }
    for (long rows = Well.complete(b); rows != 0; rows ^= Long.highestOneBit(rows)) {
      b = Well.without(b, Long.highestOneBit(rows), c);
      c = Well.sunk(c, 0);
      removed++;
    }
    for (long rows = Well.complete(a); rows != 0; rows ^= Long.highestOneBit(rows)) {
      a = Well.without(a, Long.highestOneBit(rows), b);
      b = Well.sunk(b, c);
      c = Well.sunk(c, 0);
      removed++;
    }
    return rise(state, a, b, c, removed == 0 ? row : -1, state.points() + Well.points(removed));
  }

  /** Destroys the square around a bomb, including the bomb itself. */
  private static Tetris explode(Tetris state, int move, int row) {
    long blast = Well.blast(move, row);
    int from = Math.max(0, row - 1);
    long a = state.low() & ~Well.part(blast, from);
    long b = state.middle() & ~Well.part(blast, from - 6);
    long c = state.high() & ~Well.part(blast, from - 12);
    return rise(state, a, b, c, -1, state.points() + gain(state, move));
  }

  /**
   * Doubles the bottom row if it is due and not empty, and creates the state. The top row is free
   * here, so nothing is pushed out, but cells of row 16 may now lose the game.
   *
   * @param row where the last piece lies, -1 if it is gone
   */
  private static Tetris rise(Tetris state, long a, long b, long c, int row, int points) {
    long bottom = a & Well.ROW;
    if (!state.problem().isRising(state.placedCount() + 1) || bottom == 0) {
      long measured = Well.heights(a, b, c) | Well.mark(row);
      return state.after(a, b, c, measured, points);
    }
    long newLow = Well.risen(a, bottom);
    long newMiddle = Well.risen(b, a >>> 50);
    long newHigh = Well.risen(c, b >>> 50);
    long measured = Well.heights(newLow, newMiddle, newHigh) | Well.mark(row < 0 ? row : row + 1);
    return state.after(newLow, newMiddle, newHigh, measured, points);
  }

  /** The points that a move wins. */
  static int gain(Tetris state, int move) {
    int row = Well.landing(state.heights(), move);
    if (Well.reachesTop(move, row)) {
      return 0;
    }
    if (Well.isBomb(move)) {
      long blast = Well.blast(move, row);
      int from = Math.max(0, row - 1);
      return Well.blastPoints(
          1
              + Long.bitCount(state.low() & Well.part(blast, from))
              + Long.bitCount(state.middle() & Well.part(blast, from - 6))
              + Long.bitCount(state.high() & Well.part(blast, from - 12)));
    }
    long shape = Well.shape(move);
    return Well.points(
        Long.bitCount(Well.complete(state.low() | Well.part(shape, row)))
            + Long.bitCount(Well.complete(state.middle() | Well.part(shape, row - 6)))
            + Long.bitCount(Well.complete(state.high() | Well.part(shape, row - 12))));
  }
}
