/**
 * Problema do Quatro, a game of the Quarto family: four in a line that share an attribute. {@link
 * tabuleiro.games.quatro.QuatroWorld} is the entry point.
 *
 * <p>The rules are in {@code rules}, the engine and the solver in {@code engine}. This package
 * describes the world to the program: heuristics, evaluations, the picture, the log and the player
 * of the course.
 */
@NullMarked
package tabuleiro.games.quatro;

import org.jspecify.annotations.NullMarked;
