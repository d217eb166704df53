/**
 * Those who choose moves: {@link tabuleiro.core.player.Player}, the {@link
 * tabuleiro.core.player.Limits} given to one, the {@link tabuleiro.core.player.Choice} made and the
 * {@link tabuleiro.core.player.Report} of how.
 */
@NullMarked
package tabuleiro.core.player;

import org.jspecify.annotations.NullMarked;
