package tabuleiro.lab.match;

import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.player.Report;
import tabuleiro.core.world.GameHistory;

/**
 * A rule that may end a game early. The referee applies it after every move that did not end the
 * game itself. An adjudication may keep state, so each game gets a new one.
 */
@FunctionalInterface
public interface Adjudication<P extends Position> {

  /** The result of an adjudicated game. */
  record Ruling(Winner winner, EndReason reason) {}

  /** An adjudication that never ends a game. */
  static <P extends Position> Adjudication<P> none() {
    return (history, side, report) -> Optional.empty();
  }

  /**
   * Examines a game that is not over.
   *
   * @param history the game after the move
   * @param side who moved
   * @param report what the mover thought of the position before it moved
   * @return how the game ends now; nothing if it goes on
   */
  Optional<Ruling> after(GameHistory<P> history, int side, Report report);
}
