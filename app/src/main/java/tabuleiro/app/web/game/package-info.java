/**
 * Games on the page. A {@link tabuleiro.app.web.game.StoredGame} is a game as the store keeps it, a
 * {@link tabuleiro.app.web.game.LiveGame} the same game with its states. {@link
 * tabuleiro.app.web.game.LiveSocket} sends what the computer thinks while it thinks.
 */
@NullMarked
package tabuleiro.app.web.game;

import org.jspecify.annotations.NullMarked;
