/**
 * Dots and Boxes, as a game of two and as a puzzle of one.
 *
 * <p>Read {@link tabuleiro.games.dots.DotsGrid} first, which numbers the arcs and knows which boxes
 * an arc closes; then the two leaves, {@link tabuleiro.games.dots.Dots} and {@link
 * tabuleiro.games.dots.DotsPuzzle} with its {@link tabuleiro.games.dots.DotsGoal}; then {@link
 * tabuleiro.games.dots.DotsSymmetry}. {@code DotsHeuristics} estimates the cost of the puzzle, and
 * {@code DotsProfile} finds it. Text comes after the rules: {@code DotsBoard} reads and writes a
 * board, {@code DotsArcs} a move, {@code DotsDrawing} draws for a terminal, and {@code
 * DotsNotation} and {@code DotsPuzzleNotation} join them. {@link tabuleiro.games.dots.DotsWorld} is
 * the door of the package.
 */
@NullMarked
package tabuleiro.games.dots;

import org.jspecify.annotations.NullMarked;
