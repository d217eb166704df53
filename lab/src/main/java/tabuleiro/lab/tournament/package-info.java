/**
 * Tournaments. A {@link tabuleiro.lab.tournament.TournamentSpec} is read from a file. {@link
 * tabuleiro.lab.tournament.Schedule} and {@link tabuleiro.lab.tournament.Swiss} make the pairings.
 * {@link tabuleiro.lab.tournament.PairWorker} plays pairs of games from the same opening. {@link
 * tabuleiro.lab.tournament.Tournament} is the plan that requests them, counts them in a {@link
 * tabuleiro.lab.tournament.Crosstable} and reports.
 */
@NullMarked
package tabuleiro.lab.tournament;

import org.jspecify.annotations.NullMarked;
