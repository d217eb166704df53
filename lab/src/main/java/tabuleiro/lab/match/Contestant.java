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
 * @param clock the player's clock for a whole game; empty if only single moves are limited
 */
public record Contestant<P extends Position>(
    String name,
    LongFunction<Player<P>> player,
    Limits limits,
    Optional<String> bot,
    Optional<GameClock> clock) {

  /** A player of this program. */
  public Contestant(String name, LongFunction<Player<P>> player, Limits limits) {
    this(name, player, limits, Optional.empty());
  }

  /** A player without a clock. */
  public Contestant(
      String name, LongFunction<Player<P>> player, Limits limits, Optional<String> bot) {
    this(name, player, limits, bot, Optional.empty());
  }

  /** The same contestant under another name. */
  public Contestant<P> named(String other) {
    return new Contestant<>(other, player, limits, bot, clock);
  }

  /** The same contestant with a clock, if there is one. */
  public Contestant<P> with(Optional<GameClock> newClock) {
    return new Contestant<>(name, player, limits, bot, newClock);
  }

  /** Whether its moves depend on the time. */
  public boolean isTimed() {
    return limits.hasTime() || clock.isPresent();
  }
}
