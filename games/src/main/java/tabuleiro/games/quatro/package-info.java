/**
 * Problema do Quatro: four in a line that share an attribute, a game of the Quarto family.
 *
 * <p>Read {@code QuatroLines} first, the rules as functions over bits, with {@code QuatroPiece} for
 * the sixteen pieces and {@code QuatroDeal} for what stays the same through a game. Then the two
 * leaves: {@link tabuleiro.games.quatro.Quatro}, the game for two, and {@link
 * tabuleiro.games.quatro.QuatroPuzzle}, the problem for one. Texts are written and read by {@code
 * QuatroNotation} and {@code QuatroPuzzleNotation} with the help of {@code QuatroReader} (boards),
 * {@code QuatroMoveText} (moves) and {@code QuatroDrawing}. {@code QuatroHeuristics} estimates how
 * far a puzzle is from being solved, {@link tabuleiro.games.quatro.QuatroSymmetry} knows which
 * positions are alike, {@link tabuleiro.games.quatro.QuatroCourse} is the opponent of the course,
 * {@code QuatroEngine} the strongest one; it and {@code QuatroSolver} are built on {@code
 * QuatroSearch}, which exhausts the game, and {@link tabuleiro.games.quatro.QuatroWorld} introduces
 * it all to the program.
 */
@NullMarked
package tabuleiro.games.quatro;

import org.jspecify.annotations.NullMarked;
