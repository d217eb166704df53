package tabuleiro.games.tetris;

import tabuleiro.core.limits.Budget;

/** Counts the bytes of the arrays of one search, before they are made, against its budget. */
final class TetrisMemory {
  private final Budget budget;
  private long held;

  TetrisMemory(Budget budget) {
    this.budget = budget;
  }

  /** Counts some bytes more, or fewer; too many end the search. */
  void hold(long more) {
    budget.recordBytes(held + more);
    held += more;
  }
}
