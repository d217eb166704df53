package tabuleiro.core.player;

import tabuleiro.core.Position;

/**
 * A position of a game whose points add up: best play for the rest of the game, and the points it
 * brings, do not depend on the points scored so far. A table can then store the future points under
 * {@link #futureKey} and share them between lines with different scores.
 */
public interface Additive extends Position {

  /**
   * A key of everything that the future points depend on, including the side to move. Positions
   * with the same future key may differ in their margin.
   */
  long futureKey();
}
