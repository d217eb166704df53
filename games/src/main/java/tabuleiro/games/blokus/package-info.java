/**
 * Blokus Uno: four pieces on a board of 14×14; pieces of one colour meet at corners only.
 *
 * <p>Read {@link tabuleiro.games.blokus.rules.BlokusBoard} first: the frame of bits and how
 * placements are found without trying any. Then its two users, {@link
 * tabuleiro.games.blokus.rules.Blokus}, the game of two, and {@link
 * tabuleiro.games.blokus.rules.BlokusPuzzle}, the problem of one. {@code BlokusPiece} and {@code
 * BlokusHand} are what both lay and hold. {@code BlokusHeuristics} estimates how many pieces a
 * puzzle still takes, {@code BlokusFill} and {@code BlokusReach} from below. For searches of the
 * game, {@code BlokusEvaluation} guesses how it ends, with {@code BlokusInfluence} for the ground,
 * and {@code BlokusEndgame} knows it once a player is stuck. Text comes last: {@code BlokusCells}
 * reads and checks boards, {@code BlokusNotation} and {@code BlokusPuzzleNotation} write and read
 * states, {@code BlokusDrawing} draws them, {@code BlokusProblems} reads problem files. {@link
 * tabuleiro.games.blokus.BlokusWorld} is the door to all of it.
 */
@NullMarked
package tabuleiro.games.blokus;

import org.jspecify.annotations.NullMarked;
