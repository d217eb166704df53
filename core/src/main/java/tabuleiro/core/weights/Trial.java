package tabuleiro.core.weights;

/**
 * A player of a game against chance, tried by letting it play. The same seed gives the same game; a
 * trial has no state that shows and may be shared between threads.
 */
public interface Trial {

  /**
   * How a game ended.
   *
   * @param score what counts: for Tetris, the rows removed
   * @param moves how many moves were made
   * @param isOver whether the game came to its end, and not to the greatest number of moves
   */
  record Score(long score, long moves, boolean isOver) {}

  /** Plays the game that a seed decides, at most so many moves long. */
  Score play(long seed, long mostMoves);
}
