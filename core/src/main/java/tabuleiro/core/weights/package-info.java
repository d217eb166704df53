/**
 * Tunable parameters. A {@link tabuleiro.core.weights.Tunable} names its {@link
 * tabuleiro.core.weights.Weight}s and creates instances with other values: evaluations of a game,
 * heuristics and solvers of a puzzle, and {@link tabuleiro.core.weights.Trial}s, which play
 * single-player games with random events. Tuning depends on nothing else.
 */
@NullMarked
package tabuleiro.core.weights;

import org.jspecify.annotations.NullMarked;
