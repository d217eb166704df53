package tabuleiro.core.player;

import java.util.function.Consumer;
import tabuleiro.core.Position;

/** Someone who chooses a move: a named opponent, a search, a person at the keyboard. */
public interface Player<P extends Position> {

  /** The name by which the player is asked for and shown. */
  String name();

  /**
   * Chooses one of the legal moves of a position that is not over.
   *
   * @param progress is told what is known so far, as often as the player likes
   */
  Choice choose(P position, Limits limits, Consumer<Report> progress);
}
