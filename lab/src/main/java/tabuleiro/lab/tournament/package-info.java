/**
 * Tournaments. {@link tabuleiro.lab.tournament.TournamentSpec} are read from a file; {@link
 * tabuleiro.lab.tournament.Schedule} and {@link tabuleiro.lab.tournament.Swiss} say who meets whom;
 * {@link tabuleiro.lab.tournament.PairWorker} plays the games, two by two from the same start;
 * {@link tabuleiro.lab.tournament.Tournament} is the plan that asks for them, counts them in a
 * {@link tabuleiro.lab.tournament.Crosstable} and reports.
 */
@NullMarked
package tabuleiro.lab.tournament;

import org.jspecify.annotations.NullMarked;
