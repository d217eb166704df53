/**
 * The arena: a server that shows games, searches and experiments as a page in the browser. {@link
 * tabuleiro.app.web.WebServer} wires it together; everything under {@code /api/v1} speaks JSON, the
 * rest are files of the page.
 *
 * <p>A {@link tabuleiro.app.web.StoredGame} is a game somebody plays, as it is stored; a {@code
 * Sitting} is the same with its states; {@code LiveSocket} lets the computer think while the page
 * looks on.
 */
@NullMarked
package tabuleiro.app.web;

import org.jspecify.annotations.NullMarked;
