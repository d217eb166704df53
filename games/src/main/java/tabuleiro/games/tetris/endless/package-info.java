/**
 * Endless Tetris: pieces come at random and one-piece controllers play. {@link
 * tabuleiro.games.tetris.endless.EndlessBoard} is the well, {@link
 * tabuleiro.games.tetris.endless.EndlessGame} a game, {@link
 * tabuleiro.games.tetris.endless.EndlessController} chooses placements, {@link
 * tabuleiro.games.tetris.endless.EndlessFeatures} and {@code EndlessFour} are the published
 * features, and {@link tabuleiro.games.tetris.endless.EndlessCommand} is the command {@code
 * endless}.
 */
@NullMarked
package tabuleiro.games.tetris.endless;

import org.jspecify.annotations.NullMarked;
