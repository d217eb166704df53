package tabuleiro.games.tetris;

import tabuleiro.core.limits.Budget;

/** Counts the bytes of the arrays of one search against its budget, before they are allocated. */
final class TetrisMemory {
  private final Budget budget;
  private long held;

  TetrisMemory(Budget budget) {
    this.budget = budget;
  }

  /** Adds a number of bytes, which may be negative; exceeding the budget ends the search. */
  void hold(long more) {
    budget.recordBytes(held + more);
    held += more;
  }
}
