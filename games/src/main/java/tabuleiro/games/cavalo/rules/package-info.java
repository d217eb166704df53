/**
 * The rules of Jogo do Cavalo. Read {@link tabuleiro.games.cavalo.rules.CavaloJumps} first: knight
 * moves and sets of cells as bits. {@link tabuleiro.games.cavalo.rules.CavaloBoard} holds the
 * numbers of a board and computes what a visit removes. {@link tabuleiro.games.cavalo.rules.Cavalo}
 * is a position of the game for two and {@link tabuleiro.games.cavalo.rules.CavaloPuzzle} a state
 * of the puzzle. {@code CavaloWalkBound} and {@code CavaloPrices} compute a lower bound that all
 * states of one puzzle share.
 */
@NullMarked
package tabuleiro.games.cavalo.rules;

import org.jspecify.annotations.NullMarked;
