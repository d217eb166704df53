package tabuleiro.core.player;

import tabuleiro.core.MoveList;
import tabuleiro.core.Position;

/**
 * The moves that a quiescence search plays beyond the depth limit because the static value of the
 * position ignores them, such as captures (Shannon 1950). A position without them is quiet.
 *
 * <p>A quiescence search visits a tree of these moves below every leaf, so a game should list only
 * moves that a static value gets wrong, and only one order of moves that can be exchanged.
 * Implementations are stateless.
 */
@FunctionalInterface
public interface NoisyMoves<P extends Position> {

  /** Appends the noisy moves of a position, which are legal; none if the position is quiet. */
  void list(P position, MoveList moves);
}
