package tabuleiro.search.solo.frontier;

/** The order of equally good states. */
public enum TieBreak {
  /** The first generated one first. */
  FIFO,
  /** The last generated one first. */
  LIFO,
  /** The one with the lowest estimate first, then the last generated one. */
  LOW_H
}
