package tabuleiro.lab.match;

import java.util.Optional;
import java.util.function.LongFunction;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Player;

/**
 * A participant of a match. Players may keep state, so each game gets a new one.
 *
 * @param player creates a new player from a random seed
 * @param limits the player's limits per move
 * @param bot the text that describes the program that plays; empty for a player of this program
 */
public record Contestant<P extends Position>(
    String name, LongFunction<Player<P>> player, Limits limits, Optional<String> bot) {

  /** A player of this program. */
  public Contestant(String name, LongFunction<Player<P>> player, Limits limits) {
    this(name, player, limits, Optional.empty());
  }

  /** The same contestant under another name. */
  public Contestant<P> named(String other) {
    return new Contestant<>(other, player, limits, bot);
  }
}
