/**
 * Sliding tiles, the example of a world with puzzles only: {@link
 * tabuleiro.examples.fifteen.Fifteen} is the puzzle, {@link
 * tabuleiro.examples.fifteen.FifteenWorld} all that the program needs to know of it.
 */
@NullMarked
package tabuleiro.examples.fifteen;

import org.jspecify.annotations.NullMarked;
