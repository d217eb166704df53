package tabuleiro.core.player;

import tabuleiro.core.Position;

/**
 * A position of a game whose points add up: how the rest of the game is best played, and what it
 * brings, does not depend on the points so far. A table can then keep the points still to come
 * under {@link #futureKey} and share them between lines that scored differently.
 */
public interface Additive extends Position {

  /**
   * A key of all that the points still to come depend on, who moves included. Positions with the
   * same future key may differ in their margin.
   */
  long futureKey();
}
