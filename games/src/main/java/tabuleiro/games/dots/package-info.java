/**
 * Dots and Boxes, a game for two and a puzzle. {@link tabuleiro.games.dots.DotsWorld} is the entry
 * point.
 *
 * <p>The rules are in {@code rules}, the engine and the solver in {@code engine}. This package
 * describes the world to the program: notations ({@code DotsNotation}, {@code DotsPuzzleNotation},
 * {@code DotsArcs}), drawings ({@code DotsDrawing}, {@code DotsPicture}), heuristics ({@code
 * DotsHeuristics}; {@code DotsProfile} computes the exact cost), evaluations and the course player.
 */
@NullMarked
package tabuleiro.games.dots;

import org.jspecify.annotations.NullMarked;
