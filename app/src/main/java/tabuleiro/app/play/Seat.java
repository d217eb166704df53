package tabuleiro.app.play;

import java.util.Optional;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Player;

/**
 * A side of a game and who plays it.
 *
 * @param player chooses the moves; none if a person does
 * @param limits what the player may spend on a move
 */
public record Seat<P extends Position>(
    PlayerSpec spec, Optional<Player<P>> player, Limits limits) {}
