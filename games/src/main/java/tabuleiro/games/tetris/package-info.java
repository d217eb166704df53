/**
 * IA-Tetris: a well of 18 rows and 10 columns, pieces known in advance, straight drops. A puzzle
 * for one; there is no game for two.
 *
 * <p>Read {@link tabuleiro.games.tetris.TetrisPiece}, {@link tabuleiro.games.tetris.TetrisRotation}
 * and {@link tabuleiro.games.tetris.TetrisMove} first, then {@link
 * tabuleiro.games.tetris.TetrisBoard}, the well as a value, and {@link
 * tabuleiro.games.tetris.Tetris}, the state that searches play on. The rules over bits are in
 * {@code Well}; what all states of one problem share is in {@code TetrisProblem}; text and drawing
 * are in {@code TetrisNotation} and {@code TetrisDrawing}; {@link
 * tabuleiro.games.tetris.TetrisWorld} describes it all to the program.
 *
 * <p>Endless Tetris, where pieces come by chance and programs play by themselves, is a world of its
 * own kind: {@link tabuleiro.games.tetris.EndlessTrial} and {@link
 * tabuleiro.games.tetris.EndlessGame} from outside, {@code EndlessBoard}, {@code EndlessFeatures}
 * and {@code EndlessWeights} inside.
 */
@NullMarked
package tabuleiro.games.tetris;

import org.jspecify.annotations.NullMarked;
