/**
 * One game between two: {@link tabuleiro.lab.match.Match} is what has been played so far, {@link
 * tabuleiro.lab.match.Referee} lets two players finish it, {@link tabuleiro.lab.match.GameRecord}
 * is the game as a file.
 */
@NullMarked
package tabuleiro.lab.match;

import org.jspecify.annotations.NullMarked;
