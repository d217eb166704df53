package tabuleiro.core.player;

import java.util.function.Consumer;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;

/**
 * Chooses moves: a named opponent, a search, or a human at the keyboard. A player may keep what it
 * learned from one move to the next, so it plays one game at a time.
 */
public interface Player<P extends Position> {

  /** The name that users select the player by. */
  String name();

  /**
   * Chooses a legal move of a position that is not over. If its thread is interrupted, a searching
   * player soon returns the best move found so far; the interrupt status stays set.
   *
   * @param progress receives intermediate results, as often as the player likes
   * @throws PlayerFailure if the player cannot go on with its game
   */
  Choice choose(P position, Limits limits, Consumer<Report> progress);

  /**
   * Ends what the player keeps running, such as a process. Called after its last move, possibly
   * more than once; it never throws.
   */
  default void close() {}
}
