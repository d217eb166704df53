/**
 * Games between two. {@link tabuleiro.lab.match.GameHistory} is what has been played so far, {@link
 * tabuleiro.lab.match.Referee} lets two players finish it unless an {@link
 * tabuleiro.lab.match.Adjudication} ends it before, {@link tabuleiro.lab.match.GameRecord} is the
 * game as a file. Many games are a {@link tabuleiro.lab.match.Match}: {@link
 * tabuleiro.lab.match.Openings} gives the starts, {@link tabuleiro.lab.match.MatchScore} counts,
 * with {@link tabuleiro.lab.match.Pairs} as what {@link tabuleiro.lab.match.Elo} and {@link
 * tabuleiro.lab.match.Sprt} judge by.
 */
@NullMarked
package tabuleiro.lab.match;

import org.jspecify.annotations.NullMarked;
