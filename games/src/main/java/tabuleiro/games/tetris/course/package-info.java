/** The public tests of IA-Tetris, run on this implementation. */
@NullMarked
package tabuleiro.games.tetris.course;

import org.jspecify.annotations.NullMarked;
