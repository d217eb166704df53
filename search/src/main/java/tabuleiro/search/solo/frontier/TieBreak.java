package tabuleiro.search.solo.frontier;

/** Which of equally good states comes first. */
public enum TieBreak {
  /** The one that waited longest. */
  FIFO,
  /** The one made last. */
  LIFO,
  /** The one whose estimate is lowest, then the one made last. */
  LOW_H
}
