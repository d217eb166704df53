/**
 * The protocol between the referee and an external program, UGI: lines of text over standard input
 * and output. {@link tabuleiro.lab.ugi.UgiSession} is the referee's side of one process, and {@link
 * tabuleiro.lab.ugi.BotPlayer} makes a player of it. {@link tabuleiro.lab.ugi.UgiServer} is the
 * other side, for our own players. A move on the wire is a {@link tabuleiro.lab.ugi.WireMove}.
 */
@NullMarked
package tabuleiro.lab.ugi;

import org.jspecify.annotations.NullMarked;
