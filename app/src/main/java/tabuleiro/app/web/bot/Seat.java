package tabuleiro.app.web.bot;

import java.util.function.Supplier;
import tabuleiro.app.web.request.Visitor;
import tabuleiro.core.Position;
import tabuleiro.core.player.Player;

/**
 * A seat of a live game.
 *
 * @param game the id of the game
 * @param side 0 or 1
 */
public record Seat(String game, int side) {

  /**
   * Who plays a seat.
   *
   * @param spec the specification of the player
   * @param visitor who let it move
   * @param player makes the player, when it is needed first
   */
  public record Occupant<P extends Position>(
      String spec, Visitor visitor, Supplier<Player<P>> player) {}
}
