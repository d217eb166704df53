/**
 * One game at the terminal: {@link tabuleiro.app.play.PlaySession} runs it, {@link
 * tabuleiro.app.play.Seat}s hold humans or players, {@link tabuleiro.app.play.PlayConsole} handles
 * input and output, and {@link tabuleiro.app.play.GameFiles} writes its files.
 */
@NullMarked
package tabuleiro.app.play;

import org.jspecify.annotations.NullMarked;
