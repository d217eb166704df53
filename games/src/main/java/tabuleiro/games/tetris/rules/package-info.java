/**
 * The rules and the notation of IA-Tetris. Read {@link tabuleiro.games.tetris.rules.TetrisPiece},
 * {@link tabuleiro.games.tetris.rules.TetrisRotation} and {@link
 * tabuleiro.games.tetris.rules.TetrisMove} first, then {@link
 * tabuleiro.games.tetris.rules.TetrisBoard}, the well as a value, and {@link
 * tabuleiro.games.tetris.rules.Tetris}, the state that searches play on. {@link
 * tabuleiro.games.tetris.rules.Well} holds the rules as functions over bits, and {@link
 * tabuleiro.games.tetris.rules.TetrisProblem} the data shared by all states of one problem.
 */
@NullMarked
package tabuleiro.games.tetris.rules;

import org.jspecify.annotations.NullMarked;
