/**
 * Jogo do Cavalo: knights collect the numbers of a 10×10 board, and every visit takes another
 * number away.
 *
 * <p>Read first {@code CavaloJumps} (where a knight can go), {@code CavaloMoves} (what a move
 * number means), {@code CavaloRules} (the switches) and {@code CavaloBoard} (the numbers and what a
 * visit removes); then {@link tabuleiro.games.cavalo.rules.Cavalo}, the game of two knights, and
 * {@link tabuleiro.games.cavalo.rules.CavaloPuzzle}, the problem of one. {@code CavaloHeuristics}
 * estimates how far a problem is from being solved, by {@code CavaloOutlook} and by {@code
 * CavaloWalks} at {@code CavaloPrices}. Searches of the game are told about it by {@code
 * CavaloEvaluations} and {@code CavaloEndgame}; {@link tabuleiro.games.cavalo.CavaloCourse} is the
 * opponent of the manual. Text is the matter of {@code CavaloCells}, {@code CavaloNotation}, {@code
 * CavaloPuzzleNotation} and {@code CavaloDrawing}; {@link tabuleiro.games.cavalo.CavaloWorld}
 * offers it all to the rest of the program.
 */
@NullMarked
package tabuleiro.games.cavalo;

import org.jspecify.annotations.NullMarked;
