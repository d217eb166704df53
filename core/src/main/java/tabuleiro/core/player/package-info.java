/**
 * Those who choose moves: {@link tabuleiro.core.player.Player}, the {@link
 * tabuleiro.core.limits.Limits} given to one, the {@link tabuleiro.core.player.Choice} made and the
 * {@link tabuleiro.core.player.Report} of how. What a game tells searches about itself is its
 * {@link tabuleiro.core.player.Knowledge}: {@link tabuleiro.core.player.Evaluation}s, an {@link
 * tabuleiro.core.player.Endgame} that is exact inside a search, an {@link
 * tabuleiro.core.player.Oracle} that proves values, and {@link tabuleiro.core.player.Additive} if
 * points add up. {@link tabuleiro.core.limits.Budget} holds a search to its limits.
 */
@NullMarked
package tabuleiro.core.player;

import org.jspecify.annotations.NullMarked;
