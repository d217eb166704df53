/**
 * Monte Carlo tree search for two-player games: {@link tabuleiro.search.mcts.Uct} runs random
 * playouts and uses their results to guide the search. It suits games that are hard to evaluate but
 * quick to play to the end.
 */
@NullMarked
package tabuleiro.search.mcts;

import org.jspecify.annotations.NullMarked;
