/**
 * Players: {@link tabuleiro.app.players.PlayerSpec} is a player specification, {@link
 * tabuleiro.app.players.PlayerFactory} creates the player for a game, and {@link
 * tabuleiro.app.players.Explanation} lists the terms of an evaluation.
 */
@NullMarked
package tabuleiro.app.players;

import org.jspecify.annotations.NullMarked;
