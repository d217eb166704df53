package tabuleiro.lab.match;

import java.util.function.LongFunction;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Player;

/**
 * One who plays a series. Players may remember, so each game gets a new one.
 *
 * @param player makes a new player; the number decides what chance decides
 * @param limits what the player may spend on each move
 */
public record Contestant<P extends Position>(
    String name, LongFunction<Player<P>> player, Limits limits) {}
