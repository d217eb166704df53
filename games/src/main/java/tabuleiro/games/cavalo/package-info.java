/**
 * Jogo do Cavalo: knights collect the numbers of a 10×10 board, and every visit removes another
 * number. {@link tabuleiro.games.cavalo.CavaloWorld} is the entry point.
 *
 * <p>The rules are in {@code rules}. This package describes the world to the program: notations
 * ({@code CavaloNotation}, {@code CavaloPuzzleNotation}), drawings ({@code CavaloDrawing}, {@code
 * CavaloPicture}), heuristics ({@code CavaloHeuristics}, with the lower bounds of {@code
 * CavaloVisitBound} and {@code CavaloWalkBound}), evaluations ({@code CavaloEvaluations}), the
 * endgame solver ({@code CavaloEndgame}) and {@link tabuleiro.games.cavalo.CavaloCourse}, the
 * opponent of the course manual.
 */
@NullMarked
package tabuleiro.games.cavalo;

import org.jspecify.annotations.NullMarked;
