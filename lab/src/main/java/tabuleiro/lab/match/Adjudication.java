package tabuleiro.lab.match;

import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.player.Report;

/**
 * Somebody who may end a game before its end. The referee asks after every move that did not end
 * the game itself. An adjudication may remember what it was told, so each game gets a new one.
 */
@FunctionalInterface
public interface Adjudication<P extends Position> {

  /** Why a game was ended. */
  enum Reason {
    /** It had gone on for too many moves. */
    PLIES,
    /** Both players had proved the same result. */
    AGREED,
    /** The game's own solver had proved the result. */
    PROVED,
    /** A player had thought for long that it was losing. */
    RESIGNED
  }

  /**
   * How a game was ended.
   *
   * @param winner 1 if FIRST wins, -1 if SECOND does, 0 for a draw
   */
  record Ruling(int winner, Reason reason) {}

  /** One that lets every game be played to its end. */
  static <P extends Position> Adjudication<P> none() {
    return (history, side, report) -> Optional.empty();
  }

  /**
   * Looks at a game that is not over.
   *
   * @param history the game after the move
   * @param side who moved
   * @param report what the mover thought of the position before it moved
   * @return how the game ends now; nothing if it goes on
   */
  Optional<Ruling> after(GameHistory<P> history, int side, Report report);
}
