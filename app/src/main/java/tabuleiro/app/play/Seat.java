package tabuleiro.app.play;

import java.util.Optional;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Player;

/**
 * A side of a game and its player.
 *
 * @param player chooses the moves; empty for a human
 * @param limits search limits per move
 * @param seed the random seed of the player
 */
public record Seat<P extends Position>(
    PlayerSpec spec, Optional<Player<P>> player, Limits limits, long seed) {

  /** The name of the player as users see it. */
  String name() {
    return spec.bot().isPresent() ? player.map(Player::name).orElse(spec.name()) : spec.name();
  }
}
