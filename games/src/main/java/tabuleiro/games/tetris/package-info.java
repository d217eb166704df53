/**
 * IA-Tetris: a well of 18 rows and 10 columns, pieces known in advance, straight drops. A puzzle;
 * there is no game for two. {@link tabuleiro.games.tetris.TetrisWorld} is the entry point.
 *
 * <p>The rules are in {@code rules}, endless Tetris in {@code endless}. This package contains the
 * problems, the heuristics and the solvers: {@code TetrisBestSolver} finds the most points, {@code
 * TetrisCourseBest} is the search of a student group.
 */
@NullMarked
package tabuleiro.games.tetris;

import org.jspecify.annotations.NullMarked;
