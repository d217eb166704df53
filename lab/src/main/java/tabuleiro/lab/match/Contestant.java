package tabuleiro.lab.match;

import java.util.function.LongFunction;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Player;

/**
 * A participant of a match. Players may keep state, so each game gets a new one.
 *
 * @param player creates a new player from a random seed
 * @param limits the player's limits per move
 */
public record Contestant<P extends Position>(
    String name, LongFunction<Player<P>> player, Limits limits) {}
