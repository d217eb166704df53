/**
 * Things that numbers shape. A {@link tabuleiro.core.weights.Tunable} thing names its {@link
 * tabuleiro.core.weights.Weight}s and can be made anew with other values: evaluations of a game,
 * heuristics and solvers of a puzzle, and {@link tabuleiro.core.weights.Trial}s, which play against
 * chance. Tuning knows nothing else of what it tunes.
 */
@NullMarked
package tabuleiro.core.weights;

import org.jspecify.annotations.NullMarked;
