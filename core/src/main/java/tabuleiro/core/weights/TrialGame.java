package tabuleiro.core.weights;

import java.util.Map;

/**
 * A game of a {@link Trial}, played move by move, so that users can watch it on the world's own
 * board. Its data are those of {@code Picture}. Mutable and not thread-safe.
 */
public interface TrialGame {

  /** Makes the next move; returns false if the game is over. */
  boolean next();

  /** The number of moves made. */
  long moves();

  /** The score so far. */
  long score();

  /** Everything that the board needs to draw the current state. */
  Map<String, Object> picture();

  /** The place of the last move on the board; empty before the first one. */
  Map<String, Object> lastMove();
}
