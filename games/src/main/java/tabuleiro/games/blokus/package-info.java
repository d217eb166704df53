/**
 * Blokus Uno: four kinds of pieces on a 14×14 board; pieces of one colour meet only at corners.
 * {@link tabuleiro.games.blokus.BlokusWorld} is the entry point.
 *
 * <p>The rules, the notations and the drawing are in {@code rules}. This package describes the
 * world to the program: heuristics of the puzzle ({@code BlokusHeuristics}, with the lower bound of
 * {@code BlokusFillBound} and {@code BlokusReach}), evaluations of the game ({@code
 * BlokusEvaluation}, {@code BlokusInfluence}), the endgame solver ({@code BlokusEndgame}), the
 * picture, the log and the course player.
 */
@NullMarked
package tabuleiro.games.blokus;

import org.jspecify.annotations.NullMarked;
