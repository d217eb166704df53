/**
 * The rules of Dots and Boxes. Read {@link tabuleiro.games.dots.rules.DotsGrid} first: it numbers
 * the arcs and computes which boxes an arc closes. {@link tabuleiro.games.dots.rules.DotsBoard}
 * holds the drawn arcs. {@link tabuleiro.games.dots.rules.Dots} is a position of the game for two,
 * {@link tabuleiro.games.dots.rules.DotsPuzzle} a state of the puzzle, and {@link
 * tabuleiro.games.dots.rules.DotsGoal} is the goal shared by all states of one puzzle.
 */
@NullMarked
package tabuleiro.games.dots.rules;

import org.jspecify.annotations.NullMarked;
