package tabuleiro.core.code;

import tabuleiro.core.Position;

/**
 * An evaluation that a user writes in Java: a public class with a constructor without parameters,
 * in one source file.
 *
 * @param <P> the positions of the game, such as {@code Dots}
 */
@FunctionalInterface
public interface OwnEvaluation<P extends Position> {

  /** The estimated final margin in points, positive if player 1 is ahead. */
  double of(P position);
}
