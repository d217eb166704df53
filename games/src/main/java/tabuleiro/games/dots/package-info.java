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
 *
 * <p>Those who play see a board as coins on strings, {@code DotsCoins}. {@code DotsQuiet} is a
 * position of them that changes, {@code DotsLinks} finds its chains and moves, {@code DotsTurn}
 * says what to take. {@code DotsSearch} proves bounds, with {@code DotsTable} for memory and {@code
 * DotsEndings} for the end; {@code DotsProof} makes exact values of bounds, and {@link
 * tabuleiro.games.dots.DotsSolver} answers with them. {@code DotsEngine} plays, and searches with
 * {@code DotsOpening} and the guesses of {@code DotsEstimate} where no proof fits. {@code
 * DotsEvaluations} lends these guesses to other searches.
 */
@NullMarked
package tabuleiro.games.dots;

import org.jspecify.annotations.NullMarked;
