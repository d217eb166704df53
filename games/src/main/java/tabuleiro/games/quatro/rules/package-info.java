/**
 * The rules and the notation of Quatro. Read {@link tabuleiro.games.quatro.rules.QuatroLines}
 * first: the rules as functions over bits. {@link tabuleiro.games.quatro.rules.QuatroPiece} holds
 * the sixteen pieces and {@link tabuleiro.games.quatro.rules.QuatroSetup} what stays the same
 * during a game. {@link tabuleiro.games.quatro.rules.Quatro} is a position of the game for two and
 * {@link tabuleiro.games.quatro.rules.QuatroPuzzle} a state of the puzzle. {@link
 * tabuleiro.games.quatro.rules.QuatroNotation} and {@link
 * tabuleiro.games.quatro.rules.QuatroPuzzleNotation} read and write them.
 */
@NullMarked
package tabuleiro.games.quatro.rules;

import org.jspecify.annotations.NullMarked;
