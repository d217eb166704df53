/**
 * Games and matches between two players. A {@link tabuleiro.core.world.GameHistory} holds the moves
 * so far. A {@link tabuleiro.lab.match.Referee} lets two players finish the game unless an {@link
 * tabuleiro.lab.match.Adjudication} ends it early. A {@link tabuleiro.lab.match.GameRecord} is a
 * game as a file. A {@link tabuleiro.lab.match.Match} is a series of games: {@link
 * tabuleiro.lab.match.Openings} provides the openings, {@link tabuleiro.lab.match.MatchScore}
 * counts the results, and {@link tabuleiro.lab.match.Elo} and {@link tabuleiro.lab.match.Sprt}
 * evaluate the {@link tabuleiro.lab.match.Pairs}.
 */
@NullMarked
package tabuleiro.lab.match;

import org.jspecify.annotations.NullMarked;
