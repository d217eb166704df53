package tabuleiro.core.weights;

import java.util.Optional;

/**
 * A controller of a single-player game with random events, measured by playing. The same seed gives
 * the same game. Stateless and thread-safe.
 */
public interface Trial {

  /**
   * The result of a game.
   *
   * @param score the objective: for Tetris, the number of cleared rows
   * @param moves the number of moves made
   * @param isOver whether the game ended by its rules and not by the move limit
   */
  record Score(long score, long moves, boolean isOver) {}

  /** Plays the game of a random seed, with at most {@code mostMoves} moves. */
  Score play(long seed, long mostMoves);

  /** The same game before its first move, to be watched; empty if it cannot be shown. */
  default Optional<TrialGame> watch(long seed) {
    return Optional.empty();
  }
}
