/**
 * One game at the terminal: {@link tabuleiro.app.play.PlaySession} leads it, {@link
 * tabuleiro.app.play.Seat}s are taken by persons or players, {@link tabuleiro.app.play.PlayConsole}
 * is where it is shown and typed, {@link tabuleiro.app.play.GameFiles} where it is kept.
 */
@NullMarked
package tabuleiro.app.play;

import org.jspecify.annotations.NullMarked;
