package tabuleiro.core.player;

import tabuleiro.core.Position;

/**
 * Knows how some positions end, and tells it inside a search for much less than searching on would
 * cost. An endgame may keep tables of its own: it is made for one thread.
 */
public interface Endgame<P extends Position> {

  /** What is said of positions that are not of the kind it knows. */
  int UNKNOWN = Integer.MIN_VALUE;

  /** The final margin if both play as well as can be, seen from FIRST; or {@link #UNKNOWN}. */
  int margin(P position);
}
