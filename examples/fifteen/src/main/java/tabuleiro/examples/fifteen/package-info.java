/**
 * Sliding tiles, an example of a world with puzzles only: {@link
 * tabuleiro.examples.fifteen.Fifteen} is the puzzle, and {@link
 * tabuleiro.examples.fifteen.FifteenWorld} describes it to the program.
 */
@NullMarked
package tabuleiro.examples.fifteen;

import org.jspecify.annotations.NullMarked;
