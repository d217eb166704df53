/**
 * Solving puzzles: a {@link tabuleiro.core.solver.Solver} looks for a way to a solved state within
 * a {@link tabuleiro.core.limits.Budget} made from {@link tabuleiro.core.limits.Limits}, guided
 * perhaps by a {@link tabuleiro.core.solver.Heuristic}, and ends with an {@link
 * tabuleiro.core.solver.Outcome} that holds its {@link tabuleiro.core.limits.SearchCounts}. A
 * {@link tabuleiro.core.solver.Tracer} may look on; a {@link tabuleiro.core.solver.Backward} tells
 * how to go back from the end.
 */
@NullMarked
package tabuleiro.core.solver;

import org.jspecify.annotations.NullMarked;
