/**
 * Our own players as a bot: {@link tabuleiro.lab.ugi.server.UgiServer} answers the lines of a
 * referee, and a {@link tabuleiro.lab.ugi.server.UgiHost} plays.
 */
@NullMarked
package tabuleiro.lab.ugi.server;

import org.jspecify.annotations.NullMarked;
