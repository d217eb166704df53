/**
 * Who plays: {@link tabuleiro.app.players.PlayerSpec} is what a user writes, {@link
 * tabuleiro.app.players.PlayerFactory} makes the player of it for a game, {@link
 * tabuleiro.app.players.Explanation} says what an evaluation is made of.
 */
@NullMarked
package tabuleiro.app.players;

import org.jspecify.annotations.NullMarked;
