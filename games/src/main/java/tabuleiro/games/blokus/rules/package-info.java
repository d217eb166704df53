/**
 * The rules and the notation of Blokus Uno. Read {@link tabuleiro.games.blokus.rules.BlokusBoard}
 * first: the board as bits. {@link tabuleiro.games.blokus.rules.BlokusPlacements} finds all
 * placements at once. {@link tabuleiro.games.blokus.rules.Blokus} is a position of the game for two
 * and {@link tabuleiro.games.blokus.rules.BlokusPuzzle} a state of the puzzle. {@link
 * tabuleiro.games.blokus.rules.BlokusNotation} and {@link
 * tabuleiro.games.blokus.rules.BlokusPuzzleNotation} read and write them.
 */
@NullMarked
package tabuleiro.games.blokus.rules;

import org.jspecify.annotations.NullMarked;
