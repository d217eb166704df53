package tabuleiro.core.world;

import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.player.Report;

/**
 * The log format that a game's course prescribes for its {@code log.dat}. It is a file format, so
 * it is the same in every language.
 */
public interface GameLog<P extends Position> {

  /**
   * The text of the last move of a game.
   *
   * @param thought how a computer found the move; empty if a human made it
   */
  String moved(GameHistory<P> history, Optional<Report> thought);

  /** The text at the end of a game. */
  default String ended(P last) {
    return "";
  }
}
