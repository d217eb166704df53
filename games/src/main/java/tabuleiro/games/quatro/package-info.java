/**
 * Problema do Quatro, a game of the Quarto family: the goal is a line of four pieces that share an
 * attribute. {@link tabuleiro.games.quatro.QuatroWorld} is the entry point.
 *
 * <p>The rules are in {@code rules}, the engine and the solver in {@code engine}. This package
 * describes the world to the program: heuristics, evaluations, the picture, the log and the course
 * player.
 */
@NullMarked
package tabuleiro.games.quatro;

import org.jspecify.annotations.NullMarked;
