/**
 * The web server, which shows games, searches and experiments in the browser. {@link
 * tabuleiro.app.web.WebServer} connects the routes. Everything under {@code /api/v1} is JSON; the
 * other addresses are files of the page.
 */
@NullMarked
package tabuleiro.app.web;

import org.jspecify.annotations.NullMarked;
