package tabuleiro.core.player;

import java.util.function.Consumer;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;

/**
 * Someone who chooses a move: a named opponent, a search, a person at the keyboard. A player may
 * remember what it learnt from one move to the next, so it plays one game at a time.
 */
public interface Player<P extends Position> {

  /** The name by which the player is asked for and shown. */
  String name();

  /**
   * Chooses one of the legal moves of a position that is not over. A player that thinks ends soon
   * when its thread is interrupted, with the best move known so far; the thread stays interrupted.
   *
   * @param progress is told what is known so far, as often as the player likes
   */
  Choice choose(P position, Limits limits, Consumer<Report> progress);
}
